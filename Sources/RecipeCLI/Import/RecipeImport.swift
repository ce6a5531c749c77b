import RecipeCore
import RecipeDocuments
import RecipeStorage

/// Reads the documents at some paths and brings them into a library.
struct RecipeImport {
  /// The file system.
  let files: any FileSystem
  /// The library folder, absolute.
  let library: String
  /// How documents are read.
  let format: ImportFormat
  /// How the import goes about it.
  let options: ImportOptions

  /// The greatest size of a document, in bytes.
  private static let sizeLimit = 64 << 20

  /// Imports what is at and below the paths.
  ///
  /// - Parameter paths: Absolute paths, of files and folders.
  /// - Throws: That there is nothing at a path; nothing has been written then.
  func run(_ paths: [String]) throws(FileError) -> ImportReport {
    let folder = ImportFolder(files: files, library: try files.status(of: library)?.identity)
    var documents: [String] = []
    for path in paths { documents += try folder.documents(at: path) }
    let items = documents.map(item)
    return LibraryImporter(root: library, files: files).run(items, options: options)
  }

  private func item(_ path: String) -> ImportItem {
    ImportItem(origin: path, outcome: outcome(of: path))
  }

  private func outcome(of path: String) -> DocumentOutcome {
    do {
      let bytes = try files.read(path, limit: Self.sizeLimit)
      return format.reader(of: path, bytes).read(bytes, path: path, fields: .all)
    } catch {
      let trouble = Diagnostic(
        .error, "cannot be read: \(error.reasonText)", at: TextLocation(path: path))
      return DocumentOutcome(entries: [], diagnostics: [trouble], dialect: "")
    }
  }
}
