import Text

/// Paths relative to a source's folder.
enum FolderPath {
  /// Returns `folder/name`, or `name` in the root folder, which is "".
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    let slash = UInt8(ascii: "/")
    let start = folder.utf8.last == slash ? folder.utf8.dropLast() : folder.utf8[...]
    // One string of the right size costs a third of two concatenations.
    return String(unsafeUninitializedCapacity: start.count + 1 + name.utf8.count) { path in
      let end = path.initialize(fromContentsOf: start)
      path.initializeElement(at: end, to: slash)
      return path[(end + 1)...].initialize(fromContentsOf: name.utf8)
    }
  }

  /// Returns the last component.
  static func name(of path: String) -> String {
    path.fileName ?? path
  }

  /// True if a component is hidden by a leading dot; `.` and `..` are, too.
  static func hasHiddenName(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .contains { $0.isEmpty || $0.hasPrefix(".") }
  }

  /// Returns the folders that contain a path, the outermost first.
  static func folders(above path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  /// True if an absolute path without links is a folder or in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return ByteKey(path) == ByteKey(folder) || path.utf8.starts(with: start.utf8)
  }
}
