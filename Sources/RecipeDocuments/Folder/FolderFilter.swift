/// Which paths of a folder are read.
struct FolderFilter: Sendable {
  private let include: [GlobPattern]
  private let exclude: [GlobPattern]

  /// Compiles the globs of a configuration; no `include` at all includes every file.
  init(include: [String], exclude: [String]) {
    self.include = include.map(GlobPattern.init)
    self.exclude = exclude.map(GlobPattern.init)
  }

  /// Whether a file is read, apart from the folders it lies in.
  func includesFile(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) }) && !excludes(path)
  }

  /// Whether a file or folder is left out.
  func excludes(_ path: String) -> Bool {
    exclude.contains { $0.matches(path) }
  }

  /// Whether a file is read, seen from its path alone: neither it nor a folder above it is hidden
  /// or left out.
  func includesFileAndFolders(_ path: String) -> Bool {
    guard !FolderPath.hasHiddenName(path), includesFile(path) else { return false }
    return !FolderPath.folders(above: path).contains(where: excludes)
  }
}

/// Paths relative to a source's folder.
enum FolderPath {
  /// `folder/name`, or `name` at the top, where the folder is "".
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The last name.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Whether a name on the way is hidden, as by a leading dot; `.` and `..` are, too.
  static func hasHiddenName(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .contains { $0.isEmpty || $0.hasPrefix(".") }
  }

  /// The folders that a path lies in, the outermost first.
  static func folders(above path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  /// Whether an absolute path without links is a folder or lies in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
