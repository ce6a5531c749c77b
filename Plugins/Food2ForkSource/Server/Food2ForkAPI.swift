import JSONSyntax
import RecipeCore
import RecipeDocuments
import Text

/// A server of the food2fork family as an API with pages.
struct Food2ForkAPI: PagedAPI {
  /// The request for a page.
  struct PageRequest: Sendable {
    /// The search text, empty for the list.
    let query: String
    /// The number of the page, from 1.
    let number: Int
    /// The dialect, or `nil` before the first page is read.
    let dialect: Food2ForkDialect?
  }

  private let endpoint: Food2ForkEndpoint
  private let options: Food2ForkOptions
  private let session: Food2ForkSession
  private let fields: RecipeFieldSet

  /// Creates the API.
  ///
  /// - Parameters:
  ///   - endpoint: The address of the server.
  ///   - options: The options.
  ///   - session: The requests to the server.
  ///   - fields: The fields needed.
  init(
    _ endpoint: Food2ForkEndpoint, _ options: Food2ForkOptions, _ session: Food2ForkSession,
    fields: RecipeFieldSet
  ) {
    self.endpoint = endpoint
    self.options = options
    self.session = session
    self.fields = fields
  }

  var host: String { endpoint.host }
  var address: String { endpoint.text + "/" }
  var maximumPageCount: Int { options.maximumPageCount }
  var details: DetailDemand { options.details }
  var list: PageRequest { PageRequest(query: options.query, number: 1, dialect: nil) }
  var mayNeedQuery: Bool { options.query.isEmpty }

  func search(_ text: String) -> PageRequest? { PageRequest(query: text, number: 1, dialect: nil) }

  func looksLikeID(_ text: String) -> Bool { Food2ForkRow.looksLikeID(text) }

  func canRequest(_ id: String) -> Bool { Food2ForkRow.isUsable(id) }

  func hasCachedRecipe(_ id: String, _ age: HTTPRequest.CachedOnly) async -> Bool {
    guard let dialect = await session.dialects(ofRecipe: id).first else { return false }
    return await session.hasCachedRecipe(id, in: dialect, age)
  }
}

// MARK: - Pages

extension Food2ForkAPI {
  /// Requests a page: the first in the configured dialect, or else in the first that the server
  /// understands.
  func page(
    at pageRequest: PageRequest, cachedOnly: HTTPRequest.CachedOnly?
  ) async throws(SourceFailure) -> APIPage<Food2ForkRecord, PageRequest>? {
    var foreign: SourceFailure?
    var refused: SourceFailure?
    for dialect in await dialects(at: pageRequest)
    where refused == nil || dialect.sendsKeyInHeader {
      let (reply, time) = try await session.search(
        pageRequest.query, page: pageRequest.number, in: dialect, cachedOnly: cachedOnly)
      switch reply {
      case .rows(let found):
        return page(
          found.rows, time, hasNext: found.goesOn(after: pageRequest.number, in: dialect),
          at: pageRequest,
          in: dialect)
      case .recipe(let json):
        return page([json], time, hasNext: false, at: pageRequest, in: dialect)
      case .nothing: return nil
      case .missing(let failure), .foreign(let failure): foreign = foreign ?? failure
      case .withoutAccess(let failure):
        if let refused { throw refused }
        refused = try cachedForAnotherPage(failure, in: dialect)
      }
    }
    throw refused ?? foreign ?? SourceFailure(.invalid, "\(host) has no search")
  }

  /// Returns the refusal of a key in the address, which the server may take in a header; throws any other.
  private func cachedForAnotherPage(
    _ failure: SourceFailure, in dialect: Food2ForkDialect
  ) throws(SourceFailure) -> SourceFailure {
    guard session.hasKey, !dialect.sendsKeyInHeader else { throw failure }
    return failure
  }

  private func dialects(at pageRequest: PageRequest) async -> [Food2ForkDialect] {
    if let dialect = pageRequest.dialect { return [dialect] }
    return await session.dialects(of: pageRequest.query)
  }

  private func page(
    _ rows: [JSONValue], _ time: Int?, hasNext: Bool, at pageRequest: PageRequest,
    in dialect: Food2ForkDialect
  ) -> APIPage<Food2ForkRecord, PageRequest> {
    let readable = rows.compactMap { record($0, time, in: dialect) }
    let next = PageRequest(
      query: pageRequest.query, number: pageRequest.number + 1, dialect: dialect)
    return APIPage(
      rows: readable, next: hasNext ? next : nil,
      diagnostics: oddities(of: rows, without: rows.count - readable.count, at: pageRequest))
  }

