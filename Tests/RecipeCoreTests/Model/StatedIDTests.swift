import RecipeCore
import Testing

/// The ids that recipes state for themselves, which are texts of anybody.
struct StatedIDTests {
  @Test(
    "an id is short, visible, and names the recipe beyond its document",
    arguments: [
      ("35382", "35382"), (" 0002d6\n", "0002d6"), ("#leek", "leek"),
      ("https://a.example/leek#recipe", "https://a.example/leek#recipe"), ("Lauch 7", "Lauch 7"),
      ("", nil), (" # ", nil), ("_:b0", nil), ("a\u{1B}[2J", nil), ("a\u{202E}b", nil),
      ("a\nb", nil), (String(repeating: "x", count: 257), nil),
    ] as [(String, String?)])
  func texts(text: String, id: String?) {
    #expect(StatedID(text)?.text == id)
  }

  @Test(
    "an extra field is an id by its name, as a text, a number or an object with either",
    arguments: [
      ("recipe_id", #""0002d6""#, "0002d6"), ("id", "7", "7"), ("uuid", #""u-1""#, "u-1"),
      ("id", #""a\"b""#, nil), ("id", "[1]", nil), ("id", "true", nil), ("height", "7", nil),
      ("identifier", #"{"@type": "PropertyValue", "value": "RS-77"}"#, "RS-77"),
      ("identifier", #"[{"propertyID":"x","value" : 78}]"#, "78"),
      ("_id", #"{"$oid":"5ed6"}"#, "5ed6"), ("id", #"{"value":{"value":1}}"#, nil),
      ("id", #"{"x":"value"}"#, nil), ("id", "{", nil), ("id", #"{"value":"#, nil),
    ] as [(String, String, String?)])
  func extras(name: String, json: String, id: String?) {
    #expect(StatedID(ExtraField(name: name, json: json))?.text == id)
  }
}
