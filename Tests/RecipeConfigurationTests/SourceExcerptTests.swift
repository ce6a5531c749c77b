import RecipeCore
import TOMLSyntax
import Testing

@testable import RecipeConfiguration
@testable import Text

@Suite("Excerpts of a file")
struct SourceExcerptTests {
  private func excerpt(_ text: String, _ line: Int, _ column: Int, _ length: Int) -> String? {
    SourceLines(Array(text.utf8), secretNames: ["key"])
      .excerpt(at: TOMLPosition(line: line, column: column, length: length))?.description
  }

  @Test(
    "the mark stands under the part it is about",
    arguments: [
      ("a = 1", 1, 5, 1, "   1 | a = 1\n     |     ^"),
      ("\u{FEFF}a\r\nb\r\n", 1, 1, 1, "   1 | a\n     | ^"),
      ("a\r\nb\r\n", 2, 1, 9, "   2 | b\n     | ^"),
      ("菜 = 1", 1, 5, 1, "   1 | 菜 = 1\n     |      ^"),
      ("a = \"菜谱\"", 1, 5, 4, "   1 | a = \"菜谱\"\n     |     ^^^^^^"),
      ("e\u{301} = 1", 1, 6, 1, "   1 | e\u{301} = 1\n     |     ^"),
      ("a\t= 1", 1, 5, 1, "   1 | a = 1\n     |     ^"),
      ("a =", 1, 4, 1, "   1 | a =\n     |    ^"),
      ("a = '\u{1B}[31m'", 1, 6, 1, "   1 | a = '\u{FFFD}[31m'\n     |      ^"),
      ("key = 1 2", 1, 9, 1, "   1 | key = •••\n     |         ^"),
      ("", 1, 1, 1, "   1 | \n     | ^"),
    ])
  func marks(text: String, line: Int, column: Int, length: Int, expected: String) {
    #expect(excerpt(text, line, column, length) == expected)
  }

  @Test("a line that is not there has no excerpt")
  func missingLine() {
    #expect(excerpt("a", 2, 1, 1) == nil)
    #expect(excerpt("a", 0, 1, 1) == nil)
  }

  @Test("a long line is cut on both sides of the mark")
  func longLine() throws {
    let line = (0..<400).map { String($0 % 10) }.joined()
    let marked = MarkedText(line, offset: 200, length: 500)
    #expect(marked.text.hasPrefix("…2345") && marked.text.hasSuffix("4567…"))
    #expect(marked.text.unicodeScalars.count == MarkedText.lengthLimit + 2)
    let first = marked.text.unicodeScalars.dropFirst(marked.offset).first
    #expect(first == "0")
    #expect(marked.length == MarkedText.lengthLimit / 2)
  }
}
