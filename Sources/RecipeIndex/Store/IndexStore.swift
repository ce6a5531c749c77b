package import RecipeCore

/// The indices of all configurations, each in a file of one folder.
package struct IndexStore: Sendable {
  /// The number of indices to keep: the latest.
  private static let keptFiles = 8
  /// The minimum number of records for an index: fewer are read as fast.
  package static let leastRecords = 100

  /// The folder, absolute.
  package let folder: String
  private let files: any WritingFileSystem

  /// Creates the store of a folder, which need not exist.
  package init(folder: String, files: any WritingFileSystem) {
    self.folder = folder
    self.files = files
  }

  /// An open index.
  struct Opened {
    /// The content.
    let snapshot: IndexSnapshot
    /// The identity of its file, by which one that replaces it is noticed; `nil` if it is unknown.
    let file: FileIdentity?
  }

  /// Opens the index of a run.
  ///
  /// - Returns: `nil` if there is none.
  /// - Throws: An error if it is corrupt.
  func open(_ run: RunIdentity) throws(IndexCorruption) -> Opened? {
    let file = fileIdentity(of: run)
    guard let bytes = try? files.map(path(of: run)) else { return nil }
    return Opened(snapshot: try IndexSnapshot(bytes), file: file)
  }

  /// Returns the identity of the file of a run's index, by which one that replaces it is noticed.
  func fileIdentity(of run: RunIdentity) -> FileIdentity? {
    (try? files.status(of: path(of: run)))?.identity
  }

  /// Creates the folder of the indices.
  func makeFolder() throws(FileError) {
    try files.createFolder(folder)
  }

  /// Writes the index of a run, unless another process is writing one.
  ///
  /// - Parameter write: Writes the file at a path.
  /// - Returns: False if another process is writing one.
  func write(
    _ run: RunIdentity,
    _ write: (_ path: String, _ files: any WritingFileSystem) throws(FileError) -> Void
  ) throws(FileError) -> Bool {
    try files.createFolder(folder)
    let path = path(of: run)
    return try files.ifUnlocked(folder) { () throws(FileError) in
      files.removeDrafts(in: folder)
      try write(path, files)
      removeOldest()
      return true
    } ?? false
  }

  private func path(of run: RunIdentity) -> String { "\(folder)/\(run.name).index" }

  /// The files of all indices, the latest first.
  package func indexFiles() -> [(path: String, status: FileStatus)] {
    let entries = (try? files.entries(of: folder)) ?? []
    return entries.compactMap { entry in
      let path = "\(folder)/\(entry.name)"
      guard entry.kind == .file, entry.name.hasSuffix(".index"),
        let status = try? files.status(of: path)
      else { return nil }
      return (path, status)
    }.sorted { ($0.status.modified, $0.path) > ($1.status.modified, $1.path) }
  }

  /// Returns the summary of an index, or `nil` if it cannot be read or is corrupt: a list of the
  /// indices shows such a file without one.
  package func summary(ofFile path: String) -> IndexSummary? {
    guard let bytes = try? files.map(path), let snapshot = try? IndexSnapshot(bytes) else {
      return nil
    }
    return try? snapshot.summary()
  }

  /// Returns the paths of the indices that are corrupt, and not only of another version of the format.
  package func corruptFiles() -> [String] {
    indexFiles().map(\.path).filter { path in
      guard let bytes = try? files.map(path) else { return false }
      return !bytes.withBytes(IndexLayout.isOfAnotherVersion) && !Self.isSound(bytes)
    }
  }

  private static func isSound(_ bytes: SharedBytes) -> Bool {
    do throws(IndexCorruption) {
      let snapshot = try IndexSnapshot(bytes)
      _ = try snapshot.summary()
      try snapshot.file.verifyPieces()
      return true
    } catch {
      return false
    }
  }

  /// Removes every index, and the drafts of interrupted writers.
  ///
  /// - Returns: The number of bytes freed.
  package func clear() throws(FileError) -> Int {
    guard try files.status(of: folder) != nil else { return 0 }
    return try files.whileLocked(folder, waiting: {}) { () throws(FileError) in
      var freed = 0
      for (path, status) in indexFiles() {
        try files.removeFile(path)
        freed += status.size
      }
      files.removeDrafts(in: folder)
      return freed
    }
  }

  private func removeOldest() {
    for (path, _) in indexFiles().dropFirst(Self.keptFiles) { try? files.removeFile(path) }
  }
}
