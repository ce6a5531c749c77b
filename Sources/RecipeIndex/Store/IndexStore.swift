package import RecipeCore
import Text

/// The indices of all configurations, each in a file of one folder.
package struct IndexStore: Sendable {
  /// The number of indices that are kept: the latest.
  private static let keptFiles = 8
  /// The number of records from which on an index is worth its place: fewer are read as fast.
  package static let leastRecords = 100

  /// The folder, absolute.
  package let folder: String
  private let files: any WritingFileSystem

  /// Makes the store of a folder, which need not be there yet.
  package init(folder: String, files: any WritingFileSystem) {
    self.folder = folder
    self.files = files
  }

  /// An index that was opened.
  struct Opened {
    /// What it has.
    let snapshot: IndexSnapshot
    /// Tells its file from one that took its place; `nil` when it is not known.
    let file: FileIdentity?
  }

  /// Opens the index of a run.
  ///
  /// - Returns: `nil` when there is none.
  /// - Throws: That it is damaged.
  func open(_ run: RunIdentity) throws(ByteReader.Damage) -> Opened? {
    let file = fileIdentity(of: run)
    guard let bytes = try? files.map(path(of: run)) else { return nil }
    return Opened(snapshot: try IndexSnapshot(bytes), file: file)
  }

  /// What tells the file of a run's index from one that took its place.
  func fileIdentity(of run: RunIdentity) -> FileIdentity? {
    (try? files.status(of: path(of: run)))?.identity
  }

  /// Makes the folder that indices are in.
  func makeFolder() throws(FileError) {
    try files.createFolder(folder)
  }

  /// Writes the index of a run, unless another process does so.
  ///
  /// - Parameter write: Writes the file whose path it is given.
  /// - Returns: False if another process writes one.
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

  /// Sums up an index; `nil` when it cannot be read.
  package func summary(ofFile path: String) -> IndexSummary? {
    guard let bytes = try? files.map(path), let snapshot = try? IndexSnapshot(bytes) else {
      return nil
    }
    return try? snapshot.summary()
  }

  /// Removes every index, and what writers left that were ended.
  ///
  /// - Returns: How many bytes that freed.
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
