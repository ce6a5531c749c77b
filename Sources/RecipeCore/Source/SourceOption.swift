/// The declaration of a source's option, used to check, explain and create a configuration.
public struct SourceOption: Sendable, Hashable {
  /// The type of an option's value.
  public enum Kind: Sendable, Hashable {
    /// Any text.
    case text
    /// One of a few words.
    case choice([String])
    /// A list of texts.
    case texts
    /// A program with its arguments.
    case command
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// `true` or `false`.
    case boolean
    /// A file or folder; relative ones are relative to the configuration file, `~` is the home.
    case path
    /// A duration: "3s", "500ms", "2m", or a number of seconds.
    case duration
    /// A table of texts, each under one of these keys.
    case table([String])
    /// A program: its path, or a name to look for in the folder of plug-ins and on `PATH`; in an array with its
    /// arguments.
    case program
    /// A table of any values.
    case object
    /// A table of secrets: the place of each, `{ env = "…" }`, `{ file = "…" }` or
    /// `{ command = ["…"] }`.
    case secrets
  }

  /// The key in `recipes.toml`.
  public let name: String
  /// The type of its value.
  public let kind: Kind
  /// One line of help, without a final full stop.
  public let summary: String
  /// True if a source cannot be created without it.
  public let isRequired: Bool
  /// True if the value must never be printed.
  public let isSecret: Bool
  /// True if the value is a command line that the source runs.
  public let isCommand: Bool
  /// True if the value is the place of a secret that the source reads.
  public let isSecretReference: Bool

  /// Creates an option from its values.
  public init(
    _ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false,
    isSecret: Bool = false, isCommand: Bool = false, isSecretReference: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.isRequired = isRequired
    self.isSecret = isSecret
    self.isCommand = isCommand
    self.isSecretReference = isSecretReference
  }
}
