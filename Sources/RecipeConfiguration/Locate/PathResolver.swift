/// A resolver of paths: `~` is the home folder, relative paths start from a base folder.
struct PathResolver {
  /// The reasons why a path cannot be made absolute.
  enum Flaw: Error {
    case empty
    case nullCharacter
    case noHome
    case otherHome

    /// The reason, as the end of a message.
    var message: String {
      switch self {
      case .empty: "must not be empty"
      case .nullCharacter: "must not contain a null character"
      case .noHome: "starts with ~, but HOME is not set"
      case .otherHome: "starts with ~ and a user's name, which is not supported"
      }
    }
  }

  /// The user's home folder, absolute, or `nil` if it is unknown.
  let homeFolder: String?
  /// The base folder of relative paths, absolute.
  let baseFolder: String

  /// Returns the absolute path, without `.` and doubled slashes; `..` is kept, because its meaning
  /// depends on symbolic links.
  func absolutePath(of path: String) throws(Flaw) -> String {
    guard !path.isEmpty else { throw .empty }
    guard !path.utf8.contains(0) else { throw .nullCharacter }
    guard path.utf8.first == UInt8(ascii: "~") else { return Self.joined(baseFolder, path) }
    let rest = path.dropFirst()
    guard rest.isEmpty || rest.utf8.first == UInt8(ascii: "/") else { throw .otherHome }
    guard let homeFolder else { throw .noHome }
    return Self.joined(homeFolder, "." + rest)
  }

  /// Returns a path relative to a folder as an absolute path.
  static func joined(_ folder: String, _ path: String) -> String {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : "\(folder)/\(path)"
    let parts = whole.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
    return "/" + parts.filter { $0 != "." }.joined(separator: "/")
  }
}
