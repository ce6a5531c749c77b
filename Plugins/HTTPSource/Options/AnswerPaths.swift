import RecipeCore
import RecipeDocuments

/// The paths in answers that a person names; what is not named is recognised.
struct AnswerPaths: Sendable {
  /// A path and the text that a person wrote.
  struct NamedPath: Sendable {
    /// The option.
    let option: String
    /// The text.
    let text: String
    /// The path.
    let path: ValuePath
  }

  /// The path of the records of a list.
  let records: NamedPath?
  /// The path of the recipe in the answer about one.
  let item: NamedPath?
  /// The path of the link to the next page, or of its cursor.
  let next: NamedPath?
  /// The path of the number of all records.
  let total: NamedPath?
  /// The paths of fields in a record.
  let map: RecipeFieldMap

  /// Reads the options.
  init(_ values: SourceOptionValues) throws(SourceOptionError) {
    records = try Self.path("records", values)
    item = try Self.path("item", values)
    next = try Self.path("next", values)
    total = try Self.path("total", values)
    map = try RecipeFieldMap(values.entries("map"))
  }

  private static func path(
    _ option: String, _ values: SourceOptionValues
  ) throws(SourceOptionError) -> NamedPath? {
    guard let text = values.text(option) else { return nil }
    do {
      return NamedPath(option: option, text: text, path: try ValuePath(parsing: text))
    } catch {
      throw SourceOptionError(
        "\(option) \(error)", at: values.location(of: option),
        help: "write keys, indices and '*' with dots between them, such as \"data.recipes\"")
    }
  }
}
