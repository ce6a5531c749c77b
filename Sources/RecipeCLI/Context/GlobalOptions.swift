import ArgumentParsing

/// The resolved options of every command.
struct GlobalOptions: Sendable, Hashable {
  /// The uses of colours.
  enum Color: String, Sendable, CaseIterable {
    case auto
    case always
    case never
  }

  /// The uses of what earlier runs cached.
  enum CacheUse: Sendable {
    /// The run starts with it, and updates it.
    case use
    /// The run starts without it, and replaces it.
    case refresh
    /// The run neither reads nor writes it.
    case none
  }

  /// The amount of messages on standard error.
  enum Verbosity: Sendable {
    /// Only failures.
    case quiet
    /// Also the number of warnings.
    case normal
    /// Also each warning and note.
    case verbose
  }

  /// The configuration file, if given.
  var configuration: String?
  /// The files, folders and pages to read instead of a configuration; usually none.
  var places: [NamedSource] = []
  /// True if sources that are not trusted are shown as such instead of ending the command.
  var showsUntrustedSources = false
  /// The names of the only sources to use; empty for all.
  var sources: [String]
  /// The servers that are asked.
  var answers: AnswerPolicy
  /// The use of what earlier runs cached.
  var cache: CacheUse
  /// True if records of the same recipe are merged.
  let merges: Bool
  /// True if a failed source counts as a failure of all.
  let isStrict: Bool
  /// The use of colours, or `nil` for that of the configuration.
  let color: Color?
  /// The amount of messages on standard error.
  let verbosity: Verbosity

  /// Resolves the arguments.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    configuration = arguments.value("config")
    sources = arguments.values("source")
    answers =
      arguments.has("offline") ? .offline : arguments.has("refresh") ? .refresh(of: nil) : .usual
    cache = arguments.has("no-cache") ? .none : arguments.has("refresh") ? .refresh : .use
    merges = !arguments.has("no-merge")
    isStrict = arguments.has("strict")
    color = arguments.value("color").flatMap(Color.init)
    verbosity =
      arguments.has("quiet") ? .quiet : arguments.has("verbose") ? .verbose : .normal
    if arguments.has("offline"), arguments.has("refresh") {
      throw CommandFailure(
        "'--offline' and '--refresh' contradict each other", help: "remove one of them")
    }
  }

  /// True if network access is forbidden.
  var isOffline: Bool { answers == .offline }

  /// The options as data, for parsing, help and completions.
  static let specifications: [OptionSpecification] = [
    .value(
      "config", ValueSpecification("FILE", completion: .files, isOfWords: true),
      "the configuration to use",
      section: section),
    .value(
      "source", ValueSpecification("NAME", completion: .output(of: ["__words", "sources"])),
      "use only this source; may be repeated", isRepeatable: true, section: section),
    .flag("offline", "use cached answers only; no network", section: section),
    .flag("refresh", "ask and read everything again", section: section),
    .flag("no-cache", "neither use nor write the index", section: section),
    .flag("no-merge", "show every record as its source gave it", section: section),
    .flag("strict", "exit with 4 when any source fails", section: section),
    .value(
      "color", ValueSpecification("WHEN", .choice(Color.allCases.map(\.rawValue))),
      "when to use colours", section: section),
    .flag("no-pager", "never show a long page in a pager", section: section),
    .flag("quiet", short: "q", "print only what could not be read", section: section),
    .flag("verbose", short: "v", "print every warning and note", section: section),
    .flag("help", short: "h", "show help", section: section),
    .flag("version", short: "V", "show the version", section: section),
  ]

  private static let section = "Global options"
}
