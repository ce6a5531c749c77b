package import RecipeCore

/// The recipes in the documents of a folder, at any depth: a kind of source for each family of
/// formats.
///
/// The folder may also be a single file, which is read whatever its name.
package struct FolderRecipeSource: RecipeSource {
  /// The folder or file, absolute.
  let root: String
  /// The source's name.
  let source: String
  /// Which files are read.
  let filter: FolderFilter
  /// Whether somebody chose which, and so expects that there are any.
  let isFilterChosen: Bool
  /// The reader of each file.
  let documents: any RecipeDocumentReader
  /// The file system.
  let files: any FileSystem

  /// The greatest size of a file that is held at once, in bytes: 64 MiB, some 50,000 recipes.
  static let fileSizeLimit = 64 << 20

  /// Makes a source of a folder.
  ///
  /// - Parameters:
  ///   - root: The folder, absolute.
  ///   - source: The source's name, for the records' references.
  ///   - include: Globs over relative paths; a file is read when one matches.
  ///   - isFilterChosen: Whether these are somebody's choice, who is told when no file matches.
  ///   - exclude: Globs over relative paths; a file or folder that one matches is left out.
  ///   - documents: The reader of each file.
  ///   - files: The file system.
  package init(
    root: String, source: String, include: [String], isFilterChosen: Bool = false,
    exclude: [String], documents: any RecipeDocumentReader, files: any FileSystem
  ) {
    self.root = root
    self.source = source
    self.isFilterChosen = isFilterChosen
    self.filter = FolderFilter(include: include, exclude: exclude)
    self.documents = documents
    self.files = files
  }

  package func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    let place = try place()
    let paths = place.paths(filter, files, collector)
    if paths.isEmpty, isFilterChosen, !Task.isCancelled { collector.add(diagnostics: [noMatch]) }
    let queue = ChunkQueue(paths)
    let left = await withTaskGroup(of: Leftovers.self) { group in
      for _ in 0..<min(request.parallelism, queue.chunkCount) {
        group.addTask { readChunks(of: queue, in: place, request.fields, into: collector) }
      }
      return await group.reduce(into: Leftovers()) { $0.add($1) }
    }
    for file in left.lineFiles { await read(file, request, into: collector) }
    let withoutRecipe = left.withoutRecipe
    guard withoutRecipe > 0, !place.isFile else { return }
    let message = "no recipe in \(withoutRecipe) of \(paths.count) files"
    collector.add(diagnostics: [Diagnostic(.note, message, at: TextLocation(path: root))])
  }

  package func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    let place = try place()
    // A name may end with "#2" itself, and so the id as it is comes first.
    for candidate in [RecordPath(whole: id), RecordPath(numbered: id)].compactMap(\.self) {
      guard place.holds(candidate.path, filter, files) else { continue }
      var document = Documents()
      read(candidate.path, in: place, fields: .all, into: &document)
      if let record = document.records.first(where: { $0.reference.id == id }) { return record }
      if let file = document.lineFiles.first { return record(id, in: file) }
      if document.records.isEmpty, let failure = document.failure { throw failure }
    }
    return nil
  }

  private var noMatch: Diagnostic {
    Diagnostic(
      .warning, "no file of the folder matches 'include'", at: TextLocation(path: root),
      help: "correct the globs of source '\(source)' in recipes.toml")
  }

  /// What a worker leaves to be done.
  private struct Leftovers {
    /// How many files hold no recipe, as far as they can be read.
    var withoutRecipe = 0
    /// Files that are read line by line, by all workers together.
    var lineFiles: [LineFile] = []

    mutating func add(_ other: Leftovers) {
      withoutRecipe += other.withoutRecipe
      lineFiles += other.lineFiles
    }
  }

  /// Reads files as long as there are any.
  private func readChunks(
    of queue: ChunkQueue, in place: FolderPlace, _ fields: RecipeFieldSet,
    into collector: SourceCollector
  ) -> Leftovers {
    var left = Leftovers()
    while let chunk = queue.next() {
      var all = Documents()
      all.records.reserveCapacity(chunk.count)
      for path in chunk {
        guard !Task.isCancelled else { break }
        read(path, in: place, fields: fields, into: &all)
      }
      left.add(Leftovers(withoutRecipe: all.withoutRecipe, lineFiles: all.lineFiles))
      collector.add(all.records, diagnostics: all.diagnostics)
      guard !Task.isCancelled else { break }
    }
    return left
  }
}
