import RecipeCore
import RecipeDocuments
import RecipeStorage

/// A reader of the findings of an import, several documents at a time.
struct ImportReader: Sendable {
  /// The file system.
  let files: any WritingFileSystem
  /// The choice of the reader.
  let format: ImportFormat
  /// The downloader of web documents.
  let download: PageDownload
  /// The detail in which coverage is computed.
  let coverage: ReadingCoverage.Detail
  /// The number of documents read concurrently.
  let parallelism: Int
  /// The count of the findings that are done.
  let count: ImportCount

  /// The maximum size of a document, in bytes.
  private static let maximumSize = 64 << 20
  /// The maximum number of concurrent downloads.
  private static let downloads = 4
  /// The minimum number of documents per task.
  private static let smallestPart = 8

  /// Reads the findings; the result is `nil` for a file that turns out not to be a document.
  func items(of findings: [ImportSearch.Finding]) async -> [ImportItem?] {
    let pages = await pages(of: findings)
    let work = ParallelMap(parallelism: parallelism)
    return await work.flatMap(findings.count, smallestPart: Self.smallestPart) { range in
      range.map { index in pages[index] ?? item(of: findings[index]) }
    }
  }

  private func pages(of findings: [ImportSearch.Finding]) async -> [Int: ImportItem] {
    var pages: [Int: ImportItem] = [:]
    let addresses = findings.indices.compactMap { index in
      if case .address(let address) = findings[index] { (index, address) } else { nil }
    }
    await withTaskGroup(of: (Int, ImportItem).self) { group in
      for (place, (index, address)) in addresses.enumerated() {
        if place >= Self.downloads, let (done, item) = await group.next() { pages[done] = item }
        group.addTask {
          defer { count.add(address.url) }
          return (index, await download.item(of: address))
        }
      }
      for await (index, item) in group { pages[index] = item }
    }
    return pages
  }

  private func item(of finding: ImportSearch.Finding) -> ImportItem? {
    switch finding {
    case .document(let path): return document(at: path)
    case .unknown(let path):
      let head = try? files.read(path, from: 0, count: DocumentFormats.signLength)
      guard let head, DocumentFormats.knowsSign(of: head, path: path) else {
        count.add(path)
        return nil
      }
      return document(at: path)
    case .stream(let path, let name):
      return item(at: path, name: name, isLasting: false) { () throws(FileError) in
        try files.readStream(path, limit: Self.maximumSize)
      }
    case .leftOut(let path, let reason): return .leftOut(path, reason)
    case .failed(let path, let trouble): return .failed(path, trouble)
    case .refused(let text, let trouble): return .failed(text, isLasting: false, trouble)
    case .address: return nil
    }
  }

  private func document(at path: String) -> ImportItem {
    item(at: path, name: path, isLasting: true) { () throws(FileError) in
      try files.read(path, limit: Self.maximumSize)
    }
  }

  private func item(
    at path: String, name: String, isLasting: Bool, read: () throws(FileError) -> [UInt8]
  ) -> ImportItem {
    count.add(name)
    do {
      let bytes = try read()
      guard let choice = format.choice(for: bytes, path: name) else {
        let trouble = Diagnostic(
          .error, "its format is unknown", help: "name one with '--format'")
        return .failed(name, isLasting: isLasting, trouble)
      }
      let outcome = choice.reader.read(bytes, path: name, fields: .all)
      return ImportItem(
        origin: name, isLasting: isLasting, progress: .read(format: choice.name), outcome: outcome,
        coverage: choice.reader.coverage(of: outcome, in: bytes, path: name, coverage),
        original: OriginalDocument(bytes, of: choice.format, path: isLasting ? name : nil))
    } catch {
      return .failed(name, isLasting: isLasting, error.importTrouble("cannot be read"))
    }
  }
}
