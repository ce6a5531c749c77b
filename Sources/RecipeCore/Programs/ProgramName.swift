/// A program as a configuration names it.
public enum ProgramName: Sendable, Hashable, CustomStringConvertible {
  /// A name to look for.
  case name(String)
  /// A path, absolute.
  case path(String)

  /// The name or the path.
  public var description: String {
    switch self {
    case .name(let name): name
    case .path(let path): path
    }
  }
}
