import RecipeConfiguration
import RecipeCore
import RecipeIndex
import RecipeStorage
import Suggestions

/// The files that runs keep.
struct CacheFiles {
  /// The option that has the address of a folder.
  private static let baseOption = "base_url"

  /// The folder of all of them, absolute.
  let folder: String
  /// The indices.
  let indices: IndexStore
  /// The answers.
  let answers: AnswerCache

  /// Finds the files of a command's world.
  init(_ context: CommandContext) throws(CommandFailure) {
    guard let folder = CacheFolder(world: context.world).path,
      let indices = IndexStore(world: context.world),
      let answers = AnswerCache(world: context.world, settings: .standard)
    else {
      throw CommandFailure(
        "there is no cache folder", help: "set XDG_CACHE_HOME or HOME to a folder")
    }
    self.folder = folder
    self.indices = indices
    self.answers = answers
  }

  /// Returns the servers and programs that a source of the configuration asks, or `nil` if there is none with
  /// this name: then its name is all that is known.
  func origins(of source: String, _ context: CommandContext) -> AnswerOrigins? {
    let loaded = try? ConfigurationLoader(context: context).check().configuration
    return loaded?.sources.first { $0.name == source }.map { Self.origins(of: $0, context) }
  }

  /// Returns the servers and programs that a source asks.
  static func origins(of settings: SourceSettings, _ context: CommandContext) -> AnswerOrigins {
    let options = context.catalogs.sources.plugin(of: settings.kind)?.options ?? []
    let base = settings.values.text(baseOption)
    let addresses = options.filter { $0.name != baseOption }
      .compactMap { settings.values.text($0.name) }.filter {
        $0.lowercased().hasPrefix("http://") || $0.lowercased().hasPrefix("https://")
      }
    let programs = options.compactMap { settings.values.program($0.name) }
      .compactMap { PluginUse(program: $0, table: settings.name, purpose: .source).path(context) }
      .flatMap { [$0, (try? context.world.files.realPath(of: $0)) ?? $0] }
    return AnswerOrigins(
      addresses: addresses, folders: [base].compactMap(\.self), programs: programs)
  }

  /// Checks that a source has cached answers, or is at least configured.
  func check(_ source: String, _ context: CommandContext) throws(CommandFailure) {
    let cached = answers.summaries().map(\.source)
    guard !cached.contains(source) else { return }
    let loaded = try? ConfigurationLoader(context: context).check().configuration
    let known = cached + (loaded?.sources.map(\.name) ?? [])
    guard !known.contains(source) else { return }
    let nearest = Suggestion.nearest(to: source, in: known).map { "did you mean '\($0)'?" }
    throw CommandFailure(
      "nothing is cached for a source named '\(source)'",
      help: nearest ?? "'recipes cache' shows what is")
  }
}
