/// A place in a file that a person can go to: `path`, `path:line` or `path:line:column`.
public struct TextLocation: Sendable, Hashable, CustomStringConvertible {
  /// The file, as the user knows it.
  public let path: String
  /// The line, from 1.
  public let line: Int?
  /// The column, from 1, counted in Unicode scalars.
  public let column: Int?

  /// Makes a location; a column without a line is dropped.
  public init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = line == nil ? nil : column
  }

  /// `path:line:column`, as far as it is known.
  public var description: String {
    [path, line.map(String.init), column.map(String.init)]
      .compactMap(\.self).joined(separator: ":")
  }
}
