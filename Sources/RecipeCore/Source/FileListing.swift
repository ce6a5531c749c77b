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
