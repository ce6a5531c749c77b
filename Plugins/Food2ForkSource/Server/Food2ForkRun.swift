import JSONSyntax
import RecipeCore
import Text

/// A gathering from a server: the pages of its list or of searches, or one recipe.
struct Food2ForkRun {
  private let name: String
  private let host: String
  private let options: Food2ForkOptions
  private let request: SourceRequest
  private let session: Food2ForkSession
  private let collector: SourceCollector
  private var delivery: Food2ForkDelivery
  /// The failure to report once everything else has been read.
  private var cutOff: SourceFailure?

  /// Creates a run that has not started.
  init(
    name: String, endpoint: Food2ForkEndpoint, options: Food2ForkOptions, request: SourceRequest,
    session: Food2ForkSession, collector: SourceCollector
  ) {
    self.name = name
    host = endpoint.host
    self.options = options
    self.request = request
    self.session = session
    self.collector = collector
    delivery = Food2ForkDelivery(
      name: name, endpoint: endpoint, details: options.details, fields: request.fields,
      session: session, collector: collector)
  }

  /// Delivers records, each as soon as it is complete: those of the list, or only those that matter if
  /// the whole list is not kept and fresh.
  mutating func gather() async throws(SourceFailure) {
    switch request.subject {
    case .everything: try await gatherList()
    case .matches(let texts): try await gatherMatches(of: texts)
    case .recipe(let name): try await gatherRecipe(named: name)
    case .recipeOfAnotherSource: if await isKept(options.query, .fresh) { try await gatherList() }
    }
    if let failure = cutOff ?? delivery.cutOff { throw failure }
  }

  private mutating func gatherList() async throws(SourceFailure) {
    collector.noteWhole()
    try await gatherPages(of: options.query)
  }

  /// True if every page of the list, or of a search, is kept.
  private func isKept(_ query: String, _ age: HTTPRequest.StoredOnly) async -> Bool {
    guard let dialect = await session.dialects(of: query).first else { return false }
    for number in 1...options.pageLimit {
      let reply = try? await session.search(query, page: number, in: dialect, storedOnly: age)
      guard case .rows(let rows, let hasNext)? = reply else { return false }
      if !Page(rows: rows, hasNext: hasNext).isFollowed(in: dialect) { return true }
    }
    return false
  }
}

// MARK: - What matters

extension Food2ForkRun {
  /// Searches for each text; if the server does not answer, the list that is kept has to do.
  private mutating func gatherMatches(of texts: [String]) async throws(SourceFailure) {
    if await isListBetter(than: texts) { return try await gatherList() }
    do throws(SourceFailure) {
      for text in texts {
        delivery.soughtWords = text.lowercased().split(separator: " ").map(String.init)
        delivery.mayRequest = !(await isKept(text, .fresh))
        try await gatherPages(of: text)
      }
    } catch {
      delivery.soughtWords = []
      guard await session.hasKept(options.query) else { throw error }
      try await gatherPages(of: options.query)
      cutOff = SourceFailure(
        await isKept(options.query, .ofAnyAge) ? .stale : .partial,
        "\(error.message); the list that is kept was searched instead", help: error.help)
    }
  }

  /// True if the whole list is kept and fresh, or a search is not kept that cannot be asked for.
  private func isListBetter(than texts: [String]) async -> Bool {
    if await isKept(options.query, .fresh) { return true }
    guard request.isOffline, await session.hasKept(options.query) else { return false }
    for text in texts where !(await session.hasKept(text)) { return true }
    return false
  }

  /// Requests the recipe that a person names by its id; if the server has none, its list may have one
  /// by that name.
  private mutating func gatherRecipe(named name: String) async throws(SourceFailure) {
    if let id = id(in: name), !request.isOffline, !(await isKept(options.query, .fresh)),
      await deliverRecipe(id)
    {
      return
    }
    try await gatherList()
  }

