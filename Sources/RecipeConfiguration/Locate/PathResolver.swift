/// Makes paths absolute as a person means them: `~` is the home, others start from a folder.
struct PathResolver {
  /// Why a path cannot be made absolute.
  enum Flaw: Error {
    case empty
    case nullCharacter
    case noHome
    case otherHome

    /// What an issue says about it.
    var message: String {
      switch self {
      case .empty: "must not be empty"
      case .nullCharacter: "must not contain a null character"
      case .noHome: "begins with ~, and HOME is not set"
      case .otherHome: "begins with ~ and a user's name, which is not supported"
      }
    }
  }

  /// The user's home, absolute; `nil` when it is not known.
  let homeFolder: String?
  /// The folder that relative paths start from, absolute.
  let baseFolder: String

  /// The absolute path, without `.` and doubled slashes; `..` stays, because its meaning depends
  /// on symbolic links.
  func absolutePath(of path: String) throws(Flaw) -> String {
    guard !path.isEmpty else { throw .empty }
    guard !path.utf8.contains(0) else { throw .nullCharacter }
    guard path.utf8.first == UInt8(ascii: "~") else { return Self.joined(baseFolder, path) }
    let rest = path.dropFirst()
    guard rest.isEmpty || rest.utf8.first == UInt8(ascii: "/") else { throw .otherHome }
    guard let homeFolder else { throw .noHome }
    return Self.joined(homeFolder, "." + rest)
  }

  /// A path seen from a folder.
  static func joined(_ folder: String, _ path: String) -> String {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : "\(folder)/\(path)"
    let parts = whole.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
    return "/" + parts.filter { $0 != "." }.joined(separator: "/")
  }

  /// The folder a file is in.
  static func folder(of file: String) -> String {
    let parts = file.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
    return "/" + parts.dropLast().joined(separator: "/")
  }
}
