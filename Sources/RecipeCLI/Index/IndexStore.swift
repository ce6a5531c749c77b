import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeIndex

/// The indices of all configurations, each in a file of the cache.
struct IndexStore: Sendable {
  /// How many of them are kept: the latest.
  private static let keptFiles = 8
  /// From how many records on an index is worth its place: fewer are read as fast.
  static let leastRecords = 100

  /// The folder, absolute.
  let folder: String
  private let files: any WritingFileSystem

  /// Makes the store of a world; `nil` when there is no place for it.
  init?(world: World) {
    guard let cache = CacheFolder(world: world).path else { return nil }
    folder = cache + "/index"
    files = world.files
  }

  /// What became of looking for an index.
  enum Opening: Sendable {
    /// There is one, in the file of this identity.
    case found(RecipeIndex, FileIdentity?)
    /// There is none.
    case missing
    /// There is one that does not count: it is damaged, or was made of something else.
    case unfit
  }

  /// Opens the index of a run.
  func open(_ run: RunIdentity) -> Opening {
    let identity = fileIdentity(of: run)
    guard let bytes = try? files.map(path(of: run)) else { return .missing }
    return RecipeIndex(bytes, fingerprint: run.fingerprint).map { .found($0, identity) } ?? .unfit
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
  /// - Returns: Whether it was written.
  func write(
    _ run: RunIdentity, _ write: (_ path: String) throws(FileError) -> Void
  ) throws(FileError) -> Bool {
    try files.createFolder(folder)
    let path = path(of: run)
    return try files.ifUnlocked(folder) { () throws(FileError) in
      files.removeDrafts(in: folder)
      try write(path)
      removeOldest()
      return true
    } ?? false
  }

  /// The file of a run's index.
  func path(of run: RunIdentity) -> String { "\(folder)/\(run.name).index" }

  /// The files of all indices, the latest first.
  func indexFiles() -> [(path: String, status: FileStatus)] {
    let entries = (try? files.entries(of: folder)) ?? []
    return entries.compactMap { entry in
      let path = "\(folder)/\(entry.name)"
      guard entry.kind == .file, entry.name.hasSuffix(".index"),
        let status = try? files.status(of: path)
      else { return nil }
      return (path, status)
    }.sorted { ($0.status.modified, $0.path) > ($1.status.modified, $1.path) }
  }

  /// What is known of every index, the latest first.
  ///
  /// - Parameter now: The time of day, in seconds since 1970.
  func descriptions(now: Int) -> [IndexDescription] {
    indexFiles().map { path, status in
      let index = (try? files.map(path)).flatMap { RecipeIndex($0, fingerprint: nil) }
      return IndexDescription(
        path: path, bytes: status.size,
        ageSeconds: max(0, now - Int(status.modified / 1_000_000_000)),
        content: index.flatMap { index in
          (try? index.facts()).map { facts in
            IndexDescription.Content(
              configuration: facts.configuration, sources: facts.sources, merges: facts.merges,
              files: index.fileCount, records: index.recordCount, recipes: index.recipeCount)
          }
        })
    }
  }

  /// Removes every index, and what writers left that were ended.
  ///
  /// - Returns: How many bytes that freed.
  func clear() throws(FileError) -> Int {
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
