import JSONSyntax
import RecipeCore
import Text

/// A gathering from a server: for each page, its rows, their ingredients, and the records.
struct Food2ForkRun {
  private let name: String
  private let endpoint: Food2ForkEndpoint
  private let options: Food2ForkOptions
  private let request: SourceRequest
  private let session: Food2ForkSession
  private let collector: SourceCollector
  private var seen: Set<ByteKey> = []

  /// Creates a run that has not started.
  init(
    name: String, endpoint: Food2ForkEndpoint, options: Food2ForkOptions, request: SourceRequest,
    session: Food2ForkSession, collector: SourceCollector
  ) {
    self.name = name
    self.endpoint = endpoint
    self.options = options
    self.request = request
    self.session = session
    self.collector = collector
  }

  /// Requests all pages and delivers their rows as records, each as soon as it is complete.
  ///
  /// Reaching the run's own limit of requests is not a failure, but a warning.
  mutating func gather() async throws(SourceFailure) {
    do throws(SourceFailure) {
      try await gatherPages()
    } catch  where error.status == .partial {
      collector.add(diagnostics: [
        Diagnostic(
          .warning,
          "\(error.message), so \(endpoint.host) may have more recipes and ingredients",
          help: error.help)
      ])
    }
  }

  private mutating func gatherPages() async throws(SourceFailure) {
    let (dialect, first) = try await firstPage()
    guard var page = first else { return noteNothing() }
    var number = 1
    var failure: SourceFailure?
    while true {
      let rows = newRows(of: page.rows, page: number)
      if rows.isEmpty && !page.rows.isEmpty && number > 1 {
        noteRepeat(number)
        break
      }
      failure = await deliver(rows, in: dialect, after: failure)
      guard dialect.hasPages, page.isFull || page.hasNext else { break }
      guard number < options.pageLimit else {
        notePageLimit()
        break
      }
      number += 1
      guard let next = try await self.page(number, in: dialect, after: failure) else { break }
      page = next
    }
    if let failure { throw failure }
  }

  private struct Page {
    let rows: [JSONValue]
    let hasNext: Bool

    var isFull: Bool { rows.count >= Food2ForkDialect.fullPage }
  }

  private var query: String {
    guard case .matches(let texts) = request.subject, texts.count == 1 else {
      return options.query
    }
    return texts[0]
  }

  /// Requests the first page in the configured dialect, or else in the first that the server
  /// understands.
  private func firstPage() async throws(SourceFailure) -> (Food2ForkDialect, Page?) {
    let dialects = options.dialect.map { [$0] } ?? Food2ForkDialect.candidates(for: endpoint)
    var firstFailure: SourceFailure?
    for dialect in await session.keptFirst(dialects, query: query) {
      switch try await session.search(query, page: 1, in: dialect) {
      case .rows(let rows, let hasNext): return (dialect, Page(rows: rows, hasNext: hasNext))
      case .recipe(let json): return (dialect, Page(rows: [json], hasNext: false))
      case .nothing: return (dialect, nil)
      case .foreign(let failure): firstFailure = firstFailure ?? failure
      }
    }
    throw firstFailure ?? SourceFailure(.invalid, "\(endpoint.host) has no search")
  }

  /// Requests a page; after a failure, only one that is kept is read.
  private func page(
    _ number: Int, in dialect: Food2ForkDialect, after failure: SourceFailure?
  ) async throws(SourceFailure) -> Page? {
    let reply: Food2ForkReply
    do throws(SourceFailure) {
      reply = try await session.search(
        query, page: number, in: dialect, isStoredOnly: failure != nil)
    } catch {
      throw failure ?? error
    }
    switch reply {
    case .rows(let rows, let hasNext): return Page(rows: rows, hasNext: hasNext)
    case .nothing, .recipe: return nil
    case .foreign(let failure): throw failure
    }
  }

  /// Returns the rows that no earlier page had; a diagnostic counts the unreadable ones.
  private mutating func newRows(of rows: [JSONValue], page: Int) -> [Food2ForkRow] {
    let readable = rows.compactMap { Food2ForkRow($0, fields: request.fields) }
    let odd = rows.count - readable.count
    if odd > 0 {
      collector.add(diagnostics: [
        Diagnostic(
          .warning, "rows without id or title on page \(page) of \(endpoint.host): \(odd)")
      ])
    }
    return readable.filter { seen.insert(ByteKey($0.id)).inserted }
  }

  /// Delivers rows, completed.
  ///
  /// - Parameter failure: The refusal of an earlier request, after which nothing is asked.
  /// - Returns: The refusal, if any.
  private func deliver(
    _ rows: [Food2ForkRow], in dialect: Food2ForkDialect, after failure: SourceFailure?
  ) async -> SourceFailure? {
    let incomplete = options.wantsDetails ? rows.filter(\.lacksIngredients) : []
    let names = Set(incomplete.map(\.id))
    collector.addOutlines(incomplete.map { record($0, in: dialect) })
    collector.add(rows.filter { !names.contains($0.id) }.map { record($0, in: dialect) })
    let details = Food2ForkDetails(session: session, dialect: dialect, fields: request.fields)
    return await details.complete(incomplete, after: failure) { row, diagnostics in
      collector.add([record(row, in: dialect)], diagnostics: diagnostics)
    }
  }

  private func record(_ row: Food2ForkRow, in dialect: Food2ForkDialect) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: name, id: row.id),
      locator: .url(endpoint.recipe(row.id, in: dialect)), recipe: row.recipe)
  }

  private func noteNothing() {
    guard query.isEmpty else { return }
    collector.add(diagnostics: [
      Diagnostic(
        .warning, "\(endpoint.host) returns nothing without a search text",
        help: "set query")
    ])
  }

  private func noteRepeat(_ page: Int) {
    note(
      "\(endpoint.host) repeats itself from page \(page) on, so all recipes have been read"
    )
  }

  private func notePageLimit() {
    note(
      "\(endpoint.host) has more than \(options.pageLimit) pages",
      help: "raise max_pages")
  }

  private func note(_ message: String, help: String? = nil) {
    collector.add(diagnostics: [Diagnostic(.note, message, help: help)])
  }
}
