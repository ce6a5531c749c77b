package import RecipeCore
package import RecipeMatching
package import RecipeSearch

/// The plain pipeline with those stages that an index runs itself, to keep their results.
package protocol PipelineStages: RecipeCollection {
  /// The sources to ask, in the order of the configuration.
  var configuredSources: [ConfiguredSource] { get }
  /// Distributes work among the processors.
  var work: ParallelMap { get }
  /// The number of threads that one source may use.
  var sourceParallelism: Int { get }

  /// Tells people that a stage begins.
  func begin(_ stage: RunStage)

  /// Asks sources, which may replace those of the configuration.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - fields: The fields needed.
  ///   - subject: The records that matter.
  ///   - need: The need of a search for details, or `nil`.
  func gather(
    _ sources: [ConfiguredSource], _ fields: RecipeFieldSet,
    about subject: SourceRequest.Subject, needing need: DetailNeed?
  ) async -> [SourceBatch]

  /// Asks the servers that may have a recipe for all of it, which may take many requests.
  ///
  /// - Parameters:
  ///   - sources: All sources.
  ///   - fields: The fields needed.
  ///   - name: The name that no recipe had so far.
  ///   - first: What each source has answered.
  /// - Returns: The answers of all sources, or `nil` if no server is left to ask.
  func askFurther(
    _ sources: [ConfiguredSource], _ fields: RecipeFieldSet, about name: String,
    after first: [SourceBatch]
  ) async -> [SourceBatch]?

  /// Reads people's decisions; `nil` if they cannot be read, or nothing is merged.
  func recordedDecisions() -> RecordedDecisions?

  /// Creates the matcher of this run.
  func matcher(_ decisions: [MatchDecision]) -> RecordMatcher
}
