import RecipeCore
import RecipeStorage
import Text

/// An import of documents into a library.
struct RecipeImport {
  /// The context of the command.
  let context: CommandContext
  /// The library folder, absolute.
  let library: String
  /// The sources that read it.
  let readers: [LibraryReader]
  /// The options of the import.
  let options: ImportOptions
  /// The choice of the reader.
  let format: ImportFormat
  /// The time limit for an address.
  let timeout: Duration

  /// Imports the documents of the arguments.
  ///
  /// A failure of one document does not affect the others; see the report.
  ///
  /// - Throws: An error if the library is inaccessible; nothing has been written then.
  func run(_ arguments: [ImportArgument]) async throws(FileError) -> ImportReport {
    let files = context.world.files
    var search = ImportSearch(files: files, library: try files.status(of: library)?.identity)
    for argument in arguments { search.search(argument) }
    let findings = search.findings
    let count = ImportCount()
    let folder = context.world.currentFolder
    let width = context.world.errors.terminal?.width ?? 0
    return await context.showingProgress {
      count.line(width: width) { $0.shown(from: folder) }
    } while: {
      await report(of: findings, count)
    }
  }

  private func report(
    of findings: [ImportSearch.Finding], _ count: ImportCount
  ) async -> ImportReport {
    count.begin("Reading", total: findings.count)
    let read = await reader(count).items(of: findings)
    let items = read.compactMap(\.self)
    count.begin("Writing", total: items.count)
    let report = LibraryImporter(
      root: library, readers: readers, files: context.world.files,
      onWait: { [context, library] in
        context.remark("another import writes to \(library); waiting for it")
      },
      onItem: { count.add($0) }
    ).run(items, options: options)
    let notes = Self.notes(passedBy: read.count - items.count)
    return ImportReport(
      entries: report.entries, diagnostics: report.diagnostics + notes,
      coverage: Self.coverage(of: items))
  }

  private static func coverage(of items: [ImportItem]) -> ReadingCoverage? {
    let known = items.compactMap(\.coverage).filter { $0.recipes > 0 }
    guard !known.isEmpty else { return nil }
    return known.reduce(into: ReadingCoverage()) { $0.add($1) }
  }

  private func reader(_ count: ImportCount) -> ImportReader {
    let world = context.world
    return ImportReader(
      files: world.files, format: format,
      download: PageDownload(
        http: world.http, format: format, coverage: context.options.coverageDetail,
        timeout: timeout, isOffline: context.options.isOffline),
      coverage: context.options.coverageDetail, parallelism: world.processors, count: count)
  }

  private static func notes(passedBy otherFiles: Int) -> [Diagnostic] {
    guard otherFiles > 0 else { return [] }
    let files = otherFiles.counted("file was", "files were")
    return [
      Diagnostic(
        .note, "\(files) skipped: not a document by extension and first bytes",
        help: "name a file to have it read whatever its extension is")
    ]
  }
}
