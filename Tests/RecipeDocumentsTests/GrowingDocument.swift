import Testing

/// A document of which some part occurs any number of times.
struct GrowingDocument: Sendable, CustomTestStringConvertible {
  /// The shape of the part.
  let testDescription: String
  /// The name of the file, which tells its format.
  let path: String
  /// The number of parts for which time that grows with its square is most of the time.
  let count: Int
  /// Returns the text with a number of parts.
  let text: @Sendable (Int) -> String

  init(
    _ testDescription: String, _ path: String, _ count: Int,
    text: @escaping @Sendable (Int) -> String
  ) {
    (self.testDescription, self.path, self.count, self.text) = (testDescription, path, count, text)
  }

  /// Creates a document that is a text around so many parts.
  init(
    _ testDescription: String, _ path: String, _ count: Int, _ start: String, _ end: String,
    separator: String = "", part: @escaping @Sendable (Int) -> String
  ) {
    self.init(testDescription, path, count) { count in
      start + (0..<count).map(part).joined(separator: separator) + end
    }
  }

  /// Creates a JSON file with an ingredient that has the parts as members.
  static func ingredient(
    _ testDescription: String, _ count: Int, part: @escaping @Sendable (Int) -> String
  ) -> GrowingDocument {
    GrowingDocument(
      testDescription, "a.json", count, #"{"title": "Stew", "ingredients": [{"name": "leek", "#,
      #"}], "steps": ["Boil the leek."]}"#, separator: ", ", part: part)
  }
}
