import TestSupport
import JSONSyntax
import Testing

@Suite("JSON writing")
struct JSONWriterTests {
  @Test("compact output has no white space")
  func compact() {
    #expect(
      Self.sample(isIndented: false) == #"{"a":[1,"x",{}],"b":[],"c":{"d":null},"e":true,"f":1e2}"#)
  }

  @Test("indented output has a value a line, and empty arrays and objects closed at once")
  func indented() {
    #expect(
      Self.sample(isIndented: true) == """
        {
          "a": [
            1,
            "x",
            {}
          ],
          "b": [],
          "c": {
            "d": null
          },
          "e": true,
          "f": 1e2
        }
        """)
  }

  @Test(
    "a string is escaped as little as JSON allows, and reads back",
    arguments: [
      ("plain", #""plain""#),
      ("\"\\/", #""\"\\/""#),
      ("\u{8}\u{9}\u{A}\u{C}\u{D}", #""\b\t\n\f\r""#),
      ("\0\u{1F}", #""\u0000\u001f""#),
      ("é 老 😀 \u{7F}\u{2028}", "\"é 老 😀 \u{7F}\u{2028}\""),
      ("", "\"\""),
    ])
  func strings(text: String, json: String) throws {
    var writer = JSONWriter(isIndented: false)
    writer.string(text)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == json)
    #expect(try JSONDocument(parsing: writer.bytes).root.string == text)
  }

  @Test("values that somebody else writes are stepped over, in an array and behind a name")
  func skippedValues() {
    var writer = JSONWriter(isIndented: false)
    writer.beginArray()
    writer.skipValue()
    writer.beginObject()
    writer.name("a")
    writer.skipValue()
    writer.name("b")
    writer.null()
    writer.endObject()
    writer.endArray()
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"[,{"a":,"b":null}]"#)
  }

  private static func sample(isIndented: Bool) -> String {
    var writer = JSONWriter(isIndented: isIndented)
    writer.beginObject()
    writer.name("a")
    writer.beginArray()
    writer.integer(1)
    writer.string("x")
    writer.beginObject()
    writer.endObject()
    writer.endArray()
    writer.name("b")
    writer.beginArray()
    writer.endArray()
    writer.name("c")
    writer.beginObject()
    writer.name("d")
    writer.null()
    writer.endObject()
    writer.name("e")
    writer.boolean(true)
    writer.name("f")
    writer.raw("1e2")
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
