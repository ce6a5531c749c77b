/// A program as a configuration names it.
public enum ProgramName: Sendable, Hashable, CustomStringConvertible {
  /// A name to look for.
  case name(String)
  /// A path, absolute.
  case path(String)

  /// True if a text is a path, and not a name to look for.
  package static func isPath(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "/")) || text.hasPrefix("~")
  }

  /// The name or the path.
  public var description: String {
    switch self {
    case .name(let name): name
    case .path(let path): path
    }
  }
}