  /// Returns warnings about the rows of a page.
  ///
  /// - Parameter lost: The number of rows that cannot be used.
  private func oddities(
    of rows: [JSONValue], without lost: Int, at pageRequest: PageRequest
  ) -> [Diagnostic] {
    let page = "on page \(pageRequest.number) of \(host)"
    let ranks = rows.count(where: Food2ForkRecipe.hasOddRank)
    let loss = Diagnostic(.loss, "rows without id or title \(page), left out: \(lost)")
    let oddRank = Diagnostic(
      .warning,
      "rows with a social_rank that is not a number \(page): \(ranks); it was kept as an extra field"
    )
    return (lost > 0 ? [loss] : []) + (ranks > 0 ? [oddRank] : [])
  }

  private func record(
    _ json: JSONValue, _ time: Int?, in dialect: Food2ForkDialect
  ) -> Food2ForkRecord? {
    Food2ForkRow(json, fields: fields).map {
      Food2ForkRecord(
        row: $0, dialect: dialect, url: endpoint.recipe($0.id, in: dialect), time: time)
    }
  }
}

// MARK: - Recipes

extension Food2ForkAPI {
  func recipe(
    _ id: String, isCachedOnly: Bool, hasSubstitute: Bool
  ) async throws(SourceFailure) -> Food2ForkRecord? {
    var foreign: SourceFailure?
    var refused: SourceFailure?
    for dialect in await session.dialects(ofRecipe: id)
    where refused == nil || dialect.sendsKeyInHeader {
      let (reply, time) = try await session.recipe(
        id, in: dialect, cachedOnly: isCachedOnly ? .ofAnyAge : nil, hasSubstitute: hasSubstitute)
      switch reply {
      case .recipe(let json):
        return record(json, time, in: dialect).flatMap { ByteKey($0.id) == ByteKey(id) ? $0 : nil }
      case .rows(let page) where page.rows.isEmpty: return nil
      case .nothing: return nil
      case .rows: foreign = foreign ?? Food2ForkReply.listInstead(from: host)
      case .missing: continue
      case .foreign(let failure): foreign = foreign ?? failure
      case .withoutAccess(let failure):
        if let refused { throw refused }
        refused = try cachedForAnotherPage(failure, in: dialect)
      }
    }
    if let failure = refused ?? foreign { throw failure }
    return nil
  }

  func details(
    of row: Food2ForkRecord, isCachedOnly: Bool
  ) async throws(SourceFailure) -> DetailRequests<Food2ForkRecord>.Outcome {
    let (reply, time) = try await session.recipe(
      row.id, in: row.dialect, cachedOnly: isCachedOnly ? .ofAnyAge : nil)
    switch reply {
    case .recipe(let json):
      guard let whole = record(json, time, in: row.dialect), ByteKey(whole.id) == ByteKey(row.id)
      else {
        return incomplete(row, "the server returned another recipe")
      }
      return DetailRequests.Outcome(row.completed(by: whole))
    case .rows(let page) where page.rows.isEmpty:
      return incomplete(row, "the server no longer has it")
    case .nothing: return incomplete(row, "the server no longer has it")
    case .missing(let failure): return incomplete(row, failure.message)
    // A server that answers with something else once would do so for each of the others.
    case .rows: throw Food2ForkReply.listInstead(from: host)
    case .foreign(let failure), .withoutAccess(let failure): throw failure
    }
  }

  private func incomplete(
    _ row: Food2ForkRecord, _ reason: String
  ) -> DetailRequests<Food2ForkRecord>.Outcome {
    let message = "recipe \(row.id) has no ingredients: \(reason)"
    return DetailRequests.Outcome(row, diagnostics: [Diagnostic(.warning, message)])
  }
}

extension Food2ForkPage {
  /// True if another page follows: the server says so, or says nothing and has filled this one.
  ///
  /// - Parameter number: The number of the page, from 1.
  fileprivate func goesOn(after number: Int, in dialect: Food2ForkDialect) -> Bool {
    guard dialect.hasPages else { return false }
    if statesNext { return next != nil }
    guard rows.count >= Food2ForkDialect.fullPage else { return false }
    return total.map { number * Food2ForkDialect.fullPage < $0 } ?? true
  }
}
