import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch
import RecipeStorage
import Text

/// `recipes __words`: the words of completion scripts; hidden.
enum WordsCommand {
  /// The kinds of words.
  private enum Kind: String, CaseIterable {
    case commands
    case exports
    case fields
    case formats
    case ids
    case plugins
    case publishers
    case queries
    case servings
    case sources
    case tags
    case templates
    case terms
    case trusted
  }

  /// The command.
  static let command = Command.waiting(specification, run)

  private static let specification = CommandSpecification(
    "__words", "print words that a shell may offer",
    arguments: [
      ArgumentSpecification(
        ValueSpecification("KIND", .choice(Kind.allCases.map(\.rawValue))), "which words"),
      ArgumentSpecification(
        ValueSpecification("START"), "the beginning of the words", isRequired: false),
    ],
    options: [
      OptionSpecification.flag(
        "as-typed", "write the beginning of each word in the case of START")
    ],
    isHidden: true)

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let words = context.arguments.words
    let start = words.count > 1 ? words[1] : ""
    let kind = Kind(rawValue: words[0]) ?? .commands
    let offered = await offer(kind, start, context)
    let lines = offered.filter { kind == .ids || $0.begins(with: start) }
      .map { context.arguments.has("as-typed") ? $0.typed(as: start) : $0 }
      .map { $0.line + "\n" }
    try context.print(lines.joined())
    return .done
  }

  private static func offer(
    _ kind: Kind, _ start: String, _ context: CommandContext
  ) async -> [OfferedWord] {
    let recipes = OfferedRecipes(context: context)
    return switch kind {
    case .commands: context.arguments.path[0].visibleSubcommands.map { OfferedWord($0.name) }
    case .exports:
      (ExportFormats(context.catalogs.formatters).names + programFormats(context))
        .map { OfferedWord($0) }
    case .fields: ScaledResult.fields().map { OfferedWord($0.name) }
    case .formats:
      (context.catalogs.formatters.names + programFormats(context)).map { OfferedWord($0) }
    case .ids: await recipes.ids(beginningWith: start)
    case .plugins: pluginNames(context)
    case .publishers: await recipes.terms(of: .publisher)
    case .queries: queries(context)
    case .servings:
      await recipes.ids(beginningWith: start).map { OfferedWord($0.text + "=", $0.meaning) }
    case .sources: configuration(context)?.sources.map { OfferedWord($0.name) } ?? []
    case .tags: await recipes.terms(of: .tags)
    case .templates:
      (configuration(context)?.defaults.templates.keys.sorted() ?? []).map { OfferedWord($0) }
    case .terms: await terms(start, recipes, context)
    case .trusted: trustedFiles(context)
    }
  }

  /// Returns saved queries, and terms with the tags and publishers that there are.
  private static func terms(
    _ start: String, _ recipes: OfferedRecipes, _ context: CommandContext
  ) async -> [OfferedWord] {
    // The signs before a term, which exclude or group it, are kept.
    let signs = String(start.prefix { $0 == "-" || $0 == "(" })
    guard signs.isEmpty else {
      return await terms(String(start.dropFirst(signs.count)), recipes, context)
        .map { OfferedWord(signs + $0.text, $0.meaning) }
    }
    if let values = values(start, context) { return values }
    var words = queries(context)
    for (key, field) in [("tag:", RecipeField.tags), ("publisher:", .publisher)] {
      if start.hasPrefix(key) {
        words += await recipes.terms(of: field).map { word in
          OfferedWord(key + Self.quoted(word.text), word.meaning)
        }
      } else {
        words.append(OfferedWord(key))
      }
    }
    return words
  }

  /// Returns terms with sources, marks and what recipes may have; `nil` for the beginning of another term.
  private static func values(_ start: String, _ context: CommandContext) -> [OfferedWord]? {
    guard let colon = start.firstIndex(of: ":") else { return nil }
    let key = String(start[...colon])
    let values: [String]
    switch key {
    case "source:": values = configuration(context)?.sources.map(\.name) ?? []
    case "is:": values = QueryVocabulary.marks
    case "has:", "missing:": values = QueryVocabulary.presences
    default: return nil
    }
    return values.map { OfferedWord(key + quoted($0)) }
  }

  /// Returns a value of a query, in quotation marks if it has several words.
  private static func quoted(_ text: String) -> String {
    text.contains(" ") ? "\"\(text.filter { $0 != "\"" })\"" : text
  }

  private static func queries(_ context: CommandContext) -> [OfferedWord] {
    let queries = configuration(context)?.queries ?? [:]
    return queries.sorted { $0.key < $1.key }.map {
      OfferedWord(SavedQueries.use(of: $0.key), $0.value)
    }
  }

  /// Returns the names of the plug-ins that are there, and of the files of the working folder that can be trusted.
  private static func pluginNames(_ context: CommandContext) -> [OfferedWord] {
    let names = PluginPurpose.allCases.flatMap {
      context.world.programs.all(withPrefix: $0.prefix)
    }.map { OfferedWord(ProgramSearch.name(of: $0)) }
    let folder = context.world.currentFolder
    let files = (try? context.world.files.entries(of: folder)) ?? []
    return names
      + files.map(\.name).sorted().compactMap { name in
        if name == "recipes.toml" { return OfferedWord(name, "the commands of this configuration") }
        guard PluginPurpose(ofProgram: name) != nil,
          context.world.programs.path(of: .path("\(folder)/\(name)")) != nil
        else { return nil }
        return OfferedWord("./" + name)
      }
  }

  /// Returns the files that are trusted: plug-ins by their names, others by their paths.
  private static func trustedFiles(_ context: CommandContext) -> [OfferedWord] {
    let entries = (try? PluginArgument(context: context).store.entries()) ?? []
    return entries.map { entry in
      let name = ProgramSearch.name(of: entry.path)
      let isPlugin = context.world.programs.path(of: .name(name)) == entry.path
      return isPlugin ? OfferedWord(name, entry.path) : OfferedWord(entry.path)
    }
  }

  private static func programFormats(_ context: CommandContext) -> [String] {
    ((try? ProgramFormats(context: context).all()) ?? []).map(\.name)
  }

  /// Returns the configuration, or `nil` if it cannot be read: completion shows no errors.
  private static func configuration(_ context: CommandContext) -> Configuration? {
    try? ConfigurationLoader(context: context).check().configuration
  }
}
