import RecipeCore
import RecipeDocuments
import RecipeStorage

/// Reads the documents at some paths and brings them into a library.
struct RecipeImport {
  /// The file system.
  let files: any WritingFileSystem
  /// The library folder, absolute.
  let library: String
  /// How documents are read.
  let format: ImportFormat
  /// How the import goes about it.
  let options: ImportOptions
  /// Called before it waits for another import into the library.
  let onWait: @Sendable () -> Void

  /// The greatest size of a document, in bytes.
  private static let sizeLimit = 64 << 20

  /// Imports what is at and below the paths.
  ///
  /// - Parameter paths: Absolute paths, of files and folders.
  /// - Throws: That there is nothing at a path; nothing has been written then.
  func run(_ paths: [String]) throws(FileError) -> ImportReport {
    var folder = ImportFolder(files: files, library: try files.status(of: library)?.identity)
    for path in paths { try folder.search(path) }
    let report = LibraryImporter(root: library, files: files, onWait: onWait)
      .run(folder.findings.map(item), options: options)
    return ImportReport(
      entries: report.entries, diagnostics: report.diagnostics + notes(folder.otherFiles))
  }

  private func item(_ finding: ImportFolder.Finding) -> ImportItem {
    switch finding {
    case .document(let path): ImportItem(origin: path, outcome: outcome(of: path))
    case .leftOut(let path, let reason): ImportItem(origin: path, outcome: .nothing(reason, path))
    }
  }

  private func outcome(of path: String) -> DocumentOutcome {
    do {
      let bytes = try files.read(path, limit: Self.sizeLimit)
      return format.reader(of: path, bytes).read(bytes, path: path, fields: .all)
    } catch {
      return .nothing("cannot be read: \(error.reasonText)", path)
    }
  }

  private func notes(_ otherFiles: Int) -> [Diagnostic] {
    guard otherFiles > 0 else { return [] }
    let files = otherFiles == 1 ? "1 file was" : "\(otherFiles) files were"
    return [
      Diagnostic(
        .note, "\(files) left out, told by the ending to be no JSON or Markdown",
        help: "a file that is named is read whatever its ending is")
    ]
  }
}

extension DocumentOutcome {
  /// No recipe, and why.
  fileprivate static func nothing(_ reason: String, _ path: String) -> DocumentOutcome {
    let trouble = Diagnostic(.error, reason, at: TextLocation(path: path))
    return DocumentOutcome(entries: [], diagnostics: [trouble], dialect: "")
  }
}
