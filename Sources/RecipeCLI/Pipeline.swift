import RecipeConfiguration
import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeSearch

/// The plain pipeline: the stages in order, each line with the type that it passes on.
///
///     recipes.toml → Configuration → [any RecipeSource] → [SourceBatch] → MatchedRecords
///       → [MergedRecipe] → [RankedRecipe] → QueryResult → text
///
/// The command that asks writes the result as text.
struct Pipeline: RecipeCollection {
  /// The configuration.
  let configuration: Configuration
  /// The sources to ask, in the order of the configuration.
  let sources: [ConfiguredSource]
  /// The context of the command.
  let context: CommandContext

  /// Creates the pipeline of the configuration that a command uses.
  ///
  /// - Throws: An error if the configuration cannot be read, or a source is configured wrongly.
  init(_ context: CommandContext) throws(CommandFailure) {
    configuration = try ConfigurationLoader(context: context).load().configuration
    sources = try SourceFactory(context: context, configuration: configuration).makeSources()
    self.context = context
  }

  /// Finds the page of recipes that match a query.
  func search(_ request: QueryRequest) async -> QueryAnswer {
    let batches = await gather(
      sources, request.fields, about: request.query.subject, needing: request.detailNeed)
    let matched = await match(batches)
    let merged = await merge(matched)
    let ranked = rank(merged, from: matched)
    let answer = await request.answer(over: ranked, GatheringReport(batches), work)
    return answer.holding((batches, matched, ranked))
  }
}
