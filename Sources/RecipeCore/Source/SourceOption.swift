/// One option a source reads: data that checks a configuration, explains it and starts a new one.
public struct SourceOption: Sendable, Hashable {
  /// What an option's value must be.
  public enum Kind: Sendable, Hashable {
    /// Any text.
    case text
    /// One of a few words.
    case choice([String])
    /// A list of texts.
    case texts
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// `true` or `false`.
    case boolean
    /// A file or folder; relative ones are relative to the configuration file, `~` is the home.
    case path
    /// A time: "3s", "500ms", "2m", or a number of seconds.
    case duration
  }

  /// The key in `recipes.toml`.
  public let name: String
  /// What its value must be.
  public let kind: Kind
  /// One line of help, without a final full stop.
  public let summary: String
  /// Whether a source cannot be made without it.
  public let isRequired: Bool
  /// Whether the value must never be printed.
  public let isSecret: Bool

  /// Makes an option of its values.
  public init(
    _ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false,
    isSecret: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.isRequired = isRequired
    self.isSecret = isSecret
  }
}
