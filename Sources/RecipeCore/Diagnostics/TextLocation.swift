/// A position in a file, as editors accept it: `path`, `path:line` or `path:line:column`.
public struct TextLocation: Sendable, Hashable, CustomStringConvertible {
  /// The file's path, as the user knows it.
  public let path: String
  /// The line, from 1.
  public let line: Int?
  /// The column, from 1, counted in Unicode scalars.
  public let column: Int?

  /// Creates a location; a column without a line is dropped.
  public init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = line == nil ? nil : column
  }

  /// `path:line:column`, without the parts that are not known.
  public var description: String {
    [path, line.map(String.init), column.map(String.init)]
      .compactMap(\.self).joined(separator: ":")
  }
}
