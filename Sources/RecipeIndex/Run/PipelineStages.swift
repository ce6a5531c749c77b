package import RecipeCore
package import RecipeMatching
package import RecipeSearch

/// The plain pipeline, with the stages that an index runs itself to keep what each of them finds.
package protocol PipelineStages: RecipeCollection {
  /// The sources to ask, in the order of the configuration.
  var configuredSources: [ConfiguredSource] { get }
  /// How work is shared out among the processors.
  var work: ParallelMap { get }
  /// How many threads one source may keep busy.
  var sourceParallelism: Int { get }

  /// Asks some sources, which may be other ones in the place of those of the configuration.
  func gather(
    _ sources: [ConfiguredSource], _ fields: RecipeFieldSet, searchText: String
  ) async -> [SourceBatch]

  /// Reads what people decided; `nil` when it cannot be read, or nothing is merged.
  func recordedDecisions() -> RecordedDecisions?

  /// Makes the matcher of this run.
  func matcher(_ decisions: [MatchDecision]) -> RecordMatcher

  /// Fetches the records of the recipe that was found as far as the lists of their sources leave
  /// out what to do.
  func completed(_ answer: LookupAnswer) async -> LookupAnswer
}
