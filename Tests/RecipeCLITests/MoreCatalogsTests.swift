import RecipeCore
import RecipeFormatting
import TestSupport
import Testing

@testable import RecipeCLI

/// A run that knows more kinds of source and more formats than the built-in ones.
@Suite("Kinds of source and formats from outside")
struct MoreCatalogsTests {
  private static func kitchen() -> Kitchen {
    var kitchen = Kitchen("[sources.mine]\nkind = \"single\"\ntitle = \"Leek soup\"\n")
    kitchen.catalogs = .builtIn.adding(
      sources: [SinglePlugin.self], formatters: [TitlesFormatter.self])
    return kitchen
  }

  @Test("a source from outside is read, and a format from outside writes what it has")
  func list() async {
    let outcome = await Self.kitchen().run("list", "--output", "titles")
    #expect(outcome.status == .done)
    #expect(outcome.output == "Leek soup\n")
  }

  @Test("help, the formats, exports and the start of a configuration name them")
  func names() async {
    let kitchen = Self.kitchen()
    #expect(await kitchen.run("help", "list").output.contains("titles"))
    #expect(await kitchen.run("formats").output.contains("one title a line"))
    #expect(await kitchen.run("export", "--format", "titles").output == "Leek soup\n")
    let starter = await kitchen.run("init", "--config", "other.toml")
    #expect(starter.status == .done)
    let text = try? kitchen.files.read("/home/ana/other.toml", limit: 1 << 20)
    #expect(text.map { String(decoding: $0, as: UTF8.self).contains("\"single\"") } == true)
  }

  @Test("without them, neither is known")
  func unknown() async {
    var kitchen = Self.kitchen()
    kitchen.catalogs = .builtIn
    #expect(await kitchen.run("list").errors.contains("single"))
    #expect(await Kitchen().run("list", "--output", "titles").status == .usage)
  }
}

/// Writes the titles.
private struct TitlesFormatter: ResultFormatter {
  static let name = "titles"
  static let summary = "one title a line"
  static let shape = FormatShape.cells

  init(options: FormatOptions) {}

  func write<Row: Sendable>(_ document: ResultDocument<Row>, to output: inout OutputBuffer) {
    guard let title = document.fields.first(where: { $0.name == "title" }) else { return }
    for row in document.rows { output.write(title.text(of: row) + "\n") }
  }
}

/// A kind of source with one recipe.
private enum SinglePlugin: RecipeSourcePlugin {
  static let kind = "single"
  static let summary = "one recipe"
  static let options = [SourceOption("title", .text, "its title", isRequired: true)]

  static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    SingleSource(name: name, title: values.text("title") ?? "")
  }
}

/// A source of one recipe.
private struct SingleSource: RecipeSource {
  let name: String
  let title: String

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    collector.add([record])
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? { record }

  private var record: RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: name, id: "1"), locator: .file(path: name, line: 1),
      recipe: Recipe(title: title))
  }
}
