import RecipeCore

/// Finds the documents to import below the paths that were given.
struct ImportFolder {
  /// The file system.
  let files: any FileSystem
  /// The library, which is never imported into itself.
  let library: FileIdentity?

  /// Folders deeper than this are left out.
  private static let depthLimit = 64
  private static let endings = [".json", ".ndjson", ".jsonl", ".md", ".markdown", ".mdown", ".mkd"]

  /// The documents at and below a path, in the order of their names.
  ///
  /// A file that is named is always taken; in folders, only those with the endings of documents,
  /// and nothing hidden. Symbolic links inside folders are not followed.
  ///
  /// - Throws: That there is nothing at the path, or that a folder cannot be read.
  func documents(at path: String) throws(FileError) -> [String] {
    guard !path.isEmpty, let status = try files.status(of: path) else {
      throw FileError(.notFound, path: path)
    }
    return status.kind == .folder ? try documents(in: path, depth: 0) : [path]
  }

  private func documents(in folder: String, depth: Int) throws(FileError) -> [String] {
    guard depth < Self.depthLimit, try !isLibrary(folder) else { return [] }
    var found: [String] = []
    for entry in try files.entries(of: folder) where !entry.name.hasPrefix(".") {
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + entry.name
      switch entry.kind {
      case .folder: found += try documents(in: path, depth: depth + 1)
      case .file where Self.isDocument(entry.name): found.append(path)
      default: break
      }
    }
    return found
  }

  private func isLibrary(_ folder: String) throws(FileError) -> Bool {
    guard let library else { return false }
    return try files.status(of: folder)?.identity == library
  }

  private static func isDocument(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return endings.contains { lowercased.hasSuffix($0) }
  }
}
