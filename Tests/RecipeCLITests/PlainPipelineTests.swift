import ArgumentParsing
import RecipeCore
import RecipeIndex
import RecipeMerging
import RecipeSearch
import TestSupport
import Testing

@testable import RecipeCLI

@Suite("The plain pipeline")
struct PlainPipelineTests {
  private func context(_ words: [String], in kitchen: Kitchen) throws -> CommandContext {
    let parsed = try ArgumentParser(root: CommandCatalog(.builtIn).root).parse(["list"] + words)
    return CommandContext(
      world: kitchen.world([], RecordingStream(), RecordingStream()), catalogs: .builtIn,
      arguments: parsed, options: try GlobalOptions(parsed))
  }

  @Test("answers every question by itself, and keeps nothing")
  func alone() async throws {
    let kitchen = Kitchen()
    let paths = kitchen.files.filePaths
    let pipeline = try Pipeline(try context([], in: kitchen))
    let answer = await pipeline.search(QueryRequest(try RecipeQuery(parsing: "leek")))
    #expect(answer.result.recipes.map(\.merged.recipe.title) == ["Leek soup"])
    #expect(answer.gathering.sources.map(\.records) == [3])
    #expect(await pipeline.export(QueryRequest()).result.recipes.count == 3)
    guard case .one(let tea) = await pipeline.lookUp("tea", .whole).found else {
      Issue.record("there is one recipe of that name")
      return
    }
    #expect(tea.merged.recipe.ingredients == ["tea", "water"])
    #expect(await pipeline.duplicates().merged.count == 3)
    #expect(await pipeline.records().map(\.records.count) == [3])
    #expect(await pipeline.sourceReports().sources.map(\.status) == [.ok])
    #expect(kitchen.files.filePaths == paths)
  }

  @Test("is what a command asks when no index may be kept", arguments: [true, false])
  func conformer(isCached: Bool) throws {
    let context = try context(isCached ? [] : ["--no-cache"], in: Kitchen())
    let (_, recipes) = try context.openRecipes()
    let watched = try #require(recipes as? WatchedRecipes).recipes
    let listed = try #require(watched as? CompletedRecipes).base
    #expect((listed is RecipeIndex) == isCached)
    #expect((listed is Pipeline) == !isCached)
  }
}
