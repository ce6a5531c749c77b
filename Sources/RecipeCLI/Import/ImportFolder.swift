import RecipeCore

/// Finds the documents to import below the paths that were given.
struct ImportFolder {
  /// Something that was found.
  enum Finding: Equatable {
    /// A file to read, by its path.
    case document(String)
    /// A path that is left out, and why.
    case leftOut(String, reason: String)
  }

  /// What was found, in the order of the paths and names.
  private(set) var findings: [Finding] = []
  /// How many files have none of the endings of documents.
  private(set) var otherFiles = 0

  private let files: any FileSystem
  private let library: FileIdentity?

  /// Folders deeper than this are left out.
  private static let depthLimit = 64

  /// Makes a search that has found nothing yet.
  ///
  /// - Parameters:
  ///   - files: The file system.
  ///   - library: The library, which is never imported into itself.
  init(files: any FileSystem, library: FileIdentity?) {
    self.files = files
    self.library = library
  }

  /// Finds the documents at and below a path.
  ///
  /// A file that is named is always taken; in folders, only those with the endings of documents,
  /// and nothing hidden. Symbolic links inside folders are not followed.
  ///
  /// - Throws: That there is nothing at the path.
  mutating func search(_ path: String) throws(FileError) {
    guard !path.isEmpty else { throw FileError(.notFound, path: path) }
    let path = try files.realPath(of: path)
    if try files.status(of: path)?.kind == .folder {
      visit(path, depth: 0)
    } else {
      findings.append(.document(path))
    }
  }

  private mutating func visit(_ folder: String, depth: Int) {
    guard depth < Self.depthLimit else {
      return leaveOut(folder, "folders are nested deeper than \(Self.depthLimit) levels")
    }
    let entries: [FileEntry]
    do {
      if try isLibrary(folder) { return leaveOut(folder, "this is the library itself") }
      entries = try files.entries(of: folder)
    } catch {
      return leaveOut(folder, "the folder cannot be listed: \(error.reasonText)")
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      visit(entry, at: folder + (folder.hasSuffix("/") ? "" : "/") + entry.name, depth: depth)
    }
  }

  private mutating func visit(_ entry: FileEntry, at path: String, depth: Int) {
    switch entry.kind {
    case .folder: visit(path, depth: depth + 1)
    case .file where ImportFormat.knows(entry.name): findings.append(.document(path))
    case .symbolicLink where ImportFormat.knows(entry.name) || isFolder(path):
      leaveOut(path, "symbolic links are not followed; name it to import what it leads to")
    default: otherFiles += 1
    }
  }

  private mutating func leaveOut(_ path: String, _ reason: String) {
    findings.append(.leftOut(path, reason: reason))
  }

  private func isFolder(_ path: String) -> Bool {
    (try? files.status(of: path))?.kind == .folder
  }

  private func isLibrary(_ folder: String) throws(FileError) -> Bool {
    guard let library else { return false }
    return try files.status(of: folder)?.identity == library
  }
}
