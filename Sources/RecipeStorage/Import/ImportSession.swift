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
      return candidate.reported(.failed, "\(error)").failedInLibrary
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
      return try complete(other, from: candidate) ?? known(other, candidate)
    }
    if let other = try outline(of: candidate) {
      return try complete(other, from: candidate) ?? known(other, candidate)
    }
    let content = content(of: candidate)
    let (file, isNew) = try place(content, of: candidate)
    guard isNew else {
      return candidate.reported(.unchanged, "the library already has this file", file: file)
    }
    return candidate.reported(.imported, remark(on: content, of: candidate, in: file), file: file)
  }

  private func known(_ other: ManifestEntry, _ candidate: ImportCandidate) -> ImportEntry {
    // The part is a word of the manifest; reports name recipes by their numbers.
    let place = other.origin.document.text
    return candidate.reported(
      .skipped, "already there from \(place)", knownFrom: place, file: other.file)
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
    guard content.hash != known.originHash || isEdited else {
      return candidate.reported(.unchanged, file: known.file)
    }
    guard content.hash != known.originHash || options.overwritesEdits else {
      return candidate.reported(
        .unchanged, "edited since the import, left as it is", file: known.file)
    }
    guard !isEdited || options.overwritesEdits else {
      return try complete(known, from: candidate)
        ?? candidate.reported(
          .skipped, "edited since the import; --force overwrites it", file: known.file)
    }
    let reason = isEdited ? "the edits were overwritten" : nil
    guard known.isOriginal == content.isOriginal else {
      return try replace(known.withFileHash(current), with: candidate, content)
    }
    if !isEdited, let entry = try update(known, with: candidate, content) { return entry }
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

// MARK: - Versions of a recipe from elsewhere

extension ImportSession {
  /// Returns the import of a recipe that states the same id, if it or the candidate has no
  /// ingredients.
  private mutating func outline(
    of candidate: ImportCandidate
  ) throws(FileError) -> ManifestEntry? {
    guard let key = candidate.outlineKey, let known = manifest.entry(withAnyOf: [key]),
      let other = try present(known), let bytes = try folder.bytes(of: other.file),
      let recipe = CompletedFile.recipe(in: bytes, of: other),
      recipe.ingredients.isEmpty || candidate.recipe.ingredients.isEmpty
    else { return nil }
    return other
  }

  /// Fills the fields of a recipe that have no value from a candidate.
  ///
  /// - Returns: `nil` if none of them can be.
  private mutating func complete(
    _ known: ManifestEntry, from candidate: ImportCandidate
  ) throws(FileError) -> ImportEntry? {
    guard !known.isOriginal, let bytes = try folder.bytes(of: known.file),
      let completed = CompletedFile(bytes, from: candidate.recipe, known)
    else { return nil }
    let isEdited = ContentHash(of: bytes) != known.fileHash
    try folder.write(completed.content, to: known.file)
    var entry = known.filled(with: completed.fields, keys: candidate.allKeys)
    // An edited file stays one that was edited since the import.
    if !isEdited { entry.fileHash = completed.content.hash }
    manifest.record(entry)
    let names = completed.fields.map(\.rawValue).joined(separator: ", ")
    let rest = isEdited ? "; the edits were left as they are" : ""
    return candidate.reported(.updated, "filled in: \(names)\(rest)", file: known.file)
  }

  /// Writes a changed recipe, with the values that other versions gave it and its origin still lacks.
  ///
  /// - Returns: `nil` if no other version gave it a value.
  private mutating func update(
    _ known: ManifestEntry, with candidate: ImportCandidate, _ content: LibraryContent
  ) throws(FileError) -> ImportEntry? {
    guard !known.filled.isEmpty, !content.isOriginal,
      let bytes = try folder.bytes(of: known.file),
      let earlier = CompletedFile.recipe(in: bytes, of: known)
    else { return nil }
    var recipe = candidate.recipe
    let others = Set(RecipeField.allCases).subtracting(known.filled)
    let kept = recipe.fill(from: earlier, besides: others)
    guard !kept.isEmpty else { return nil }
    let merged = LibraryContent(converting: recipe)
    try folder.write(merged, to: known.file)
    var entry = candidate.manifestEntry(in: known.file, content)
      .filled(with: kept, keys: known.keys)
    entry.fileHash = merged.hash
    manifest.record(entry)
    let names = kept.map(\.rawValue).joined(separator: ", ")
    return candidate.reported(.updated, "kept what was filled in: \(names)", file: known.file)
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
