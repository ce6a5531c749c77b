import RecipeConfiguration
import RecipeCore
import RecipeStorage
import Suggestions

/// A factory of the configured sources, and of the library.
struct SourceFactory {
  /// The context of the command.
  let context: CommandContext
  /// The configuration.
  let configuration: Configuration

  /// The store of answers that all sources share, or `nil` without a folder for it.
  private let store: AnswerCache?

  /// Creates a factory.
  init(context: CommandContext, configuration: Configuration) {
    self.context = context
    self.configuration = configuration
    store = AnswerCache(
      world: context.world, settings: configuration.cache,
      inUse: Set(configuration.sources.map(\.name)))
  }

  /// Creates the sources to gather from, in the order of the file, the library last.
  ///
  /// - Throws: An error if a name of `--source` is unknown, or an option is invalid.
  func makeSources() throws(CommandFailure) -> [ConfiguredSource] {
    let library = LibrarySource(configuration: configuration, files: context.world.files)
    // Of files that are named, their folder only keeps decisions and marks.
    let settings = context.options.places.isEmpty ? library.settings : nil
    let all = configuration.sources + [settings].compactMap(\.self)
    var sources: [ConfiguredSource] = []
    for settings in try chosen(context.options.sources, from: all) {
      sources.append(try makeSource(settings))
    }
    return sources
  }

  /// Creates the source with a name.
  ///
  /// - Throws: An error if there is none, or an option is invalid.
  static func source(
    _ name: String, _ context: CommandContext
  ) throws(CommandFailure) -> ConfiguredSource {
    let configuration = try ConfigurationLoader(context: context).load().configuration
    let factory = SourceFactory(context: context, configuration: configuration)
    let found = try factory.chosen([name], from: configuration.sources)
    return try factory.makeSource(found[0])
  }

  /// Returns the sources with some names, or all if there are none.
  ///
  /// - Throws: An error if a name is that of no source.
  func chosen(
    _ names: [String], from all: [SourceSettings]
  ) throws(CommandFailure) -> [SourceSettings] {
    guard !names.isEmpty else { return all }
    let known = all.map(\.name)
    for name in names where !known.contains(name) {
      let nearest = Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'?" }
      throw CommandFailure(
        "there is no source '\(name)'",
        help: nearest ?? "the sources are: " + known.joined(separator: ", "))
    }
    return all.filter { names.contains($0.name) }
  }

  /// Creates the source of settings.
  ///
  /// - Throws: An error if an option is invalid, or its program is not trusted.
  func makeSource(
    _ settings: SourceSettings
  ) throws(CommandFailure) -> ConfiguredSource {
    ConfiguredSource(
      name: settings.name, kind: settings.kind, traits: settings.traits,
      timeout: settings.timeout, source: settings.isEnabled ? try trustedSource(settings) : nil)
  }

  private func trustedSource(
    _ settings: SourceSettings
  ) throws(CommandFailure) -> (any RecipeSource)? {
    let trust = CommandTrust(context: context, configuration: configuration)
    let checked: (settings: SourceSettings, stamp: FileStamp?)
    do throws(CommandFailure) {
      checked = try trust.checked(settings)
    } catch {
      guard context.options.showsUntrustedSources else { throw error }
      return UntrustedSource(error)
    }
    return try plugIn(checked.settings, checked.stamp)
  }

  private func plugIn(
    _ settings: SourceSettings, _ stamp: FileStamp?
  ) throws(CommandFailure) -> (any RecipeSource)? {
    if let folder = settings.network?.recording {
      let recording = RecordedNetwork(folder: folder, files: context.world.files)
      return try plugIn(settings, stamp, recording.transport).map(recording.source)
    }
    let network = network(of: settings)
    return try plugIn(settings, stamp, network?.transport ?? context.world.http)
      .map { network?.source($0) ?? $0 }
  }

  private func plugIn(
    _ settings: SourceSettings, _ stamp: FileStamp?, _ http: any HTTPTransport
  ) throws(CommandFailure) -> (any RecipeSource)? {
    var environment = environment(settings, http)
    environment.programStamp = stamp
    environment.isReplay = settings.network?.recording != nil
    do {
      return try context.catalogs.sources.plugin(of: settings.kind)?.makeSource(
        name: settings.name, values: settings.values, environment: environment)
    } catch {
      throw CommandFailure(configuration.error(error))
    }
  }

  /// Returns the outside world of a source.
  func environment(
    _ settings: SourceSettings, _ http: any HTTPTransport
  ) -> SourceEnvironment {
    let world = context.world
    return SourceEnvironment(
      files: world.files, http: http, processes: world.processes, clock: world.wallClock,
      timeout: settings.timeout, variables: world.variables,
      stateFolder: StateFolder(world: world).path(of: settings.name),
      answers: answers(of: settings), isOffline: context.options.isOffline)
  }

  private func answers(of settings: SourceSettings) -> any CachedAnswers {
    guard let store, settings.network?.recording == nil else { return NoAnswers() }
    return SourceAnswers(
      of: settings.name, in: store, use: context.options.answerUse(of: settings.name),
      clock: context.world.wallClock)
  }

  private func network(of settings: SourceSettings) -> SourceNetwork? {
    guard let network = settings.network else { return nil }
    let world = context.world
    return SourceNetwork(
      of: settings.name, network, use: context.options.answerUse(of: settings.name),
      timeout: settings.timeout, store: store,
      edges: NetworkEdges(
        http: world.http, files: world.files, serverFolder: StateFolder(world: world).ofServers,
        clock: world.clock, wallClock: world.wallClock))
  }
}

extension AnswerCache {
  /// Creates the store of a world, or returns `nil` if it has no folder.
  ///
  /// - Parameter inUse: The names of all sources of the configuration, if they are asked.
  convenience init?(world: World, settings: CacheSettings, inUse: Set<String>? = nil) {
    guard let cache = CacheFolder(world: world).path else { return nil }
    self.init(
      root: cache + "/answers", maximumByteCount: settings.maximumMegabytes * 1_000_000,
      files: world.files,
      inUse: inUse)
  }
}

extension GlobalOptions {
  /// Returns the use of the cached answers of a source.
  fileprivate func answerUse(of source: String) -> NetworkSession.Use {
    switch answers {
    case .usual: .fresh
    case .cached: .cached
    case .check: .check
    case .refresh(let only): only == nil || only == source ? .refresh : .fresh
    case .offline: .offline
    }
  }
}
