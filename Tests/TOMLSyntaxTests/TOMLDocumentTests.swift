import Testing

@testable import TOMLSyntax

@Suite("A TOML document")
struct TOMLDocumentTests {
  private func root(_ text: String, firstLine: Int = 1) throws -> TOMLTable {
    try TOMLDocument(parsing: Array(text.utf8), firstLine: firstLine).root
  }

  @Test("tables keep the order in which keys were first written")
  func order() throws {
    let root = try root("z = 1\na.q = 2\n[m]\n[b.c]\na = 1\n[b]\nb = 1")
    #expect(root.entries.map(\.key.name) == ["z", "a", "m", "b"])
    #expect(root["b"]?.table?.entries.map(\.key.name) == ["c", "b"])
  }

  @Test("every value and key knows its line, column and length in Unicode scalars")
  func positions() throws {
    let root = try root(
      "\u{FEFF}# zażółć\n\"ż ó\" = 'gęś' # 鵝\n[a.\"b\"]\nc = [ 1979-05-27 07:32:00Z, {d = -1.5}]")
    let first = try #require(root.entries.first)
    #expect(first.key.position == TOMLPosition(line: 2, column: 1, length: 5))
    #expect(first.value.position == TOMLPosition(line: 2, column: 9, length: 5))
    let inner = try #require(root["a"]?.table?.entry(named: "b"))
    #expect(inner.key.position == TOMLPosition(line: 3, column: 4, length: 3))
    #expect(inner.value.position == inner.key.position)
    let elements = try #require(inner.value.table?["c"]?.elements)
    #expect(
      elements.map(\.position) == [
        TOMLPosition(line: 4, column: 7, length: 20), TOMLPosition(line: 4, column: 29, length: 1),
      ])
    #expect(elements.last?.table?["d"]?.position == TOMLPosition(line: 4, column: 34, length: 4))
  }

  @Test("a value over several lines is as long as its first line")
  func multilineLength() throws {
    let position = try root("a = \"\"\"\nb\"\"\"")["a"]?.position
    #expect(position == TOMLPosition(line: 1, column: 5, length: 3))
  }

  @Test("the lines of a part of a file are counted from its first line")
  func firstLine() throws {
    #expect(try root("\na = 1", firstLine: 2)["a"]?.position.line == 3)
    let error = #expect(throws: TOMLSyntaxError.self) { try root("\na", firstLine: 2) }
    #expect(error?.position.line == 3)
  }

  @Test(
    "values have the content that is written",
    arguments: [
      ("'a\\b'", .string("a\\b")), (#""\u00E9\t""#, .string("é\t")),
      ("\"\"\"a\\\n   b\"\"\"", .string("ab")), ("'''\r\na'''''", .string("a''")),
      ("-0x", nil), ("0xDEAD_BEEF", .integer(0xDEAD_BEEF)), ("0b101", .integer(5)),
      ("-9223372036854775808", .integer(.min)), ("1_000", .integer(1000)),
      ("6.0_0e+1_0", .float(6e10, text: "6.00e10")), ("-inf", .float(-.infinity, text: "-inf")),
      ("true", .boolean(true)),
      ("1979-05-27t07:32:00.50z", .offsetDateTime("1979-05-27T07:32:00.50Z")),
      ("1979-05-27 07:32:00", .localDateTime("1979-05-27T07:32:00")),
      ("2000-02-29", .localDate("2000-02-29")), ("23:59:60", .localTime("23:59:60")),
      ("[ ]", .array([])), ("{ }", .table(TOMLTable(entries: []))),
    ] as [(String, TOMLValue.Content?)])
  func contents(text: String, expected: TOMLValue.Content?) {
    #expect((try? root("a = \(text)"))?["a"]?.content == expected)
  }

  @Test("keys that only look alike are different keys")
  func canonicalEquivalence() throws {
    let root = try root("\"\u{E9}\" = 1\n\"e\u{301}\" = 2")
    #expect(root.entries.count == 2)
    #expect(root["e\u{301}"]?.content == .integer(2))
    #expect(root["\u{E9}"]?.content == .integer(1))
  }
}
