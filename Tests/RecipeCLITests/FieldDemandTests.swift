import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import Testing

@testable import RecipeCLI

@Suite("Which fields a run reads")
struct FieldDemandTests {
  private func demand(_ words: [String], query: String) throws -> RecipeFieldSet {
    let parsed = try ArgumentParser(root: CommandCatalog.root).parse(["list"] + words)
    let kitchen = Kitchen()
    let context = CommandContext(
      world: kitchen.world([], RecordingStream(), RecordingStream()), arguments: parsed,
      options: try GlobalOptions(parsed), attic: Attic())
    let plan = try OutputPlan(
      ResultOptions(parsed), known: RecipeFields.all.map(\.name), context: context)
    let options = ResultOptions(parsed).queryOptions(.standard)
    return FieldDemand(
      plan: plan, query: try RecipeQuery.parsing(query), options: options
    ).fields
  }

  @Test(
    "long texts are read only when they are shown or asked about",
    arguments: [
      ([], "", .essentials),
      (["-o", "markdown"], "soup", .essentials),
      (["-o", "json"], "", .all),
      (["-o", "csv"], "", .all),
      (["-o", "json", "--fields", "title"], "", .essentials),
      (["--fields", "title,directions"], "", [.essentials, .directions]),
      (["--template", "{description}"], "", [.essentials, .description]),
      (["-o", "tsv", "--template", "{title}"], "", .essentials),
      (["--sort", "relevance"], "soup", [.essentials, .directions]),
      ([], "missing:description", [.essentials, .description]),
      ([], "leek OR (soup -steps:<4)", [.essentials, .directions]),
      ([], "directions:simmer", [.essentials, .directions]),
      ([], "Description:old", [.essentials, .description]),
    ] as [([String], String, RecipeFieldSet)])
  func fields(words: [String], query: String, expected: RecipeFieldSet) throws {
    #expect(try demand(words, query: query) == expected)
  }
}
