package import RecipeCore
import Synchronization
import Text

/// A source of the documents in a folder, at any depth; each family of formats is a kind of source.
///
/// The folder may also be a single file, which is read whatever its name is.
package struct FolderRecipeSource: RecipeSource {
  /// The folder or file, absolute.
  let root: String
  /// The source's name.
  let source: String
  /// The filter of the files.
  let filter: FolderFilter
  /// The kind of source.
  let family: FolderFamily
  /// True if a person chose the filter, and so expects it to match.
  let isFilterChosen: Bool
  /// The reader of the files.
  let documents: any RecipeDocumentReader
  /// The file system.
  let files: any FileSystem

  /// The maximum size of a file that is read at once, in bytes: 64 MiB, some 50,000 recipes.
  static let maximumFileSize = 64 << 20

  /// Creates a source of a folder.
  ///
  /// - Parameters:
  ///   - root: The folder, absolute.
  ///   - source: The source's name, for the references of records.
  ///   - family: The kind of source.
  ///   - include: Globs of relative paths; a file is read if one matches.
  ///   - isFilterChosen: True if a person chose the globs, who is warned if no file matches.
  ///   - exclude: Globs of relative paths; a file or folder that one matches is excluded.
  ///   - map: The places of fields in the documents that a person named.
  ///   - files: The file system.
  package init(
    root: String, source: String, family: FolderFamily, include: [String],
    isFilterChosen: Bool = false, exclude: [String], map: RecipeFieldMap = .none,
    files: any FileSystem
  ) {
    self.root = root
    self.source = source
    self.family = family
    self.isFilterChosen = isFilterChosen
    self.filter = FolderFilter(include: include, exclude: exclude)
    self.documents = family.reader.mapping(map)
    self.files = files
  }

  package func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    let place = try place()
    let listing = files(of: place)
    collector.add(diagnostics: listing.diagnostics)
    let withoutRecipe = Mutex(0)
    await read(Array(listing.paths.indices), of: listing, in: place, request) { readings in
      collector.add(
        readings.flatMap(\.records), diagnostics: readings.flatMap(\.diagnostics))
      for reading in readings {
        if let coverage = reading.coverage { collector.add(coverage: coverage) }
      }
      withoutRecipe.withLock { $0 += readings.count(where: \.isWithoutRecipe) }
    }
    let count = withoutRecipe.withLock(\.self)
    collector.add(diagnostics: remarks(on: listing, withoutRecipe: count))
  }

  package func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    let place = try place()
    for path in RecordNames.paths(of: id) {
      guard place.holds(path, filter, files) else { continue }
      let document = document(path, in: place, SourceRequest())
      let records = document.reading.records
      if let record = records.first(where: { $0.hasID(id) }) { return record }
      let former = records.filter { $0.hasFormerID(id) }
      if let record = former.first { return former.count == 1 ? record : nil }
      if let file = document.lineFile { return record(id, in: file) }
      if records.isEmpty, let failure = document.failure { throw failure }
    }
    return nil
  }
}
