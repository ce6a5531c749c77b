/// Where a person finds a record: a file and line, or a URL.
public enum Locator: Sendable, Hashable, CustomStringConvertible {
  /// A file, relative to its source's folder, and the line (from 1) its recipe begins at.
  case file(path: String, line: Int)
  /// A page or API answer.
  case url(String)

  /// `soup/leek.md:1`, or the URL.
  public var description: String {
    switch self {
    case .file(let path, let line): "\(path):\(line)"
    case .url(let url): url
    }
  }
}
