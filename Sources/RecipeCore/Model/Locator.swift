/// The place where a person finds a record: a file and line, or a URL.
public enum Locator: Sendable, Hashable, CustomStringConvertible {
  /// A file, relative to its source's folder, and the line (from 1) where its recipe begins.
  case file(path: String, line: Int)
  /// A page or an API response.
  case url(String)

  /// `soup/leek.md:1`, or the URL.
  public var description: String {
    switch self {
    case .file(let path, let line): "\(path):\(line)"
    case .url(let url): url
    }
  }
}
