import RecipeConfiguration
import RecipeCore
import RecipeIndex
import RecipeMatching
import RecipeSearch

extension CommandContext {
  /// Opens the recipes of the configuration: through the index, unless it is turned off or has no
  /// folder.
  ///
  /// - Parameter startsAnew: True if the snapshots of earlier runs must not be used.
  func openRecipes(
    startsAnew: Bool = false
  ) throws(CommandFailure) -> (configuration: Configuration, recipes: any RecipeCollection) {
    let pipeline = try Pipeline(self)
    return (pipeline.configuration, openRecipes(of: pipeline, startsAnew: startsAnew))
  }

  /// Opens the recipes of a pipeline.
  ///
  /// - Parameter startsAnew: True if the snapshots of earlier runs must not be used.
  func openRecipes(of pipeline: Pipeline, startsAnew: Bool = false) -> any RecipeCollection {
    guard options.cache != .none, let store = IndexStore(world: world) else {
      return watched(pipeline, pipeline)
    }
    let index = RecipeIndex(
      around: pipeline, in: store, of: RunIdentity(pipeline),
      startsAnew: startsAnew || options.cache == .refresh, clock: world.wallClock
    ) { text in
      if options.verbosity == .verbose { remark("the index: \(text)") }
    }
    unfinished.add(index.finish)
    return watched(index, pipeline)
  }

  private func watched(
    _ recipes: any RecipeCollection, _ pipeline: Pipeline
  ) -> any RecipeCollection {
    WatchedRecipes(recipes: CompletedRecipes(base: recipes, pipeline: pipeline), context: self)
  }
}

extension Pipeline: PipelineStages {
  var configuredSources: [ConfiguredSource] { sources }

  func recordedDecisions() -> RecordedDecisions? { matching.recordedDecisions() }

  func matcher(_ decisions: [MatchDecision]) -> RecordMatcher { matching.matcher(decisions) }
}

extension IndexStore {
  /// Creates the store of a world, or `nil` if it has no folder.
  init?(world: World) {
    guard let cache = CacheFolder(world: world).path else { return nil }
    self.init(folder: cache + "/index", files: world.files)
  }
}

extension RunIdentity {
  /// Creates the identity of a pipeline's run.
  init(_ pipeline: Pipeline) {
    let (context, configuration) = (pipeline.context, pipeline.configuration)
    var dependencies = [ProgramVersion.current, context.world.homeFolder ?? ""]
    // The program file: during development, the version does not change with the program.
    if let program = context.world.programFile {
      dependencies.append("\(program.size) \(program.modified) \(program.identity.inode)")
    }
    for source in pipeline.sources {
      dependencies += [source.name, source.kind, source.source == nil ? "disabled" : "enabled"]
    }
    self.init(
      configuration: configuration.file, sources: context.options.sources,
      merges: context.options.merges, content: configuration.bytes,
      dependencies: dependencies)
  }
}
