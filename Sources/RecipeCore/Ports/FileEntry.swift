/// An entry of a folder.
public struct FileEntry: Sendable, Hashable {
  /// The kind of an entry, without following links.
  public enum Kind: Sendable, Hashable {
    case file
    case folder
    case symbolicLink
    case other
  }

  /// The name, without a folder.
  public let name: String
  /// The kind of the entry.
  public let kind: Kind

  /// Creates an entry from its parts.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
