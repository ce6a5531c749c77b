/// A kind of source: its name in `recipes.toml`, its options, and a factory.
public protocol RecipeSourcePlugin: Sendable {
  /// The name of the kind, as in `kind = "…"`.
  static var kind: String { get }
  /// One line for `recipes help` and `recipes init`, without a final full stop.
  static var summary: String { get }
  /// The options that it reads besides those shared by all sources; any other key is an error.
  static var options: [SourceOption] { get }

  /// The timeout of a source of this kind if the configuration does not set one.
  ///
  /// Ten seconds by default: about as long as a person waits for a network.
  static var defaultTimeout: Duration { get }

  /// True if sources of this kind ask a network through the transport of their environment.
  ///
  /// They then have the options of all such sources, too: `fresh_for`, `daily_quota` and
  /// `max_requests`. False by default.
  static var usesNetwork: Bool { get }

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - name: The source's name in the configuration.
  ///   - values: The given options; names and types have been checked against `options`.
  ///   - environment: The injected environment.
  /// - Throws: The problem with a value, with its location.
  static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource
}

extension RecipeSourcePlugin {
  /// Sources ask no network.
  public static var usesNetwork: Bool { false }

  /// Ten seconds.
  public static var defaultTimeout: Duration { .seconds(10) }
}
