import Testing

@testable import Text

@Suite("Marked text")
struct MarkedTextTests {
  @Test(
    "the mark stands under the part it is about, however wide what is before it",
    arguments: [
      ("abc", 1, 1, " ^"), ("abc", 3, 1, "   ^"), ("abc", 9, 9, "   ^"), ("", 0, 1, "^"),
      ("日本 x", 3, 1, "     ^"), ("日本 x", 0, 2, "^^^^"), ("e\u{301}x", 2, 1, " ^"),
      ("🍳 x", 2, 1, "   ^"), ("a\tb", 2, 1, "  ^"), ("\u{1B}[2Jx", 4, 1, "    ^"),
      ("abc", -1, 1, "^"),
    ])
  func carets(line: String, offset: Int, length: Int, carets: String) {
    #expect(MarkedText(line, offset: offset, length: length).lines[1] == carets)
  }

  @Test("a long line is cut around its mark", arguments: [0, 40, 200, 399, 400])
  func long(offset: Int) {
    let line = (0..<400).map { String($0 % 10) }.joined()
    let marked = MarkedText(line, offset: offset)
    #expect(marked.text.unicodeScalars.count <= MarkedText.maximumLength + 2)
    let expected = offset < 400 ? String(offset % 10) : ""
    #expect(String(marked.text.dropFirst(marked.offset).prefix(1)) == expected)
  }
}
