import RecipeCore

/// A search for the files of a folder that a source reads, in the order of their paths.
///
/// Hidden names are skipped. Symbolic links are followed if they stay in the folder and do not lead
/// to a folder above themselves.
struct FolderWalk {
  /// The files found, relative to the folder.
  private(set) var paths: [String] = []
  /// The folders and links that could not be listed or followed.
  private(set) var diagnostics: [Diagnostic] = []

  private let root: String
  private let realRoot: String
  private let filter: FolderFilter
  private let files: any FileSystem
  /// The folders entered through links: each is entered through a link only once, so that links to
  /// each other cannot multiply.
  private var linkedFolders: Set<FileIdentity> = []
  private var isFull = false

  /// The maximum number of files of a source.
  private static let maximumFileCount = 1_000_000
  /// The maximum nesting depth of folders.
  private static let maximumDepth = 64

  /// Walks a folder.
  ///
  /// - Parameters:
  ///   - root: The folder, absolute.
  ///   - realRoot: The same folder without symbolic links.
  init(root: String, realRoot: String, filter: FolderFilter, files: any FileSystem) {
    self.root = root
    self.realRoot = realRoot
    self.filter = filter
    self.files = files
    visit("", depth: 0)
  }

  private mutating func visit(_ folder: String, depth: Int) {
    guard depth <= Self.maximumDepth else {
      return note(.warning, "folders are nested deeper than \(Self.maximumDepth) levels", folder)
    }
    let entries: [FileEntry]
    do {
      entries = try files.entries(of: absolute(folder))
    } catch {
      return note(.error, "the folder cannot be listed: \(error.reasonText)", folder)
    }
    for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
      guard !isFull, !Task.isCancelled else { return }
      visit(entry, FolderPath.join(folder, entry.name), depth: depth)
    }
  }

  private mutating func visit(_ entry: FileEntry, _ path: String, depth: Int) {
    switch entry.kind {
    case .file: visitFile(path)
    case .folder:
      if !filter.excludes(path) { visit(path, depth: depth + 1) }
    case .symbolicLink:
      if !filter.excludes(path) { visitLink(path, depth: depth) }
    case .other: noteSpecial(path)
    }
  }

  /// Notes a pipe or device in place of a file; reading it could block forever.
  private mutating func noteSpecial(_ path: String) {
    guard filter.includesFile(path) else { return }
    note(.warning, "this is not a regular file and was not read", path)
  }

  private mutating func visitFile(_ path: String) {
    guard filter.includesFile(path) else { return }
    guard paths.count < Self.maximumFileCount else {
      isFull = true
      return note(
        .error, "the folder has more than \(Self.maximumFileCount) files; the rest were not read",
        "",
        help: "set 'path' to a subfolder, or configure several sources")
    }
    paths.append(path)
  }

  private func absolute(_ path: String) -> String {
    path.isEmpty ? root : FolderPath.join(root, path)
  }

  private mutating func note(
    _ severity: Diagnostic.Severity, _ message: String, _ path: String, help: String? = nil
  ) {
    let location = TextLocation(path: absolute(path))
    diagnostics.append(Diagnostic(severity, message, at: location, help: help))
  }
}

// MARK: - Links

extension FolderWalk {
  private mutating func visitLink(_ path: String, depth: Int) {
    let target: String
    let status: FileStatus
    do throws(FileError) {
      target = try files.realPath(of: absolute(path))
      guard let found = try files.status(of: target) else { throw FileError(.notFound, path: path) }
      status = found
    } catch {
      return note(.warning, "a symbolic link cannot be followed: \(error.reasonText)", path)
    }
    guard FolderPath.isInside(target, realRoot) else {
      return noteEscape(path, target, status.kind)
    }
    switch status.kind {
    case .file: visitFile(path)
    case .folder: visitLinkedFolder(path, status.identity, depth: depth)
    default: noteSpecial(path)
    }
  }

  /// Notes a link that leads out of the folder, unless its target would not be read anyway.
  private mutating func noteEscape(_ path: String, _ target: String, _ kind: FileEntry.Kind) {
    guard kind == .folder || filter.includesFile(path) else { return }
    note(
      .warning, "a symbolic link leads out of the folder, to \(target), and was not followed",
      path, help: "add a separate source for the link's target to recipes.toml")
  }

  private mutating func visitLinkedFolder(
    _ path: String, _ identity: FileIdentity, depth: Int
  ) {
    let above = [""] + FolderPath.folders(above: path)
    let isLoop = above.contains { (try? files.status(of: absolute($0)))?.identity == identity }
    guard !isLoop else {
      return note(
        .warning, "a symbolic link leads back to a folder above it and was not followed", path)
    }
    if linkedFolders.insert(identity).inserted { visit(path, depth: depth + 1) }
  }
}
