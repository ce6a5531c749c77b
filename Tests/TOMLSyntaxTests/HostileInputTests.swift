import TestSupport
import Testing

@testable import TOMLSyntax

@Suite("TOML that means harm")
struct HostileInputTests {
  private func nested(_ opening: String, _ closing: String, _ count: Int) -> String {
    String(repeating: opening, count: count) + "1" + String(repeating: closing, count: count)
  }

  /// A way to write nesting: what stands before, around each level, and after, and how many
  /// levels there are without any repetition.
  struct Nesting {
    let before: String
    let opening: String
    let core: String
    let closing: String
    let fixedLevels: Int

    func text(levels: Int) -> String {
      let count = levels - fixedLevels
      return before + String(repeating: opening, count: count) + core
        + String(repeating: closing, count: count)
    }
  }

  @Test(
    "nesting is accepted up to the limit and refused beyond it, however it is written",
    arguments: [
      Nesting(before: "a = ", opening: "[", core: "1", closing: "]", fixedLevels: 1),
      Nesting(before: "a = ", opening: "{a = ", core: "1", closing: "}", fixedLevels: 1),
      Nesting(before: "a = {", opening: "a.", core: "a = 1}", closing: "", fixedLevels: 2),
      Nesting(before: "", opening: "a.", core: "a = 1", closing: "", fixedLevels: 1),
      Nesting(before: "[", opening: "a.", core: "a]\nb = 1", closing: "", fixedLevels: 2),
      Nesting(before: "[[", opening: "a.", core: "a]]\nb.c = 1", closing: "", fixedLevels: 3),
    ])
  func maximumDepth(nesting: Nesting) {
    let limits = TOMLLimits(depth: 8, size: 1000)
    #expect(throws: Never.self) {
      try TOMLDocument(parsing: Array(nesting.text(levels: 8).utf8), limits: limits)
    }
    let error = #expect(throws: TOMLSyntaxError.self) {
      try TOMLDocument(parsing: Array(nesting.text(levels: 9).utf8), limits: limits)
    }
    #expect(error?.message == "nested deeper than the limit")
  }

  @Test("the standard depth limit is safe for the stack")
  func standardDepth() {
    #expect(throws: Never.self) {
      try TOMLDocument(parsing: Array(("a = " + nested("[", "]", 127)).utf8))
    }
    #expect(throws: TOMLSyntaxError.self) {
      try TOMLDocument(parsing: Array(("a = " + nested("[", "]", 100_000)).utf8))
    }
  }

  @Test("a text beyond the size limit is refused")
  func sizeLimit() {
    let limits = TOMLLimits(depth: 8, size: 5)
    #expect(throws: Never.self) { try TOMLDocument(parsing: Array("a = 1".utf8), limits: limits) }
    #expect(throws: TOMLSyntaxError.self) {
      try TOMLDocument(parsing: Array("a = 12".utf8), limits: limits)
    }
  }

  @Test(
    "many keys, tables, elements or lines are read whole",
    arguments: [
      ("", "k# = 1\n", ""), ("", "[[a]]\n", ""), ("a = [", "1,", "]"),
      ("a = {", "k# = 1,", "k = 1}"), ("a = \"\"\"", "\n", "\"\"\""),
    ])
  func manyThings(before: String, piece: String, after: String) {
    let pieces = (0..<20_000).map { piece.replacing("#", with: String($0)) }
    let text = before + pieces.joined() + after
    #expect(throws: Never.self) { try TOMLDocument(parsing: Array(text.utf8)) }
  }

  @Test("no change of bytes makes the reader trap")
  func mutations() {
    let text = """
      a.b = "x\\u00e9\\n" # c
      [t.'q w']
      n = [1, -2.5e+3, 0xff, { i = 1979-05-27 07:32:00.1-07:00 },]
      m = \"\"\"one \\
        two\"\"\"\"
      l = '''\r\nraw'''
      [[r]]
      d = 07:32:00
      """
    var generator = SeededGenerator(seed: 7)
    var outcomes: Set<Bool> = []
    for _ in 0..<3000 {
      let bytes = generator.mutated(Array(text.utf8))
      outcomes.insert((try? TOMLDocument(parsing: bytes)) != nil)
    }
    #expect(outcomes == [true, false])
  }
}
