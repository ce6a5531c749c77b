/// Paths relative to a source's folder.
enum FolderPath {
  /// `folder/name`, or `name` at the top, where the folder is "".
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    var path = folder
    path.reserveCapacity(folder.utf8.count + 1 + name.utf8.count)
    if folder.utf8.last != UInt8(ascii: "/") { path += "/" }
    path += name
    return path
  }

  /// The last name.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Whether a name on the way is hidden, as by a leading dot; `.` and `..` are, too.
  static func hasHiddenName(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .contains { $0.isEmpty || $0.hasPrefix(".") }
  }

  /// The folders that a path lies in, the outermost first.
  static func folders(above path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  /// Whether an absolute path without links is a folder or lies in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
