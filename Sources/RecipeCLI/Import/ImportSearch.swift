import RecipeCore
import RecipeDocuments

/// A search for the documents to import at and below the given paths.
struct ImportSearch {
  /// The kinds of findings.
  enum Finding: Sendable, Equatable {
    /// A file to read, by its path.
    case document(String)
    /// A file with an unknown extension: a document if it starts with a format's signature.
    case unknown(String)
    /// A pipe to read to its end, with its name for people.
    case stream(String, name: String)
    /// A document on the web.
    case address(PageAddress)
    /// A skipped path, and the reason.
    case leftOut(String, reason: String)
    /// An unreadable path, and the reason.
    case failed(String, Diagnostic)
    /// An address that is never requested, and the reason.
    case refused(String, Diagnostic)
  }

  /// The findings, in the order of the arguments and of names.
  private(set) var findings: [Finding] = []

  private let files: any FileSystem
  private let library: FileIdentity?

  /// The maximum nesting depth of folders.
  private static let maximumDepth = 64

  /// Creates a search without findings.
  ///
  /// - Parameters:
  ///   - files: The file system.
  ///   - library: The library, which is never imported into itself.
  init(files: any FileSystem, library: FileIdentity?) {
    self.files = files
    self.library = library
  }

  /// Finds the documents of an argument.
  ///
  /// A file that is named is always included; in folders, only documents by extension or signature
  /// are, and nothing hidden. Symbolic links in folders are not followed.
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
    guard depth < Self.maximumDepth else {
      return leaveOut(folder, "folders are nested deeper than \(Self.maximumDepth) levels")
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
      leaveOut(path, "symbolic links are not followed; name the link to import its target")
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
