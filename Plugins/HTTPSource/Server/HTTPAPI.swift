import RecipeCore
import Text

/// An API that answers with JSON, as its options describe it.
struct HTTPAPI: PagedAPI {
  /// The request for a page.
  struct PageRequest: Sendable {
    /// The pages so far.
    let paging: Paging
    /// The search text, or that of the list.
    let query: String
    /// The question that is asked there.
    let question: HTTPQuestion
  }

  private let options: HTTPOptions
  private let session: HTTPSession
  private let fields: RecipeFieldSet

  /// Creates the API.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - session: The requests to the server.
  ///   - fields: The fields needed.
  init(_ options: HTTPOptions, _ session: HTTPSession, fields: RecipeFieldSet) {
    self.options = options
    self.session = session
    self.fields = fields
  }

  var host: String { options.list.origin.name }
  var address: String { options.list.origin.text + "/" }
  var maximumPageCount: Int { options.maximumPageCount }
  var details: DetailDemand { options.details }
  var mayNeedQuery: Bool { options.query.isEmpty && options.list.has(.query) }

  var list: PageRequest {
    PageRequest(
      paging: Paging(options.list, options), query: options.query,
      question: options.query.isEmpty ? .list : .page)
  }

  func search(_ text: String) -> PageRequest? {
    options.search.map { PageRequest(paging: Paging($0, options), query: text, question: .page) }
  }

  func page(
    at pageRequest: PageRequest, cachedOnly: HTTPRequest.CachedOnly?
  ) async throws(SourceFailure) -> APIPage<HTTPRecord, PageRequest>? {
    guard let url = pageRequest.paging.url(query: pageRequest.query) else { return nil }
    let answer = try await answer(at: url, pageRequest, cachedOnly)
    guard let answer else { return end(of: pageRequest.paging) }
    let shown = HTTPRequest.withoutKey(url)
    let page = try ListPage(
      answer, to: pageRequest.question, options.paths, fields: fields,
      hasDetails: options.item != nil, isFirst: pageRequest.paging.count == 0, page: shown)
    var paging = pageRequest.paging
    var problem: SourceFailure?
    var hasNext = false
    do throws(SourceFailure) {
      hasNext = try paging.advance(past: page, at: url)
      problem = hasNext ? nil : shortage(of: paging)
    } catch {
      problem = error
    }
    let next = PageRequest(paging: paging, query: pageRequest.query, question: .page)
    let rows = page.entries.map {
      HTTPRecord($0, item: options.item, time: answer.time)
    }
    let named = HTTPRecord.named(rows)
    return APIPage(
      rows: named, next: hasNext ? next : nil, isWhole: page.total != nil || !paging.mayBeSample,
      total: paging.total, problem: problem,
      diagnostics: page.diagnostics + misplaced(in: answer, page, at: pageRequest, shown)
        + Self.numbered(zip(rows, named).filter { $0.id != $1.id }.map(\.1), on: shown))
  }

  /// Requests the answer at the address of a page; a server that refuses an empty search text wants another.
  private func answer(
    at url: String, _ pageRequest: PageRequest, _ cachedOnly: HTTPRequest.CachedOnly?
  ) async throws(SourceFailure) -> HTTPAnswer? {
    let host = pageRequest.paging.template.origin.name
    do throws(SourceFailure) {
      return try await session.answer(url, pageRequest.question, host: host, cachedOnly: cachedOnly)
    } catch {
      guard error.status == .invalid, mayNeedQuery, pageRequest.query.isEmpty else { throw error }
      throw SourceFailure(
        .invalid, error.message,
        help: "the address takes a search text: set query, or use 'recipes search'")
    }
  }

  /// Returns the page after the last, where the server has nothing; `nil` if it has no first page either.
  private func end(of paging: Paging) -> APIPage<HTTPRecord, PageRequest>? {
    paging.count > 0 ? APIPage(rows: [], next: nil, problem: shortage(of: paging)) : nil
  }

