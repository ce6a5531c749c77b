import RecipeCore
import RecipeDocuments

/// Finds the documents to import at and below what was asked for.
struct ImportSearch {
  /// Something that was found.
  enum Finding: Sendable, Equatable {
    /// A file to read, by its path.
    case document(String)
    /// A file whose ending says nothing: a document if its first bytes are a format's sign.
    case unknown(String)
    /// A pipe to read to its end: where it is, and what it is called.
    case stream(String, name: String)
    /// Something on the web to get.
    case address(PageAddress)
    /// A path that is left out, and why.
    case leftOut(String, reason: String)
    /// A path that cannot be read, and why.
    case failed(String, Diagnostic)
    /// Something that is not asked for, now or later, and why.
    case refused(String, Diagnostic)
  }

  /// What was found, in the order of what was asked for and of names.
  private(set) var findings: [Finding] = []

  private let files: any FileSystem
  private let library: FileIdentity?

  /// Folders deeper than this are left out.
  private static let depthLimit = 64

  /// Makes a search that has found nothing yet.
  ///
  /// - Parameters:
  ///   - files: The file system.
  ///   - library: The library, which is never imported into itself.
  init(files: any FileSystem, library: FileIdentity?) {
    self.files = files
    self.library = library
  }

  /// Finds the documents at and below what was asked for.
  ///
  /// A file that is named is always taken; in folders, only those that are documents by their
  /// ending or first bytes, and nothing hidden. Symbolic links inside folders are not followed.
  mutating func search(_ argument: ImportArgument) {
    switch argument {
    case .path(let path): search(path)
    case .standardInput: findings.append(.stream("/dev/stdin", name: "standard input"))
    case .address(let address): findings.append(.address(address))
    case .refused(let text, let trouble): findings.append(.refused(text, trouble))
    }
  }

  private mutating func search(_ path: String) {
    do throws(FileError) {
      guard !path.isEmpty, let status = try files.status(of: path) else {
        throw FileError(.notFound, path: path)
      }
      switch status.kind {
      case .folder: visit(try files.realPath(of: path), depth: 0)
      case .file: findings.append(.document(try files.realPath(of: path)))
      default: findings.append(.stream(path, name: path))
      }
    } catch {
      findings.append(
        .failed(path, Diagnostic(.error, error.reasonText, help: error.importHelp)))
    }
  }

  private mutating func visit(_ folder: String, depth: Int) {
    guard depth < Self.depthLimit else {
      return leaveOut(folder, "folders are nested deeper than \(Self.depthLimit) levels")
    }
    let entries: [FileEntry]
    do {
      if try isLibrary(folder) { return leaveOut(folder, "this is the library itself") }
      entries = try files.entries(of: folder)
    } catch {
      return findings.append(.failed(folder, error.importTrouble("the folder cannot be listed")))
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      visit(entry, at: folder + (folder.hasSuffix("/") ? "" : "/") + entry.name, depth: depth)
    }
  }

  private mutating func visit(_ entry: FileEntry, at path: String, depth: Int) {
    switch entry.kind {
    case .folder: visit(path, depth: depth + 1)
    case .file where DocumentFormats.knowsEnding(of: entry.name): findings.append(.document(path))
    case .symbolicLink:
      leaveOut(path, "symbolic links are not followed; name it to import what it leads to")
    default: findings.append(.unknown(path))
    }
  }

  private mutating func leaveOut(_ path: String, _ reason: String) {
    findings.append(.leftOut(path, reason: reason))
  }

  private func isLibrary(_ folder: String) throws(FileError) -> Bool {
    guard let library else { return false }
    return try files.status(of: folder)?.identity == library
  }
}
