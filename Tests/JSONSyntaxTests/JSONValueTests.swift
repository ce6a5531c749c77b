import JSONSyntax
import Testing

@Suite("JSON values")
struct JSONValueTests {
  @Test(
    "strings are decoded",
    arguments: [
      (#""""#, ""),
      (#""plain""#, "plain"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u20AC""#, "é€"),
      (#""\uD83D\uDE00!""#, "😀!"),
      (#""\uD83D""#, "\u{FFFD}"),
      (#""\uD83Dx""#, "\u{FFFD}x"),
      (#""\uDE00\uD83D\u0041""#, "\u{FFFD}\u{FFFD}A"),
      (#""\u0000""#, "\0"),
      (#""老干妈 \u732b""#, "老干妈 猫"),
    ])
  func strings(text: String, decoded: String) throws {
    #expect(try Self.root(text).string == decoded)
  }

  @Test(
    "numbers keep their text, and are whole only when they are",
    arguments: [
      ("99.99999999999974", 99.99999999999974, nil),
      ("100", 100, 100),
      ("100.0", 100, 100),
      ("1e2", 100, 100),
      ("-0", 0, 0),
      ("9223372036854775807", 0x1p63, Int.max),
      ("9223372036854775808", 0x1p63, nil),
      ("1e400", nil, nil),
    ] as [(String, Double?, Int?)])
  func numbers(text: String, double: Double?, integer: Int?) throws {
    let value = try Self.root(text)
    #expect(value.numberText == text)
    #expect(value.double == double)
    #expect(value.integer == integer)
  }

  @Test("a value answers only for its own kind")
  func kinds() throws {
    let kinds: [JSONValue.Kind] = [.null, .boolean, .boolean, .number, .string, .array, .object]
    let values = try Self.root(#"[null,true,false,7,"7",[7],{"7":7}]"#).elements
    #expect(values.map(\.kind) == kinds)
    #expect(values.map(\.boolean) == [nil, true, false, nil, nil, nil, nil])
    #expect(values.map(\.string) == [nil, nil, nil, nil, "7", nil, nil])
    #expect(values.map(\.integer) == [nil, nil, nil, 7, nil, nil, nil])
    #expect(values.map(\.elements.count) == [0, 0, 0, 0, 0, 1, 0])
    #expect(values.map(\.members.count) == [0, 0, 0, 0, 0, 0, 1])
    #expect(values.map(\.isNull) == [true, false, false, false, false, false, false])
  }

  @Test("members come in order with repeats, and the first of a name is found")
  func members() throws {
    let root = try Self.root(#"{"a":{"b":[1,{"a":2}]},"é":3,"a":4,"\u0062":5,"":6}"#)
    #expect(root.members.map(\.name) == ["a", "é", "a", "b", ""])
    #expect(root["a"]?.kind == .object)
    #expect(root["é"]?.integer == 3)
    #expect(root["b"]?.integer == 5)
    #expect(root[""]?.integer == 6)
    #expect(root["c"] == nil)
    #expect(root["a"]?["a"] == nil)
  }

  @Test("a value knows its text and place")
  func places() throws {
    let root = try Self.root("{\n  \"é\": [1, {\"b\" : 2}],\n  \"c\": \"x\\n\"}")
    let list = try #require(root["é"])
    #expect(list.text == "[1, {\"b\" : 2}]")
    var places = JSONPositionCounter()
    #expect(Self.text(places.place(of: list)) == "2:8")
    let inner = try #require(list.elements.dropFirst().first?["b"])
    #expect(Self.text(places.place(of: inner)) == "2:19")
    #expect(root["c"]?.text == "\"x\\n\"")
  }

  @Test("lines are counted on from value to value, and again from the top when going back")
  func lineCounter() throws {
    let values = try Self.root("[\n1,\n\n2,3,\n4]").elements
    var counter = JSONLineCounter()
    #expect(values.map { counter.line(of: $0) } == [2, 4, 4, 5])
    let first = try #require(values.first)
    #expect(counter.line(of: first) == 2)
  }

  @Test(
    "places are the same whatever was asked for before",
    arguments: ["", "\u{FEFF}"], [[0, 1, 2, 3], [3, 2, 1, 0], [1, 1, 3, 0], [2, 3, 0, 2]])
  func placeCounter(mark: String, order: [Int]) throws {
    let values = Array(try Self.root(mark + "[\"é\", 1,\n\n \"€\",  \"\",\n4]").elements)
    let expected = ["1:2", "1:7", "3:2", "3:8", "4:1"]
    var counter = JSONPositionCounter()
    for index in order {
      #expect(Self.text(counter.place(of: values[index])) == expected[index])
    }
  }

  @Test("a value of another text has its place in that text")
  func placesOfTwoTexts() throws {
    let long = try Self.root(String(repeating: "\n", count: 40) + "[1, 2]")
    let short = try Self.root("[\n3]")
    var counter = JSONPositionCounter()
    for value in [long, short].flatMap(\.elements) + [long] {
      _ = counter.place(of: value)
    }
    #expect(Self.text(counter.place(of: short)) == "1:1")
    #expect(try Self.text(counter.place(of: #require(short.elements.first { _ in true }))) == "2:1")
  }

  @Test("a table of names finds a member for each number, and tells which were not chosen")
  func nameTable() throws {
    let table = JSONNameTable([["title", "name"], ["url"], ["gone"], ["none"]])
    let root = try Self.root(
      #"{"x":0,"Name":1,"url":2,"t\u0069tle":3,"u_R-l":4,"none":null,"y":[{"url":9}]}"#)
    let found = JSONNamedMembers(of: root, in: table)
    #expect((0..<4).map { found[$0]?.integer } == [3, 2, nil, nil])
    #expect(found.others.map(\.name) == ["x", "Name", "u_R-l", "y"])
  }

  @Test("names are compared without case, underscores, hyphens and spaces")
  func nameFolding() throws {
    let table = JSONNameTable([["prep_time"], ["@type"]])
    for name in ["prepTime", "prep_time", "PREP-TIME", "Prep Time"] {
      let found = JSONNamedMembers(of: try Self.root("{\"\(name)\":1}"), in: table)
      #expect(found[0]?.integer == 1, "\(name)")
    }
    for name in ["prepTimes", "prepTim", "", "prépTime", "type"] {
      let found = JSONNamedMembers(of: try Self.root("{\"\(name)\":1}"), in: table)
      #expect(found[0] == nil, "\(name)")
    }
  }

  @Test(
    "a list of strings is read whole, any other value not at all",
    arguments: [
      (#"["a", "\u00e9\n", ""]"#, ["a", "é\n", ""]), ("[]", []), (#"["a", 1]"#, nil),
      (#"["a", ["b"]]"#, nil), (#""a""#, nil), (#"{"a": "b"}"#, nil),
    ] as [(String, [String]?)])
  func strings(json: String, strings: [String]?) throws {
    #expect(try Self.root(json).strings == strings)
  }

  @Test(
    "a name is found whatever its length and spelling",
    arguments: ["a", "sevenUp", "eightLtr", "exactlySixteenLt", "moreThanSixteenLetters"])
  func nameLengths(name: String) throws {
    let table = JSONNameTable([[name]])
    for spelling in [name, name.uppercased(), "_" + name, "\\u00" + Self.escapedFirst(of: name)] {
      let found = JSONNamedMembers(of: try Self.root("{\"\(spelling)\":1}"), in: table)
      #expect(found[0]?.integer == 1)
    }
    let other = JSONNamedMembers(of: try Self.root("{\"\(name)x\":1}"), in: table)
    #expect(other[0] == nil)
  }

  @Test("a table of many names tells all of them apart")
  func largeNameTable() throws {
    let names = (0..<500).map { "name\($0)" }
    let members = names.reversed().map { "\"\($0)\":\"\($0)\"" }.joined(separator: ",")
    let table = JSONNameTable(names.map { [$0] })
    let found = JSONNamedMembers(of: try Self.root("{\(members)}"), in: table)
    #expect(names.indices.allSatisfy { found[$0]?.string == names[$0] })
    #expect(found.others.isEmpty)
  }

  private static func escapedFirst(of name: String) -> String {
    String(name.utf8.first ?? 0, radix: 16) + name.dropFirst()
  }

  private static func text(_ place: JSONPosition) -> String { "\(place.line):\(place.column)" }

  private static func root(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: Array(text.utf8)).root
  }
}
