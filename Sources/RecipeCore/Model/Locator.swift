/// The place where a person finds a record: a file and line, or a URL, if there is one.
public enum Locator: Sendable, Hashable, CustomStringConvertible {
  /// A file, relative to its source's folder, and the line (from 1) where its recipe begins.
  case file(path: String, line: Int)
  /// A page or an API response.
  case url(String)
  /// No place: a recipe of a list that has no address of its own.
  case absent

  /// `soup/leek.md:1`, or the URL; empty if there is no place.
  public var description: String {
    switch self {
    case .file(let path, let line): "\(path):\(line)"
    case .url(let url): url
    case .absent: ""
    }
  }

  /// The description, or `nil` if the recipe has no place of its own, or a URL that is empty.
  package var text: String? {
    let text = description
    return text.isEmpty ? nil : text
  }
}
