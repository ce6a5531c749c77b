import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch
import Testing

@testable import RecipeCLI

@Suite("Which fields a run reads")
struct FieldDemandTests {
  private func demand(_ words: [String], query: String) throws -> RecipeFieldSet {
    let parsed = try ArgumentParser(root: CommandCatalog(.builtIn).root).parse(["list"] + words)
    let kitchen = Kitchen()
    let context = CommandContext(
      world: kitchen.world([], RecordingStream(), RecordingStream()), catalogs: .builtIn,
      arguments: parsed, options: try GlobalOptions(parsed))
    let plan = try OutputPlan(
      ResultOptions(parsed), known: RecipeFields.all.map(\.name), context: context)
    return FieldDemand(
      plan: plan, query: try query.isEmpty ? .everything : RecipeQuery(parsing: query)
    ).fields
  }

  @Test(
    "long texts that decide about no other value are read only when they are shown or asked about",
    arguments: [
      ([], "", []),
      (["-o", "markdown"], "soup", .notes),
      (["-o", "json"], "", .all),
      (["-o", "csv"], "", .all),
      (["-o", "json", "--fields", "title"], "", []),
      (["--template", "{description}"], "", .description),
      (["-o", "tsv", "--template", "{title}"], "", []),
      (["--sort", "relevance"], "soup", .notes), ([], "title:soup", []),
      ([], "missing:description", .description),
      ([], "leek OR (soup -steps:<4)", .notes),
      ([], "directions:simmer", []),
      ([], "Description:old", .description),
    ] as [([String], String, RecipeFieldSet)])
  func fields(words: [String], query: String, more: RecipeFieldSet) throws {
    #expect(try demand(words, query: query) == more.union([.essentials, .directions]))
  }
}
