import RecipeCore

/// The folder or single file of a source, found and free of links.
struct FolderPlace: Sendable {
  /// As configured, absolute, without a slash at its end.
  let root: String
  /// The same without symbolic links.
  let realRoot: String
  /// True if it is one file.
  let isFile: Bool

  /// The absolute path of a file, as a user knows it.
  func absolute(_ path: String) -> String {
    isFile ? root : FolderPath.join(root, path)
  }

  /// True if a relative path is a file that would be read, and does not lead out of the folder.
  func holds(_ path: String, _ filter: FolderFilter, _ files: any FileSystem) -> Bool {
    guard !isFile else { return path == FolderPath.name(of: root) }
    guard !path.utf8.contains(0), filter.includesFileAndFolders(path),
      let real = try? files.realPath(of: absolute(path))
    else { return false }
    return FolderPath.isInside(real, realRoot)
  }
}

extension FolderRecipeSource {
  /// Finds the folder or file.
  ///
  /// - Throws: `unreachable` when it is not there, or nobody may look.
  func place() throws(SourceFailure) -> FolderPlace {
    do throws(FileError) {
      guard let status = try files.status(of: root) else {
        throw FileError(.notFound, path: root)
      }
      let trimmed = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
      return FolderPlace(
        root: trimmed, realRoot: try files.realPath(of: root), isFile: status.kind == .file)
    } catch {
      throw SourceFailure(
        .unreachable, "\(root): \(error.reasonText)",
        help: "make the folder, or correct 'path' of source '\(source)' in recipes.toml")
    }
  }
}
