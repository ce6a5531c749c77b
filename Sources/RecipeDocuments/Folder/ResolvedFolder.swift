import RecipeCore
import Text

/// The existing folder or single file of a source, with links resolved.
struct ResolvedFolder: Sendable {
  /// The path as configured, absolute, without a trailing slash.
  let root: String
  /// The same path without symbolic links.
  let realRoot: String
  /// True if it is a single file.
  let isFile: Bool

  /// Returns the absolute path of a file, as the user knows it.
  func absolute(_ path: String) -> String {
    isFile ? root : FolderPath.join(root, path)
  }

  /// True if a relative path is an included file, and does not lead out of the folder.
  func holds(_ path: String, _ filter: FolderFilter, _ files: any FileSystem) -> Bool {
    guard !isFile else { return ByteKey(path) == ByteKey(FolderPath.name(of: root)) }
    guard !path.utf8.contains(0), filter.includesFileAndFolders(path),
      let real = try? files.realPath(of: absolute(path))
    else { return false }
    return FolderPath.isInside(real, realRoot)
  }
}

extension FolderRecipeSource {
  /// Locates the folder or file.
  ///
  /// - Throws: `unreachable` if it does not exist or cannot be accessed.
  func place() throws(SourceFailure) -> ResolvedFolder {
    do throws(FileError) {
      guard let status = try files.status(of: root) else {
        throw FileError(.notFound, path: root)
      }
      let trimmed = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
      return ResolvedFolder(
        root: trimmed, realRoot: try files.realPath(of: root), isFile: status.kind == .file)
    } catch {
      throw SourceFailure(
        .unreachable, "\(root): \(error.reasonText)",
        help: "create the folder, or correct 'path' of source '\(source)' in recipes.toml")
    }
  }
}
