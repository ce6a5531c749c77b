import RecipeCore
import Text

/// A source of stored responses: `search/*.json`, `get/ID.json`, and `*.json` in the folder itself.
struct Food2ForkRecordingSource: RecipeSource {
  private let name: String
  private let recording: Food2ForkRecording
  private let options: Food2ForkOptions

  /// Creates a source of an absolute folder.
  init(name: String, folder: String, options: Food2ForkOptions, files: any FileSystem) {
    self.name = name
    self.options = options
    recording = Food2ForkRecording(folder: folder, files: files)
  }

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    let contents = try recording.contents()
    collector.add(diagnostics: contents.diagnostics)
    var seen: Set<ByteKey> = []
    var pages = contents.pages[...]
    while !pages.isEmpty {
      if Task.isCancelled { throw SourceFailure(.timeout, "was stopped") }
      let window = pages.prefix(4 * request.parallelism)
      pages = pages.dropFirst(window.count)
      for page in await read(window, of: contents, request) {
        let new = page.found.filter { seen.insert(ByteKey($0.row.id)).inserted }
        collector.add(new.map(record), diagnostics: page.diagnostics)
      }
    }
    // The details that no search page refers to.
    for file in contents.details.sorted() {
      if Task.isCancelled { throw SourceFailure(.timeout, "was stopped") }
      let id = String(file.dropLast(Food2ForkRecording.ending.count))
      guard !seen.contains(ByteKey(id)) else { continue }
      let page = recording.detail(file, fields: request.fields)
      let new = page.found.filter { seen.insert(ByteKey($0.row.id)).inserted }
      collector.add(new.map(record), diagnostics: page.diagnostics)
    }
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    guard Food2ForkRow.isUsable(id) else { return nil }
    let contents = try recording.contents()
    let file = id + Food2ForkRecording.ending
    if contents.details.contains(file),
      let found = recording.detail(file, fields: .all).found.first(where: {
        ByteKey($0.row.id) == ByteKey(id)
      })
    {
      return record(found)
    }
    for page in contents.pages {
      let read = recording.page(
        page, details: options.details != .never ? contents.details : [], fields: .all)
      if let found = read.found.first(where: { ByteKey($0.row.id) == ByteKey(id) }) {
        return record(found)
      }
    }
    return nil
  }

  /// Reads several pages concurrently; the result is in the order of the pages.
  private func read(
    _ pages: ArraySlice<String>, of contents: Food2ForkRecording.Contents, _ request: SourceRequest
  ) async -> [Food2ForkRecording.Page] {
    let details = options.details != .never ? contents.details : []
    let chunks = pages.chunks(request.parallelism)
    return await withTaskGroup(of: (Int, [Food2ForkRecording.Page]).self) { group in
      for (index, chunk) in chunks.enumerated() {
        group.addTask {
          (index, chunk.map { recording.page($0, details: details, fields: request.fields) })
        }
      }
      var results = [[Food2ForkRecording.Page]](repeating: [], count: chunks.count)
      for await (index, pages) in group { results[index] = pages }
      return results.flatMap(\.self)
    }
  }

  private func record(_ found: Food2ForkRecording.Found) -> RecipeRecord {
    let dialect = options.dialect ?? .food2fork
    let url = options.endpoint.map { $0.recipe(found.row.id, in: dialect) }
    return RecipeRecord(
      reference: RecordReference(source: name, id: found.row.id),
      locator: url.map(Locator.url) ?? .file(path: found.path, line: found.line),
      recipe: found.row.recipe)
  }
}

extension ArraySlice {
  /// Splits the elements in order into at most `count` runs of nearly equal length.
  fileprivate func chunks(_ count: Int) -> [ArraySlice] {
    let size = Swift.max(1, (self.count + count - 1) / count)
    return stride(from: startIndex, to: endIndex, by: size).map {
      self[$0..<Swift.min($0 + size, endIndex)]
    }
  }
}
