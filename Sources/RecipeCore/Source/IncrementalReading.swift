/// Change detection by the metadata of files: a source that offers it can be read file by file, so
/// that a later run reads only the files that changed.
public protocol IncrementalReading: Sendable {
  /// Lists the files and takes the stamp of each, without reading them.
  ///
  /// - Throws: A failure if the folder or file cannot be read.
  func listFiles(_ request: SourceRequest) async throws(SourceFailure) -> FileListing

  /// Reads some of the files.
  ///
  /// Together with `remarks`, reading all of them delivers what `RecipeSource.gather` does.
  ///
  /// - Parameters:
  ///   - places: The indices of the files in `FileListing.paths`.
  ///   - deliver: Called with what was read, some files at a time and from several tasks; a file may
  ///     come in several parts, in any order.
  func read(
    _ places: [Int], of listing: FileListing, _ request: SourceRequest,
    deliver: @escaping @Sendable ([FileReading]) -> Void
  ) async

  /// Returns the diagnostics of all files together.
  ///
  /// - Parameter withoutRecipe: The number of files that hold no recipe and nothing that is wrong.
  func remarks(on listing: FileListing, withoutRecipe: Int) -> [Diagnostic]
}

/// The files of a source, listed but not read.
public struct FileListing: Sendable {
  /// The folder, as a user knows it, absolute; or the file when the source is a single one.
  public let root: String
  /// True if the source is a single file.
  public let isSingleFile: Bool
  /// The paths of the files relative to the folder, in the order of the walk.
  public let paths: [String]
  /// The stamp of each file, taken before it is read, or `nil` where that failed; empty when none were
  /// taken.
  public let stamps: [FileStamp?]
  /// The diagnostics of the search.
  public let diagnostics: [Diagnostic]

  /// Creates a listing from its parts.
  public init(
    root: String, isSingleFile: Bool = false, paths: [String], stamps: [FileStamp?] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.root = root
    self.isSingleFile = isSingleFile
    self.paths = paths
    self.stamps = stamps
    self.diagnostics = diagnostics
  }
}

/// The content of one file, or a part of it.
public struct FileReading: Sendable, Hashable {
  /// The index of the file in `FileListing.paths`.
  public let place: Int
  /// The position among the parts of the file, from 0.
  public let part: Int
  /// The records.
  public var records: [RecipeRecord]
  /// The diagnostics.
  public var diagnostics: [Diagnostic]
  /// True if the file holds no recipe and nothing that is wrong.
  public var isWithoutRecipe: Bool
  /// The stamp of what was read, which may be newer than the listing; `nil` when the file changed
  /// meanwhile, or could not be read.
  public var stamp: FileStamp?
  /// The coverage of the file or part, if the request asks for it.
  package var coverage: ReadingCoverage?

  /// Creates a reading from its parts.
  public init(
    place: Int, part: Int = 0, records: [RecipeRecord] = [], diagnostics: [Diagnostic] = [],
    isWithoutRecipe: Bool = false, stamp: FileStamp? = nil
  ) {
    self.place = place
    self.part = part
    self.records = records
    self.diagnostics = diagnostics
    self.isWithoutRecipe = isWithoutRecipe
    self.stamp = stamp
  }
}
