/// A kind of source: its name in `recipes.toml`, the options it reads, and how to make one.
public protocol RecipeSourcePlugin: Sendable {
  /// What `kind = "…"` says.
  static var kind: String { get }
  /// One line for `recipes help` and `recipes init`, without a final full stop.
  static var summary: String { get }
  /// Every option it reads beside those that all sources share; any other key is an error.
  static var options: [SourceOption] { get }

  /// The time a source of this kind has to deliver when the configuration does not say.
  ///
  /// Ten seconds unless a kind says otherwise: about as long as a person waits for a network.
  static var defaultTimeout: Duration { get }

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - name: The source's name in the configuration.
  ///   - values: The options given; names and types have been checked against `options`.
  ///   - environment: The world, injected.
  /// - Throws: What is wrong with a value, with its place.
  static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource
}

extension RecipeSourcePlugin {
  /// Ten seconds.
  public static var defaultTimeout: Duration { .seconds(10) }
}
