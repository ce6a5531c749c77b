package import RecipeCore
import Synchronization

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
  /// True if somebody chose which, and so expects that there are any.
  let isFilterChosen: Bool
  /// The reader of each file.
  let documents: any RecipeDocumentReader
  /// The file system.
  let files: any FileSystem

  /// The greatest size of a file that is held at once, in bytes: 64 MiB, some 50,000 recipes.
  static let fileSizeLimit = 64 << 20

  /// Creates a source of a folder.
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
    let survey = files(of: place)
    collector.add(diagnostics: survey.diagnostics)
    let withoutRecipe = Mutex(0)
    await read(Array(survey.paths.indices), of: survey, in: place, request) { readings in
      collector.add(
        readings.flatMap(\.records), diagnostics: readings.flatMap(\.diagnostics))
      withoutRecipe.withLock { $0 += readings.count(where: \.isWithoutRecipe) }
    }
    let count = withoutRecipe.withLock(\.self)
    collector.add(diagnostics: remarks(on: survey, withoutRecipe: count))
  }

  package func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    let place = try place()
    // A name may end with "#2" itself, and so the id as it is comes first.
    for candidate in [RecordPath(whole: id), RecordPath(numbered: id)].compactMap(\.self) {
      guard place.holds(candidate.path, filter, files) else { continue }
      let document = document(candidate.path, in: place, fields: .all)
      let records = document.reading.records
      if let record = records.first(where: { $0.reference.id == id }) { return record }
      if let file = document.lineFile { return record(id, in: file) }
      if records.isEmpty, let failure = document.failure { throw failure }
    }
    return nil
  }
}
