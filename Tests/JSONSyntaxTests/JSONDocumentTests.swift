import JSONSyntax
import Testing

@Suite("JSON documents")
struct JSONDocumentTests {
  @Test(
    "a fault is told with its line and column",
    arguments: [
      ("", 1, 1, "expected a value, found the end of the text"),
      ("{\n  \"a\": tru\n}", 2, 8, "expected a value, found 't'"),
      ("[1 2]", 1, 4, "expected ',' or ']' after an element, found '2'"),
      ("[1,]", 1, 4, "expected a value, found ']'"),
      ("{\"a\":1,}", 1, 8, "expected a member's name after ',', found '}'"),
      ("{\"a\" 1}", 1, 6, "expected ':' after a member's name, found '1'"),
      ("{'a':1}", 1, 2, "expected a member's name or '}', found a single quote"),
      ("{\"é😀\":1 \"b\":2}", 1, 9, "expected ',' or '}' after a member, found '\"'"),
      ("[\"a\nb\"]", 1, 4, "a quote at the end of the string, or \\n for a new line in it"),
      ("[\"a\tb\"]", 1, 4, "no control character"),
      ("[\"abc", 1, 2, "the string is not terminated"),
      ("[\"\\x\"]", 1, 3, "a backslash must start one of"),
      ("[\"\\u12G4\"]", 1, 3, "four hexadecimal digits"),
      ("[01]", 1, 2, "must not have a leading zero"),
      ("[1.]", 1, 4, "a digit after the decimal point"),
      ("[-]", 1, 3, "a digit after '-'"),
      ("[1e+]", 1, 5, "a digit after the exponent's 'e'"),
      ("1 é", 1, 3, "expected the end of the text after the value, found 'é'"),
      ("\u{FEFF}[x]", 1, 2, "expected a value, found 'x'"),
    ])
  func faults(text: String, line: Int, column: Int, message: String) throws {
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: Array(text.utf8))
    }
    #expect(error.line == line)
    #expect(error.column == column)
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test(
    "bytes that are not UTF-8 are refused where they stand",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82],
    ] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) throws {
    let text = Array("[\"é".utf8) + bytes + Array("\"]".utf8)
    let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text) }
    #expect(error.message == "the text is not valid UTF-8")
    #expect(error.column == 4)
    #expect(error.offset == 4)
  }

  @Test("UTF-16 is named as such", arguments: [[0xFE, 0xFF, 0, 0x5B], [0xFF, 0xFE, 0x5B, 0]])
  func utf16(_ bytes: [UInt8]) throws {
    let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(parsing: bytes) }
    #expect(error.message.contains("UTF-16"))
  }

  @Test("every truncation of a text is refused")
  func truncations() throws {
    let text = Array(#"{"a":[1.5e-3,true,null,"x\u00e9y😀"],"b":{"c":{}}}"#.utf8)
    #expect(throws: Never.self) { try JSONDocument(parsing: text) }
    for length in 0..<text.count {
      #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: Array(text[..<length])) }
    }
  }

  @Test("quotes, backslashes and controls are found at every distance from a word's beginning")
  func alignment() throws {
    for length in 0..<24 {
      let padding = String(repeating: "a", count: length)
      #expect(try Self.root("\"\(padding)\\n\(padding)\"").string == "\(padding)\n\(padding)")
      #expect(try Self.root("\"\(padding)é\(padding)\"").string == "\(padding)é\(padding)")
      #expect(throws: JSONSyntaxError.self) { try Self.root("\"\(padding)\u{1F}\(padding)\"") }
      #expect(throws: JSONSyntaxError.self) { try Self.root("\"\(padding)") }
    }
  }

  @Test("nesting up to the limit is read, one level more is refused")
  func depth() throws {
    let limits = JSONLimits(depth: 3, size: 1_000)
    #expect(throws: Never.self) {
      try JSONDocument(parsing: Array("[{\"a\":[]}]".utf8), limits: limits)
    }
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: Array("[{\"a\":[[]]}]".utf8), limits: limits)
    }
    #expect(error?.message == "arrays and objects are nested deeper than 3 levels")
    #expect(error?.column == 8)
  }

  @Test("a text larger than the limit is refused")
  func size() {
    let limits = JSONLimits(depth: 3, size: 4)
    #expect(throws: Never.self) { try JSONDocument(parsing: Array("[12]".utf8), limits: limits) }
    #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: Array("[123]".utf8), limits: limits)
    }
  }

  @Test("a part of some bytes is a text of its own, with its own lines and columns")
  func parts() throws {
    let bytes = Array("{\"a\":1}\n{\"b\":\n [2]}\n{\"c\" 3}".utf8)
    let second = try JSONDocument(parsing: bytes, in: 8..<20)
    var places = JSONPositionCounter()
    let place = second.root["b"].map { places.place(of: $0) }
    #expect(place?.line == 2)
    #expect(place?.column == 2)
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: bytes, in: 20..<27)
    }
    #expect(error?.line == 1)
    #expect(error?.column == 6)
    #expect(error?.offset == 5)
  }

  private static func root(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: Array(text.utf8)).root
  }
}