  /// Returns the id in the name of a recipe, or `nil` if it cannot have one.
  private func id(in name: String) -> String? {
    let prefix = self.name + ":"
    let id = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    return Food2ForkRow.looksLikeID(id) ? id : nil
  }

  /// Requests and delivers a recipe.
  ///
  /// - Returns: False if the server did not give it.
  private func deliverRecipe(_ id: String) async -> Bool {
    for dialect in await session.dialects(of: options.query) {
      switch try? await session.recipe(id, in: dialect) {
      case .recipe(let json)?: return delivery.deliver(json, id: id, in: dialect)
      case .rows?, .foreign?: continue
      case .nothing?, nil: return false
      }
    }
    return false
  }
}

// MARK: - Pages

extension Food2ForkRun {
  private struct Page {
    let rows: [JSONValue]
    let hasNext: Bool

    /// True if there may be another page.
    func isFollowed(in dialect: Food2ForkDialect) -> Bool {
      dialect.hasPages && (hasNext || rows.count >= Food2ForkDialect.fullPage)
    }
  }

  /// Requests all pages of a search, delivers their rows, and then what completes them: the whole list
  /// is worth more than a part of it with details.
  private mutating func gatherPages(of query: String) async throws(SourceFailure) {
    let (dialect, first) = try await firstPage(of: query)
    guard let first else { return noteNothing(of: query) }
    var failure: SourceFailure?
    do throws(SourceFailure) {
      try await deliverPages(from: first, of: query, in: dialect)
    } catch {
      failure = error
    }
    failure = await delivery.complete(in: dialect, after: failure)
    if let failure { throw failure }
  }

  private mutating func deliverPages(
    from first: Page, of query: String, in dialect: Food2ForkDialect
  ) async throws(SourceFailure) {
    var page = first
    var number = 1
    while true {
      let rows = delivery.newRows(of: page.rows, page: number)
      if rows.isEmpty && !page.rows.isEmpty && number > 1 {
        note("\(host) repeats itself from page \(number) on, so all recipes have been read")
        break
      }
      delivery.deliver(rows, in: dialect)
      guard page.isFollowed(in: dialect) else { break }
      guard number < options.pageLimit else {
        cutOff = SourceFailure(
          .partial, "\(host) has more than \(options.pageLimit) pages", help: "raise max_pages")
        break
      }
      number += 1
      guard let next = try await self.page(number, of: query, in: dialect) else { break }
      page = next
    }
  }

  /// Requests the first page in the configured dialect, or else in the first that the server
  /// understands.
  private func firstPage(
    of query: String
  ) async throws(SourceFailure) -> (Food2ForkDialect, Page?) {
    var firstFailure: SourceFailure?
    for dialect in await session.dialects(of: query) {
      switch try await session.search(query, page: 1, in: dialect) {
      case .rows(let rows, let hasNext): return (dialect, Page(rows: rows, hasNext: hasNext))
      case .recipe(let json): return (dialect, Page(rows: [json], hasNext: false))
      case .nothing: return (dialect, nil)
      case .foreign(let failure): firstFailure = firstFailure ?? failure
      }
    }
    throw firstFailure ?? SourceFailure(.invalid, "\(host) has no search")
  }

  /// Requests a page after the first; `nil` if there is none.
  private func page(
    _ number: Int, of query: String, in dialect: Food2ForkDialect
  ) async throws(SourceFailure) -> Page? {
    switch try await session.search(query, page: number, in: dialect) {
    case .rows(let rows, let hasNext): return Page(rows: rows, hasNext: hasNext)
    case .nothing, .recipe: return nil
    case .foreign(let failure): throw failure
    }
  }

  private func noteNothing(of query: String) {
    guard query.isEmpty else { return }
    collector.add(diagnostics: [
      Diagnostic(.warning, "\(host) returns nothing without a search text", help: "set query")
    ])
  }

  private func note(_ message: String) {
    collector.add(diagnostics: [Diagnostic(.note, message)])
  }
}
