/// The checked options of one source, each with its location.
public struct SourceOptionValues: Sendable, Hashable {
  /// A checked value; paths are absolute.
  public enum Content: Sendable, Hashable {
    case text(String)
    case texts([String])
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    case path(String)
    case duration(Duration)
    case table([Entry])
    /// A program and its arguments.
    case program(ProgramName, arguments: [String])
    /// A table as a JSON object.
    case object(json: String)
    case secrets([String: SecretReference])
  }

  /// A text in a table, under its key.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public let key: String
    /// The text.
    public let text: String
    /// The location of the key.
    public let location: TextLocation

    /// Creates an entry from its parts.
    public init(_ key: String, _ text: String, at location: TextLocation) {
      self.key = key
      self.text = text
      self.location = location
    }
  }

  /// A value and its location.
  public struct Value: Sendable, Hashable {
    /// The checked value.
    public let content: Content
    /// The location of the value.
    public let location: TextLocation

    /// Creates a value from its parts.
    public init(_ content: Content, at location: TextLocation) {
      self.content = content
      self.location = location
    }
  }

  /// The beginning of the source's table, for errors about missing options.
  public let location: TextLocation
  /// The folder of the configuration, absolute, from which relative paths start.
  public let folder: String
  private var values: [String: Value]

  /// Creates the options of a table that begins at `location`.
  public init(_ values: [String: Value], at location: TextLocation, folder: String = "/") {
    self.values = values
    self.location = location
    self.folder = folder
  }

  /// Returns the location of an option, or of the table if the option was not given.
  public func location(of name: String) -> TextLocation {
    values[name]?.location ?? location
  }

  /// True if the option was given.
  public func has(_ name: String) -> Bool {
    values[name] != nil
  }

  /// Returns a text or choice, or `nil` if it was not given.
  public func text(_ name: String) -> String? {
    if case .text(let text) = values[name]?.content { text } else { nil }
  }

  /// Returns a list of texts; empty if it was not given.
  public func texts(_ name: String) -> [String] {
    if case .texts(let texts) = values[name]?.content { texts } else { [] }
  }

  /// Returns the entries of a table, in order; none if it was not given.
  public func entries(_ name: String) -> [Entry] {
    if case .table(let entries) = values[name]?.content { entries } else { [] }
  }

  /// Returns a whole number, or `nil` if it was not given.
  public func integer(_ name: String) -> Int? {
    if case .integer(let integer) = values[name]?.content { integer } else { nil }
  }

  /// Returns a number, or `nil` if it was not given.
  public func number(_ name: String) -> Double? {
    switch values[name]?.content {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }

  /// Returns `true` or `false`, or `fallback` if it was not given.
  public func boolean(_ name: String, default fallback: Bool) -> Bool {
    if case .boolean(let boolean) = values[name]?.content { boolean } else { fallback }
  }

  /// Returns an absolute path, or `nil` if it was not given.
  public func path(_ name: String) -> String? {
    if case .path(let path) = values[name]?.content { path } else { nil }
  }

  /// Returns a table as a JSON object, or `nil` if it was not given.
  public func object(_ name: String) -> String? {
    if case .object(let json) = values[name]?.content { json } else { nil }
  }

  /// Returns the places of secrets by their names; empty if none were given.
  public func secrets(_ name: String) -> [String: SecretReference] {
    if case .secrets(let places) = values[name]?.content { places } else { [:] }
  }

  /// Returns a program, or `nil` if it was not given.
  public func program(_ name: String) -> ProgramName? {
    if case .program(let program, _) = values[name]?.content { program } else { nil }
  }

  /// Returns the arguments of a program; empty if none were given.
  public func arguments(_ name: String) -> [String] {
    if case .program(_, let arguments) = values[name]?.content { arguments } else { [] }
  }

  /// Replaces the name of a program by the path at which it was found.
  package mutating func setProgram(_ name: String, at path: String) {
    values[name] = Value(
      .program(.path(path), arguments: arguments(name)), at: location(of: name))
  }

  /// Returns a duration, or `nil` if it was not given.
  public func duration(_ name: String) -> Duration? {
    if case .duration(let duration) = values[name]?.content { duration } else { nil }
  }
}
