/// The paths of a folder that are read.
struct FolderFilter: Sendable {
  private let include: [GlobPattern]
  private let exclude: [GlobPattern]

  /// Compiles the globs of a configuration; an empty `include` includes every file.
  init(include: [String], exclude: [String]) {
    self.include = include.map(GlobPattern.init)
    self.exclude = exclude.map(GlobPattern.init)
  }

  /// The filter without its `include`.
  var includingAllFiles: FolderFilter { FolderFilter(include: [], exclude: exclude) }

  /// The filter without its `exclude`, or `nil` if it has none.
  var excludingNothing: FolderFilter? {
    exclude.isEmpty ? nil : FolderFilter(include: include, exclude: [])
  }

  private init(include: [GlobPattern], exclude: [GlobPattern]) {
    self.include = include
    self.exclude = exclude
  }

  /// True if a file is included, regardless of its folders.
  func includesFile(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) }) && !excludes(path)
  }

  /// True if a file or folder is excluded.
  func excludes(_ path: String) -> Bool {
    exclude.contains { $0.matches(path) }
  }

  /// True if a file is included, judging by its path alone: neither it nor a folder above it is
  /// hidden or excluded.
  func includesFileAndFolders(_ path: String) -> Bool {
    guard !FolderPath.hasHiddenName(path), includesFile(path) else { return false }
    return !FolderPath.folders(above: path).contains(where: excludes)
  }
}
