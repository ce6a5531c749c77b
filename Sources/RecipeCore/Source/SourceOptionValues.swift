/// The options given for one source, checked, each with the place it was written at.
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
  }

  /// A value and its place.
  public struct Value: Sendable, Hashable {
    /// What was written.
    public let content: Content
    /// Where.
    public let location: TextLocation

    /// Makes a value of its parts.
    public init(_ content: Content, at location: TextLocation) {
      self.content = content
      self.location = location
    }
  }

  /// Where the source's table begins, for errors about what is missing.
  public let location: TextLocation
  private let values: [String: Value]

  /// Makes the options of a table that begins at `location`.
  public init(_ values: [String: Value], at location: TextLocation) {
    self.values = values
    self.location = location
  }

  /// The place of an option, or of the table when the option was not given.
  public func location(of name: String) -> TextLocation {
    values[name]?.location ?? location
  }

  /// Whether the option was given.
  public func has(_ name: String) -> Bool {
    values[name] != nil
  }

  /// A text or choice, `nil` when not given.
  public func text(_ name: String) -> String? {
    if case .text(let text) = values[name]?.content { text } else { nil }
  }

  /// A list of texts, empty when not given.
  public func texts(_ name: String) -> [String] {
    if case .texts(let texts) = values[name]?.content { texts } else { [] }
  }

  /// A whole number, `nil` when not given.
  public func integer(_ name: String) -> Int? {
    if case .integer(let integer) = values[name]?.content { integer } else { nil }
  }

  /// A number, `nil` when not given.
  public func number(_ name: String) -> Double? {
    switch values[name]?.content {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }

  /// `true` or `false`; `fallback` when not given.
  public func boolean(_ name: String, default fallback: Bool) -> Bool {
    if case .boolean(let boolean) = values[name]?.content { boolean } else { fallback }
  }

  /// An absolute path, `nil` when not given.
  public func path(_ name: String) -> String? {
    if case .path(let path) = values[name]?.content { path } else { nil }
  }

  /// A time, `nil` when not given.
  public func duration(_ name: String) -> Duration? {
    if case .duration(let duration) = values[name]?.content { duration } else { nil }
  }
}
