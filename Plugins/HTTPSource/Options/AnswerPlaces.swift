import RecipeCore
import RecipeDocuments

/// The places in answers that a person names; what is not named is recognised.
struct AnswerPlaces: Sendable {
  /// A path and the text that a person wrote.
  struct Place: Sendable {
    /// The option.
    let option: String
    /// The text.
    let text: String
    /// The path.
    let path: ValuePath
  }

  /// The place of the records of a list.
  let records: Place?
  /// The place of the recipe in the answer about one.
  let item: Place?
  /// The place of the link to the next page, or of its cursor.
  let next: Place?
  /// The place of the number of all records.
  let total: Place?
  /// The places of fields in a record.
  let map: RecipeFieldMap

  /// Reads the options.
  init(_ values: SourceOptionValues) throws(SourceOptionError) {
    records = try Self.place("records", values)
    item = try Self.place("item", values)
    next = try Self.place("next", values)
    total = try Self.place("total", values)
    map = try RecipeFieldMap(values.entries("map"))
  }

  private static func place(
    _ option: String, _ values: SourceOptionValues
  ) throws(SourceOptionError) -> Place? {
    guard let text = values.text(option) else { return nil }
    do {
      return Place(option: option, text: text, path: try ValuePath(parsing: text))
    } catch {
      throw SourceOptionError(
        "\(option) \(error)", at: values.location(of: option),
        help: "write keys, indices and '*' with dots between them, such as \"data.recipes\"")
    }
  }
}
