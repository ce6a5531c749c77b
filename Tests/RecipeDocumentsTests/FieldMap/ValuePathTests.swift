import JSONSyntax
import Testing

@testable import RecipeDocuments

@Suite("Paths to values")
struct ValuePathTests {
  private static let object = #"""
    {"meta": {"name": "Stew", "0": "zero"}, "v1.0": {"x": 1}, "empty": null,
     "steps": [{"text": "Boil."}, {"text": "Peel."}], "by": {"a": {"n": 1}, "b": {"n": 2}},
     "of": {"x10": 10, "x2": 2, "x": 0, "x1a": 9, "y1": 8, "x12345": 7}}
    """#

  @Test(
    "a path leads to the values under its keys, indices and asterisks",
    arguments: [
      ("meta.name", [#""Stew""#]), ("steps.*.text", [#""Boil.""#, #""Peel.""#]),
      ("steps.1.text", [#""Peel.""#]), ("steps.7", []), ("by.*.n", ["1", "2"]),
      (#""v1.0".x"#, ["1"]), ("meta.0", [#""zero""#]), ("empty", []), ("nothing.*.here", []),
      ("*.name", [#""Stew""#]), ("of.x*", ["2", "10"]), ("meta.x*", []), ("steps.x*", []),
    ])
  func values(path: String, values: [String]) throws {
    let root = try JSONDocument(parsing: Array(Self.object.utf8)).root
    #expect(try ValuePath(parsing: path).values(in: root).map(\.text) == values)
  }

  @Test(
    "a text that is not a path is refused with a reason",
    arguments: [
      ("", ValuePathError.emptyStep), ("a..b", .emptyStep), ("a.", .emptyStep),
      (#"a."b"#, .unclosedQuote), ("a.b*c", .partialWildcard("b*c")), (#""a"b"#, .unexpected("b")),
      (Array(repeating: "a", count: 33).joined(separator: "."), .tooLong(limit: 32)),
    ])
  func errors(path: String, error: ValuePathError) {
    #expect(throws: error) { try ValuePath(parsing: path) }
  }
}
