import RecipeCore
import Text

/// A run of an import, which decides about each recipe in turn.
struct ImportSession: Sendable {
  /// The manifest, including this run's imports.
  private(set) var manifest: ImportManifest
  /// The new names of files found to be renamed, by the old ones.
  private(set) var newNames: [ByteKey: ByteKey] = [:]

  private var folder: LibraryFolder
  private var names: FileNamePool
  private var renamed = RenamedFiles()
  private let overwritesEdits: Bool
  private var handled: Set<ByteKey> = []

  /// Starts a run with the current state of the library.
  init(
    manifest: ImportManifest, folder: LibraryFolder, overwritesEdits: Bool
  ) throws(FileError) {
    self.manifest = manifest
    self.folder = folder
    self.overwritesEdits = overwritesEdits
    names = FileNamePool(taken: try folder.names() + manifest.entries.map(\.file.text))
  }

  /// Makes the new files durable, before the manifest refers to them.
  mutating func finish() throws(FileError) {
    try folder.flush()
  }

  /// Imports a recipe if necessary; a failure is an entry, too.
  mutating func add(_ candidate: ImportCandidate) -> ImportEntry {
    do {
      let entry = try decide(about: candidate)
      if let file = entry.file { handled.insert(ByteKey(file)) }
      return entry
    } catch {
      return candidate.reported(.failed, "\(error)")
    }
  }

  private mutating func decide(
    about candidate: ImportCandidate
  ) throws(FileError) -> ImportEntry {
    if let known = manifest.entry(from: candidate.origin) {
      return try refresh(known, with: candidate)
    }
    if let other = manifest.entry(withAnyOf: candidate.keys),
      let other = try present(other)
    {
      if isSameRecipe(other, as: candidate) {
        return try refresh(manifest.move(other, to: candidate.origin), with: candidate)
      }
      let place = other.origin.description
      return candidate.reported(
        .skipped, "already there from \(place)", knownFrom: place, file: other.file)
    }
    return try addNew(candidate)
  }

  /// Returns an import under the current name of its file, or `nil` if the file was removed.
  private mutating func present(_ entry: ManifestEntry) throws(FileError) -> ManifestEntry? {
    if try folder.hash(of: entry.file) != nil { return entry }
    guard let name = renamed.name(of: entry, in: folder, besides: manifest) else { return nil }
    let moved = entry.renamed(to: name)
    manifest.record(moved)
    newNames[entry.file] = name
    return moved
  }

  /// True if the document has changed from one recipe to several, or back, since the import.
  private func isSameRecipe(_ other: ManifestEntry, as candidate: ImportCandidate) -> Bool {
    other.origin.document == candidate.origin.document && !handled.contains(other.file)
  }

  private mutating func refresh(
    _ known: ManifestEntry, with candidate: ImportCandidate
  ) throws(FileError) -> ImportEntry {
    guard let present = try present(known), let current = try folder.hash(of: present.file) else {
      return try write(candidate, to: known.file, as: .imported, "its file had been removed")
    }
    guard present.file == known.file || current != candidate.hash else {
      manifest.record(candidate.manifestEntry(in: present.file))
      return candidate.reported(
        .unchanged, "its file was renamed from \(known.file)", file: present.file)
    }
    return try refresh(present, whichIsNow: current, with: candidate)
  }

  private mutating func refresh(
    _ known: ManifestEntry, whichIsNow current: ContentHash, with candidate: ImportCandidate
  ) throws(FileError) -> ImportEntry {
    if current == candidate.hash {
      let entry = candidate.manifestEntry(in: known.file)
      if entry != known { manifest.record(entry) }
      return candidate.reported(.unchanged, file: known.file)
    }
    let isEdited = current != known.fileHash
    guard candidate.hash != known.originHash || overwritesEdits else {
      return candidate.reported(
        .unchanged, "edited since the import, left as it is", file: known.file)
    }
    guard !isEdited || overwritesEdits else {
      return candidate.reported(
        .skipped, "edited since the import; --force overwrites it", file: known.file)
    }
    return try write(
      candidate, to: known.file, as: .updated, isEdited ? "the edits were overwritten" : nil)
  }

  private mutating func addNew(_ candidate: ImportCandidate) throws(FileError) -> ImportEntry {
    while true {
      let name = names.offer(for: candidate.recipe.title)
      let file = ByteKey(name)
      if names.take(name), try create(file, of: candidate) {
        return candidate.reported(.imported, file: file)
      }
      if isAdoptable(file, by: candidate) {
        manifest.record(candidate.manifestEntry(in: file))
        return candidate.reported(.unchanged, "the library already has this file", file: file)
      }
    }
  }

  /// Creates the file of a candidate.
  ///
  /// - Returns: True if the name was free, whatever names were read when the import started.
  private mutating func create(
    _ file: ByteKey, of candidate: ImportCandidate
  ) throws(FileError) -> Bool {
    do {
      try folder.create(candidate.bytes, hash: candidate.hash, at: file)
    } catch {
      guard error.reason == .exists else { throw error }
      return false
    }
    manifest.record(candidate.manifestEntry(in: file))
    return true
  }

  /// True if a file that is not in the manifest has the candidate's content: an import was
  /// interrupted before it could record it, or the manifest was lost.
  private func isAdoptable(_ file: ByteKey, by candidate: ImportCandidate) -> Bool {
    guard !manifest.isRecorded(file) else { return false }
    return (try? folder.hash(of: file)) == candidate.hash
  }

  private mutating func write(
    _ candidate: ImportCandidate, to file: ByteKey, as status: ImportEntry.Status,
    _ reason: String? = nil
  ) throws(FileError) -> ImportEntry {
    try folder.write(candidate.bytes, hash: candidate.hash, to: file)
    manifest.record(candidate.manifestEntry(in: file))
    return candidate.reported(status, reason, file: file)
  }
}
