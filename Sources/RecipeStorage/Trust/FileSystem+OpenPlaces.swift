package import RecipeCore

extension FileSystem {
  /// Returns the file at a path if others than its owner can write to it, else the first folder above it in which
  /// everyone can replace what is there; `nil` if nobody else can change it.
  ///
  /// Folders that a group can write to are left to that group, as those of package managers are. In a folder with the
  /// sticky bit, such as `/tmp`, only their owners replace files.
  ///
  /// - Parameter path: An absolute path, with links resolved.
  package func placeOpenToOthers(at path: String) -> String? {
    guard let status = found(path) else { return nil }
    if status.kind == .file, status.isWritableByOthers { return path }
    var folder = path[...]
    while let mark = folder.lastIndex(of: "/") {
      folder = folder[..<mark]
      let place = folder.isEmpty ? "/" : String(folder)
      if found(place)?.letsEveryoneReplaceFiles == true { return place }
    }
    return nil
  }

  private func found(_ path: String) -> FileStatus? { (try? status(of: path)) ?? nil }
}
