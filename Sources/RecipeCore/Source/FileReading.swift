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