  /// Returns the problems of the paths that a person named, by the first page of the list.
  private func misplaced(
    in answer: HTTPAnswer, _ page: ListPage, at pageRequest: PageRequest, _ shown: String
  ) -> [Diagnostic] {
    guard pageRequest.paging.count == 0, page.recordCount > 0 else { return [] }
    let check = AnswerPathCheck(answer, page: shown)
    let isOnlyPage = page.total.map { $0 <= page.recordCount } ?? false
    let hasOther = pageRequest.paging.isCounted || isOnlyPage || pageRequest.query != options.query
    return check.total(options.paths.total)
      + (hasOther ? [] : check.next(options.paths.next))
  }

  /// Returns a warning about recipes that share an id with others, and so are named by their numbers.
  private static func numbered(_ rows: [HTTPRecord], on page: String) -> [Diagnostic] {
    guard let first = rows.first else { return [] }
    return [
      Diagnostic(
        .warning,
        "recipes with the id of another one: \(rows.count), named by their numbers (\(first.id))",
        at: TextLocation(path: page),
        help: "[sources.NAME.map] can name a unique key: id = \"KEY\"")
    ]
  }

  /// Returns the failure of a list that has more than was read, or `nil`.
  private func shortage(of paging: Paging) -> SourceFailure? {
    let host = paging.template.origin.name
    let firstPage = "first_page = 0 is for a server that counts its pages from 0"
    if paging.leftOut > 0 {
      return SourceFailure(
        .partial, "\(host) has \(paging.leftOut) more recipes than it gave",
        help: paging.isCounted || paging.template.has(.cursor)
          ? "ask again with --refresh; \(firstPage)"
          : "ask for further pages with {page} or {offset} in the address")
    }
    guard paging.startsLate, paging.total == nil else { return nil }
    return SourceFailure(
      .partial, "\(host) has recipes before the first page that was read", help: firstPage)
  }

  func details(
    of row: HTTPRecord, isCachedOnly: Bool
  ) async throws(SourceFailure) -> DetailRequests<HTTPRecord>.Outcome {
    let whole = try await session.recipe(row.id, fields: fields, isCachedOnly: isCachedOnly)
    guard let whole else {
      let message = "recipe \(row.id) is not completed: \(host) has nothing at its address"
      return DetailRequests.Outcome(row, diagnostics: [Diagnostic(.warning, message)])
    }
    return DetailRequests.Outcome(row.completed(by: whole))
  }

  func recipe(
    _ id: String, isCachedOnly: Bool, hasSubstitute: Bool
  ) async throws(SourceFailure) -> HTTPRecord? {
    try await session.recipe(
      id, fields: fields, isCachedOnly: isCachedOnly, hasSubstitute: hasSubstitute)
  }

  func looksLikeID(_ text: String) -> Bool {
    text.utf8.count <= 64 && text.contains(where: \.isNumber) && !text.contains("/")
      && !text.contains(where: \.isWhitespace) && StatedID(text)?.text == text
  }

  func canRequest(_ id: String) -> Bool {
    options.item != nil && StatedID(id).map { ByteKey($0.text) == ByteKey(id) } ?? false
  }

  func hasCachedRecipe(_ id: String, _ age: HTTPRequest.CachedOnly) async -> Bool {
    guard let item = options.item else { return false }
    return await session.isCached(item.url([.id: id]), age)
  }
}

extension HTTPAPI {
  /// Returns the problems of the options by the first page of the list, if it is cached; no server is asked.
  func cachedProblems() async -> [Diagnostic] {
    do throws(SourceFailure) {
      let page = try await page(at: list, cachedOnly: .ofAnyAge)
      return (page?.diagnostics ?? []).filter { $0.severity > .note }.map {
        Diagnostic(.warning, $0.message, at: $0.location, help: $0.help)
      }
    } catch {
      // Anything else is that nothing is cached.
      guard error.status == .invalid else { return [] }
      return [Diagnostic(.error, error.message, help: error.help)]
    }
  }
}
