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
  private let options: ImportOptions
  private var handled: Set<ByteKey> = []
  /// The entries whose files others replace, as they hold another form of the recipe.
  private var replaced: [ManifestEntry] = []

  /// Starts a run with the current state of the library.
  init(
    manifest: ImportManifest, folder: LibraryFolder, options: ImportOptions
  ) throws(FileError) {
    self.manifest = manifest
    self.folder = folder
    self.options = options
    names = FileNamePool(taken: try folder.names() + manifest.entries.map(\.file.text))
  }

  /// Makes the new files durable, before the manifest refers to them.
  mutating func finish() throws(FileError) {
    try folder.flush()
  }

  /// Removes the files that others replaced, unless they were edited meanwhile.
  func removeReplaced() throws(FileError) {
    for entry in replaced { try folder.remove(entry.file, ifIts: entry.fileHash) }
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
    let content = content(of: candidate)
    let (file, isNew) = try place(content, of: candidate)
    guard isNew else {
      return candidate.reported(.unchanged, "the library already has this file", file: file)
    }
    return candidate.reported(.imported, remark(on: content, of: candidate, in: file), file: file)
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
}

// MARK: - Recipes that were imported before

extension ImportSession {
  private mutating func refresh(
    _ known: ManifestEntry, with candidate: ImportCandidate
  ) throws(FileError) -> ImportEntry {
    let content = content(of: candidate, known)
    guard let present = try present(known), let current = try folder.hash(of: present.file) else {
      return try restore(known, with: candidate, content)
    }
    guard present.file == known.file || current != content.hash else {
      manifest.record(candidate.manifestEntry(in: present.file, content))
      return candidate.reported(
        .unchanged, "its file was renamed from \(known.file)", file: present.file)
    }
    return try refresh(present, whichIsNow: current, with: candidate, content)
  }

  private mutating func refresh(
    _ known: ManifestEntry, whichIsNow current: ContentHash, with candidate: ImportCandidate,
    _ content: LibraryContent
  ) throws(FileError) -> ImportEntry {
    if current == content.hash {
      let entry = candidate.manifestEntry(in: known.file, content)
      if entry != known { manifest.record(entry) }
      return candidate.reported(.unchanged, file: known.file)
    }
    let isEdited = current != known.fileHash
    guard content.hash != known.originHash || options.overwritesEdits else {
      return candidate.reported(
        .unchanged, "edited since the import, left as it is", file: known.file)
    }
    guard !isEdited || options.overwritesEdits else {
      return candidate.reported(
        .skipped, "edited since the import; --force overwrites it", file: known.file)
    }
    let reason = isEdited ? "the edits were overwritten" : nil
    guard known.isOriginal == content.isOriginal else {
      return try replace(known.withFileHash(current), with: candidate, content)
    }
    return try write(candidate, content, to: known.file, as: .updated, reason)
  }

  /// Writes the file of a recipe again that was removed.
  private mutating func restore(
    _ known: ManifestEntry, with candidate: ImportCandidate, _ content: LibraryContent
  ) throws(FileError) -> ImportEntry {
    let reason = "its file had been removed"
    guard known.isOriginal == content.isOriginal else {
      return candidate.reported(.imported, reason, file: try place(content, of: candidate).file)
    }
    return try write(candidate, content, to: known.file, as: .imported, reason)
  }

  /// Writes another form of a recipe to a file of its own, which takes the place of the earlier one.
  private mutating func replace(
    _ known: ManifestEntry, with candidate: ImportCandidate, _ content: LibraryContent
  ) throws(FileError) -> ImportEntry {
    let file = try place(content, of: candidate).file
    replaced.append(known)
    newNames[known.file] = file
    return candidate.reported(
      .updated,
      remark(on: content, of: candidate, in: file) ?? "it takes the place of \(known.file)",
      file: file)
  }

  private mutating func write(
    _ candidate: ImportCandidate, _ content: LibraryContent, to file: ByteKey,
    as status: ImportEntry.Status, _ reason: String?
  ) throws(FileError) -> ImportEntry {
    try folder.write(content, to: file)
    manifest.record(candidate.manifestEntry(in: file, content))
    return candidate.reported(
      status, reason ?? remark(on: content, of: candidate, in: file), file: file)
  }
}

// MARK: - Files

extension ImportSession {
  /// Returns the content that a recipe's file gets: an imported document stays as it is even if a
  /// later import does not ask for that.
  private func content(
    of candidate: ImportCandidate, _ known: ManifestEntry? = nil
  ) -> LibraryContent {
    let keeps = options.keepsDocuments || known?.isOriginal ?? false
    return keeps ? candidate.original ?? candidate.converted : candidate.converted
  }

  private func remark(
    on content: LibraryContent, of candidate: ImportCandidate, in file: ByteKey
  ) -> String? {
    guard options.keepsDocuments || content.isOriginal else { return nil }
    return candidate.remark(on: content, in: file)
  }

  /// Places a recipe in a file of its own.
  ///
  /// - Returns: The file, and false if the library had it already.
  private mutating func place(
    _ content: LibraryContent, of candidate: ImportCandidate
  ) throws(FileError) -> (file: ByteKey, isNew: Bool) {
    while true {
      let name = names.offer(content.stem, ending: content.ending)
      let file = ByteKey(name)
      if names.take(name), try create(file, content) {
        manifest.record(candidate.manifestEntry(in: file, content))
        return (file, true)
      }
      if isAdoptable(file, content) {
        manifest.record(candidate.manifestEntry(in: file, content))
        return (file, false)
      }
    }
  }

  /// Creates a file.
  ///
  /// - Returns: True if the name was free, whatever names were read when the import started.
  private mutating func create(
    _ file: ByteKey, _ content: LibraryContent
  ) throws(FileError) -> Bool {
    do {
      try folder.create(content, at: file)
    } catch {
      guard error.reason == .exists else { throw error }
      return false
    }
    return true
  }

  /// True if a file that is not in the manifest has the content: an import was interrupted before it
  /// could record it, or the manifest was lost.
  private func isAdoptable(_ file: ByteKey, _ content: LibraryContent) -> Bool {
    guard !manifest.isRecorded(file) else { return false }
    return (try? folder.hash(of: file)) == content.hash
  }
}
