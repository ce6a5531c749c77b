/// A source of files that can be looked at without being read, so that a run reads only those that
/// changed since an earlier one.
package protocol SurveyedSource: RecipeSource {
  /// Finds the files, and takes the stamp of each.
  ///
  /// - Throws: Why the place cannot be looked at.
  func survey(_ request: SourceRequest) async throws(SourceFailure) -> FileSurvey

  /// Reads some of the files.
  ///
  /// - Parameters:
  ///   - places: Which, by their indices in `FileSurvey.paths`.
  ///   - deliver: Called with what was read, some at a time and maybe side by side; a file's
  ///     records may come in several parts.
  func read(
    _ places: [Int], of survey: FileSurvey, _ request: SourceRequest,
    deliver: @escaping @Sendable ([FileReading]) -> Void
  ) async

  /// What there is to say about all files together.
  ///
  /// - Parameter withoutRecipe: How many of them hold no recipe and nothing that is wrong.
  func remarks(on survey: FileSurvey, withoutRecipe: Int) -> [Diagnostic]
}

/// The files of a source, looked at but not read.
package struct FileSurvey: Sendable {
  /// The folder, as a user knows it, absolute; or the file when the source is a single one.
  package let root: String
  /// Whether the source is a single file.
  package let isSingleFile: Bool
  /// The paths of the files relative to the folder, in the order of the walk.
  package let paths: [String]
  /// The stamp of each, taken before it is read, or `nil` where that failed; empty when none were
  /// taken.
  package let stamps: [FileStamp?]
  /// What was odd on the way.
  package let diagnostics: [Diagnostic]

  /// Makes a survey of its parts.
  package init(
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

/// What one file gave, or a part of it.
package struct FileReading: Sendable, Hashable {
  /// The file, by its index in `FileSurvey.paths`.
  package let place: Int
  /// The records.
  package var records: [RecipeRecord]
  /// What was odd.
  package var diagnostics: [Diagnostic]
  /// Whether it holds no recipe and nothing that is wrong.
  package var isWithoutRecipe: Bool
  /// The stamp of what was read, which a survey need not have seen; `nil` when it changed meanwhile,
  /// or nothing was read.
  package var stamp: FileStamp?

  /// Makes a reading of its parts.
  package init(
    place: Int, records: [RecipeRecord] = [], diagnostics: [Diagnostic] = [],
    isWithoutRecipe: Bool = false, stamp: FileStamp? = nil
  ) {
    self.place = place
    self.records = records
    self.diagnostics = diagnostics
    self.isWithoutRecipe = isWithoutRecipe
    self.stamp = stamp
  }
}
