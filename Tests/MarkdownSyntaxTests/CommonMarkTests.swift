import MarkdownSyntax
import Testing

@Suite(
  "CommonMark",
  .enabled(if: CommonMarkSuite.isPresent, "needs ../shared/conformance/commonmark/spec.json"))
struct CommonMarkTests {
  @Test("all 655 examples of the specification are rendered as it says")
  func all() {
    let examples = CommonMarkSuite.examples
    #expect(examples.count == 655)
    #expect(examples.count { CommonMarkHTML($0.markdown).text == $0.html } == 655)
  }

  @Test("the examples of a section are rendered as it says", arguments: CommonMarkSuite.sections)
  func section(name: String) {
    for example in CommonMarkSuite.examples where example.section == name {
      let html = CommonMarkHTML(example.markdown).text
      #expect(
        html == example.html, "example \(example.example): \(example.markdown.debugDescription)")
    }
  }
}
