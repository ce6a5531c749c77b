import Testing

@testable import TOMLSyntax

@Suite("Errors in TOML")
struct TOMLSyntaxErrorTests {
  /// A text, and the line, column, length and message of the error in it.
  struct Case: CustomTestStringConvertible {
    let text: String
    let place: [Int]
    let message: String

    init(_ text: String, _ place: [Int], _ message: String) {
      self.text = text
      self.place = place
      self.message = message
    }

    var testDescription: String { text.debugDescription }
  }

  @Test(
    "an error says what is wrong and points at it",
    arguments: [
      Case("a", [1, 2, 1], "expected '=' after a key, found the end of the file"),
      Case("a b = 1", [1, 3, 1], "expected '=' after a key, found 'b'"),
      Case("\n= 1", [2, 1, 1], "expected a key, found '='"),
      Case("é = 1", [1, 1, 1], "expected a key, found 'é'"),
      Case("a =", [1, 4, 1], "expected a value, found the end of the file"),
      Case("a = \nb = 1", [1, 5, 1], "expected a value, found the end of the line"),
      Case("a = table", [1, 5, 5], "not a value; text needs quotation marks"),
      Case("a = 012", [1, 5, 3], "a number must not start with 0"),
      Case("a = 1__0", [1, 5, 4], "an underscore must stand between two digits"),
      Case("a = +0x1", [1, 5, 4], "a number with a radix must not have a sign"),
      Case("a = 9223372036854775808", [1, 5, 19], "does not fit a 64-bit integer"),
      Case("a = 2023-02-29", [1, 5, 10], "not a valid date or time"),
      Case("a = 1 b", [1, 7, 1], "expected the end of the line after a value, found 'b'"),
      Case("a = \"żó", [1, 5, 3], "a string is not closed on its line"),
      Case("a = '''\n\n", [1, 5, 3], "a string is not closed"),
      Case("a = \"\\q\"", [1, 6, 2], "unknown escape; write '\\\\' for a backslash"),
      Case("a = \"\\u12\"", [1, 6, 4], "expected 4 hexadecimal digits"),
      Case("a = \"\\uD800\"", [1, 6, 6], "not a Unicode scalar value"),
      Case("a = \"\u{1}\"", [1, 6, 1], "the control character U+0001 in a string"),
      Case("a = 1 # \u{7F}", [1, 9, 1], "the control character U+007F in a comment"),
      Case("\na = [1, [2]\n", [2, 5, 1], "a bracket is not closed"),
      Case("a = [1 2]", [1, 8, 1], "expected ',' or ']' after an element, found '2'"),
      Case("a = {b = 1 c = 2}", [1, 12, 1], "expected ',' or '}' after a value, found 'c'"),
      Case("[a\n", [1, 3, 1], "expected ']' after a header, found the end of the line"),
      Case("a = 1\na = 2", [2, 1, 1], "the key 'a' is already defined"),
      Case("[a]\n[a]", [2, 2, 1], "the table 'a' is already defined"),
      Case("a = 1\n[a.b]", [2, 2, 1], "'a' already has a value and cannot be extended"),
      Case("[[a]]\n[a]", [2, 2, 1], "'a' is an array of tables; its header needs two brackets"),
      Case("[a]\n[[a]]", [2, 3, 1], "'a' is already a table, not an array of tables"),
      Case(
        "[a.b]\n[a]\nb.c = 1", [3, 1, 1],
        "the table 'b' is defined by a header and cannot be extended by a dotted key"),
    ])
  func errors(_ expected: Case) {
    let error = #expect(throws: TOMLSyntaxError.self) {
      try TOMLDocument(parsing: Array(expected.text.utf8))
    }
    #expect(error?.message == expected.message)
    #expect(
      error.map { [$0.position.line, $0.position.column, $0.position.length] } == expected.place)
  }

  @Test("a byte that is not UTF-8 is found")
  func invalidUTF8() {
    let error = #expect(throws: TOMLSyntaxError.self) {
      try TOMLDocument(parsing: Array("a = 1\nż = '".utf8) + [0xFF, 0x27])
    }
    #expect(
      error
        == TOMLSyntaxError(
          "not valid UTF-8", at: TOMLPosition(line: 2, column: 6, length: 1)))
  }

  @Test("a repeated key is found in tables of any size", arguments: [1, 12, 13, 14, 100])
  func repeatedKey(count: Int) {
    let keys = (1...count).map { "k\($0) = 1\n" }.joined()
    for repeated in [1, count] {
      let error = #expect(throws: TOMLSyntaxError.self) {
        try TOMLDocument(parsing: Array((keys + "k\(repeated) = 2").utf8))
      }
      #expect(error?.message == "the key 'k\(repeated)' is already defined")
    }
  }
}
