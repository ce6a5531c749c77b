import ArgumentParsing

/// The options that every command takes, resolved.
struct GlobalOptions: Sendable, Hashable {
  /// When colours are used.
  enum Color: String, Sendable, CaseIterable {
    case auto
    case always
    case never
  }

  /// What a run does with what earlier ones kept.
  enum CacheUse: Sendable {
    /// It begins with it, and brings it up to date.
    case use
    /// It begins anew, and keeps what it finds.
    case refresh
    /// It does not look at it, and keeps nothing.
    case none
  }

  /// How much is said on standard error.
  enum Verbosity: Sendable {
    /// Only what could not be done or read.
    case quiet
    /// Also how many things were odd.
    case normal
    /// Also each of them.
    case verbose
  }

  /// The configuration file asked for.
  let configuration: String?
  /// The names of the only sources to ask; empty for all.
  let sources: [String]
  /// Whether the network must not be used.
  let isOffline: Bool
  /// What is kept between runs, and whether it counts.
  let cache: CacheUse
  /// Whether records that are the same recipe become one.
  let merges: Bool
  /// Whether a failed source counts as all of them.
  let isStrict: Bool
  /// When colours are used; `nil` leaves it to the configuration.
  let color: Color?
  /// How much is said on standard error.
  let verbosity: Verbosity

  /// Resolves what was typed.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    configuration = arguments.value("config")
    sources = arguments.values("source")
    isOffline = arguments.has("offline")
    cache = arguments.has("no-cache") ? .none : arguments.has("refresh") ? .refresh : .use
    merges = !arguments.has("no-merge")
    isStrict = arguments.has("strict")
    color = arguments.value("color").flatMap(Color.init)
    verbosity =
      arguments.has("quiet") ? .quiet : arguments.has("verbose") ? .verbose : .normal
    if isOffline, arguments.has("refresh") {
      throw CommandFailure(
        "'--offline' and '--refresh' contradict each other", help: "leave one of them out")
    }
  }

  /// The same options as data, for parsing, help and completions.
  static let specifications: [OptionSpecification] = [
    .value(
      "config", ValueSpecification("FILE", completion: .files), "the configuration to use",
      section: section),
    .value(
      "source", ValueSpecification("NAME", completion: .output(of: ["__words", "sources"])),
      "ask only this source; may be repeated", isRepeatable: true, section: section),
    .flag("offline", "do not use the network", section: section),
    .flag("refresh", "read everything anew, whatever earlier runs kept", section: section),
    .flag("no-cache", "neither use nor write the index", section: section),
    .flag("no-merge", "show every record as its source gave it", section: section),
    .flag("strict", "exit with 4 when any source fails", section: section),
    .value(
      "color", ValueSpecification("WHEN", .choice(Color.allCases.map(\.rawValue))),
      "when to use colours", section: section),
    .flag("quiet", short: "q", "say only what could not be read", section: section),
    .flag("verbose", short: "v", "say everything that was odd", section: section),
    .flag("help", short: "h", "show help", section: section),
    .flag("version", short: "V", "show the version", section: section),
  ]

  private static let section = "Global options"
}
