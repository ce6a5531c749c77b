import RecipeCore

/// A kind of source as a program outside of this package adds one: one recipe of a given title.
struct OutsideSourcePlugin: RecipeSourcePlugin {
  static let kind = "single"
  static let summary = "one recipe"
  static let options = [SourceOption("title", .text, "the title", isRequired: true)]

  static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    OutsideSource(name: name, title: values.text("title") ?? "")
  }
}

/// A source of one recipe.
private struct OutsideSource: RecipeSource {
  let name: String
  let title: String

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    collector.add([record])
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    id == record.reference.id ? record : nil
  }

  private var record: RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: name, id: "1"), locator: .file(path: name, line: 1),
      recipe: Recipe(title: title))
  }
}
