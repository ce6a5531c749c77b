package import RecipeCore
import RecipeDocuments
import Text

/// An importer of recipes into the library folder, one file per recipe.
///
/// Repeating an import changes nothing; a recipe whose origin changed is written again unless its
/// file was edited since; a recipe that the library has from elsewhere is skipped.
///
/// The folder is locked meanwhile, so that concurrent imports follow one another. Interrupting an
/// import does no harm: every file in place is complete, and the next import removes a remaining
/// draft and records the files that were not. After a power failure, the files of that import may
/// be missing or empty, because new ones are flushed together at the end.
package struct LibraryImporter: Sendable {
  private let root: String
  private let store: ManifestStore
  private let readers: [LibraryReader]
  private let files: any WritingFileSystem
  private let onWait: @Sendable () -> Void
  private let onItem: @Sendable (String) -> Void

  /// Creates an importer into a folder.
  ///
  /// - Parameters:
  ///   - root: The library folder, absolute; created when the first recipe is written.
  ///   - readers: The sources that read the folder: decisions about their records follow a file
  ///     that was renamed.
  ///   - files: The file system.
  ///   - onWait: Called before waiting for another import into the folder.
  ///   - onItem: Called before each document, with its origin.
  package init(
    root: String, readers: [LibraryReader] = [], files: any WritingFileSystem,
    onWait: @escaping @Sendable () -> Void = {},
    onItem: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.root = root
    self.readers = readers
    self.files = files
    self.onWait = onWait
    self.onItem = onItem
    store = ManifestStore(root: root, files: files)
  }

  /// Imports the recipes of all documents, in order.
  ///
  /// It never throws: what could not be read or written is an entry of the report, and the import
  /// continues.
  package func run(_ items: [ImportItem], options: ImportOptions = ImportOptions()) -> ImportReport
  {
    do {
      return try importing(items, options)
    } catch {
      let entries = items.flatMap { $0.entries { $0.reported(.failed, "\(error)") } }
      let trouble = Diagnostic(
        .error, "the library cannot be used: \(error.reasonText)",
        at: TextLocation(path: error.path), help: "nothing was imported; fix this and import again")
      return ImportReport(entries: entries, diagnostics: [trouble])
    }
  }

  private func importing(
    _ items: [ImportItem], _ options: ImportOptions
  ) throws(FileError) -> ImportReport {
    guard !options.isDryRun, items.contains(where: { !$0.outcome.entries.isEmpty }) else {
      return try importing(items, options, saves: false)
    }
    try files.createFolder(root)
    return try files.whileLocked(root, waiting: onWait) { () throws(FileError) in
      files.removeDrafts(in: root)
      return try importing(items, options, saves: true)
    }
  }

  /// Imports, and saves the manifest, which requires the lock.
  private func importing(
    _ items: [ImportItem], _ options: ImportOptions, saves: Bool
  ) throws(FileError) -> ImportReport {
    let manifest = try store.load()
    var session = try ImportSession(
      manifest: manifest,
      folder: LibraryFolder(root: root, files: files, isDryRun: options.isDryRun),
      options: options)
    let entries = items.flatMap { item in
      onItem(item.origin)
      return item.entries { session.add($0) }
    }
    let saving = saves ? save(&session) : []
    return ImportReport(
      entries: entries, diagnostics: damage(of: manifest, isKept: saves) + saving)
  }

  private func damage(of manifest: ImportManifest, isKept: Bool) -> [Diagnostic] {
    let place = isKept ? "it is kept" : "an import would keep it"
    return manifest.damaged.map { line in
      Diagnostic(
        .warning, "a line of the import record cannot be read",
        at: TextLocation(path: "\(root)/\(ImportManifest.name)", line: line.number),
        help: "\(place) in \(ImportManifest.damagedName); its recipe may be imported again")
    }
  }

  private func save(_ session: inout ImportSession) -> [Diagnostic] {
    do {
      try session.finish()
      // Before the manifest, after which the new names would not be detected again.
      try renameRecords(session.newNames)
      // Before the manifest, too: if it cannot be saved, the next import finds the new files.
      try session.removeReplaced()
      try store.save(session.manifest)
      return []
    } catch {
      return [
        Diagnostic(
          .error, "the import cannot be finished: \(error.reasonText)",
          at: TextLocation(path: error.path),
          help: "fix this and import again; recipes imported so far are saved")
      ]
    }
  }

  /// Gives records their new names in people's decisions and marks.
  private func renameRecords(_ newNames: [ByteKey: ByteKey]) throws(FileError) {
    guard !newNames.isEmpty else { return }
    func newName(_ reference: RecordReference) -> RecordReference? {
      readers.lazy.compactMap { $0.newReference(of: reference, newNames) }.first
    }
    try DecisionStore(root: root, files: files).changeWhileLocked { $0.rename(newName) }
    try MarkStore(root: root, files: files).changeWhileLocked { $0.rename(newName) }
  }
}
