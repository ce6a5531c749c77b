import JSONSyntax
import Testing

@Suite("JSON repair")
struct JSONRepairTests {
  @Test(
    "texts that programs wrote badly become what they meant",
    arguments: [
      (#"{"a":1,}"#, #"{"a":1 }"#, [.strayComma]), ("[1,,2]", "[1,2]", [.strayComma]),
      ("[,1]", "[1]", [.strayComma]), ("[1 2]", "[1 ,2]", [.missingComma]),
      (#"{"a" 1}"#, #"{"a" :1}"#, [.missingColon]), (#"{"a":}"#, #"{"a":null}"#, [.missingValue]),
      (#"{"a"}"#, #"{"a":null}"#, [.missingValue]),
      (#"{"a":,"b":1}"#, #"{"a":null,"b":1}"#, [.missingValue]),
      ("[\"a\tb\"]", #"["a b"]"#, [.controlCharacter]),
      ("\"a\nb\"", #""a\nb""#, [.controlCharacter]),
      (#"["it\'s \x41\q"]"#, #"["it's \u0041q"]"#, [.badEscape]),
      (#"["\u12"]"#, #"["u12"]"#, [.badEscape]),
      (#"["a "b" c"]"#, #"["a \"b\" c"]"#, [.innerQuote]),
      (#"{"a":"say "hi", he said"}"#, #"{"a":"say \"hi\", he said"}"#, [.innerQuote]),
      (
        #"{"a":"the "b", "c" and d","e":"f"}"#, #"{"a":"the \"b\", \"c\" and d","e":"f"}"#,
        [.innerQuote]
      ),
      (#"["cook "so", then rest"]"#, #"["cook \"so\", then rest"]"#, [.innerQuote]),
      (#"["cook "so", 5 minutes"]"#, #"["cook \"so\", 5 minutes"]"#, [.innerQuote]),
      (#"["a 9" pan"]"#, #"["a 9\" pan"]"#, [.innerQuote]),
      (#"["a" "b"]"#, #"["a\" \"b"]"#, [.innerQuote, .doubtfulQuote]),
      (#"["a, "b"]"#, #"["a, \"b"]"#, [.innerQuote, .doubtfulQuote]),
      ("[1 // x\n,/* y */2]", "[1 \n,2]", [.comment]), ("<!-- [1] -->", " [1] ", [.comment]),
      ("[undefined,NaN]", "[null,null]", [.unknownWord]), ("{a:1}", #"{"a":1}"#, [.unknownWord]),
      ("[01]", "[null]", [.unknownWord]), ("{}{}", "[{},{}]", [.severalTexts]),
      ("1,2", "[1,2]", [.severalTexts]),
      ("[1;2]", "[1,2]", [.strayCharacter, .missingComma]), ("[1]]", "[1]", [.strayBracket]),
      (#"[{"a":[1"#, #"[{"a":[1]}]"#, [.unclosed]), (#"{"a":"b"#, #"{"a":"b"}"#, [.unclosed]),
      (#"[{"a":1]"#, #"[{"a":1}]"#, [.unclosed]), ("", "null", []), ("[1];", "[1]", []),
      ("\u{FEFF}[1]", "[1]", []), ("[\"a\"\n\"b\"]", "[\"a\"\n,\"b\"]", [.missingComma]),
    ] as [(String, String, [JSONRepair.Kind])])
  func repairs(text: String, json: String, kinds: [JSONRepair.Kind]) throws {
    let bytes = Array(text.utf8)
    let repaired = JSONRepairedText(repairing: bytes, in: bytes.indices)
    #expect(String(decoding: repaired.bytes, as: UTF8.self) == json)
    #expect(repaired.repairs.map(\.kind) == kinds)
    _ = try JSONDocument(parsing: repaired.bytes)
  }

  @Test("bytes that are not UTF-8 become replacement characters")
  func invalidBytes() throws {
    let repaired = JSONRepairedText(repairing: [0x22, 0xFF, 0x22], in: 0..<3)
    #expect(repaired.repairs.map(\.kind) == [.invalidUTF8])
    #expect(try JSONDocument(parsing: repaired.bytes).root.string == "\u{FFFD}")
  }

  @Test("a repair knows where it was first and how often")
  func places() throws {
    let bytes = Array("x[1,,2,,]".utf8)
    let repaired = JSONRepairedText(repairing: bytes, in: 1..<99)
    let repair = try #require(repaired.repairs.first)
    #expect([repair.offset, repair.count] == [3, 3])
    #expect(repair.kind.message == "a surplus comma was removed")
  }

  @Test("a valid text stays as it is")
  func validText() {
    let bytes = Array(#" {"a":[1,-2.5e3,true,null,"\"\\\u00e9é"],"b":{}} "#.utf8)
    let repaired = JSONRepairedText(repairing: bytes, in: bytes.indices)
    #expect(repaired.bytes == bytes)
    #expect(repaired.repairs == [])
  }

  @Test("whatever comes in, JSON comes out", arguments: [1, 2, 3, 4] as [UInt64])
  func anything(seed: UInt64) throws {
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "a", "1", "-", "/*", "*/", "//", "\n", " ", "\\u",
      "é", ";", "<!--",
    ]
    var state = seed
    for _ in 0..<1_500 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      let bytes = Array(text.utf8)
      let repaired = JSONRepairedText(repairing: bytes, in: bytes.indices)
      #expect((try? JSONDocument(parsing: repaired.bytes)) != nil, "\(text)")
    }
  }

  @Test("what is nested too deeply is left out")
  func depth() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 2_000)
    let repaired = JSONRepairedText(repairing: bytes, in: bytes.indices)
    _ = try JSONDocument(parsing: repaired.bytes)
    #expect(repaired.repairs.map(\.kind) == [.strayBracket, .unclosed])
  }
}
