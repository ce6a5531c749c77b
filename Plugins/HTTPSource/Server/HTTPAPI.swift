import RecipeCore
import Text

/// An API that answers with JSON, as its options describe it.
struct HTTPAPI: PagedAPI {
  /// The place of a page.
  struct Place: Sendable {
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
  var pageLimit: Int { options.pageLimit }
  var details: DetailDemand { options.details }
  var mayNeedQuery: Bool { options.query.isEmpty && options.list.has(.query) }

  var list: Place {
    Place(
      paging: Paging(options.list, options), query: options.query,
      question: options.query.isEmpty ? .list : .page)
  }

  func search(_ text: String) -> Place? {
    options.search.map { Place(paging: Paging($0, options), query: text, question: .page) }
  }

  func page(
    at place: Place, storedOnly: HTTPRequest.StoredOnly?
  ) async throws(SourceFailure) -> APIPage<HTTPRecord, Place>? {
    guard let url = place.paging.url(query: place.query) else { return nil }
    let host = place.paging.template.origin.name
    let answer = try await session.answer(url, place.question, host: host, storedOnly: storedOnly)
    guard let answer else { return nil }
    let shown = HTTPRecord.shown(url)
    let page = try ListPage(
      answer, to: place.question, options.places, fields: fields,
      hasDetails: options.item != nil, page: shown)
    var paging = place.paging
    var problem: SourceFailure?
    var hasNext = false
    do throws(SourceFailure) {
      hasNext = try paging.advance(past: page, at: url)
      problem = paging.leftOut > 0 ? leavingOut(paging.leftOut, in: place.paging.template) : nil
    } catch {
      problem = error
    }
    let next = Place(paging: paging, query: place.query, question: .page)
    let rows = page.entries.map {
      HTTPRecord($0, item: options.item, page: shown, time: answer.time)
    }
    let named = HTTPRecord.named(rows)
    return APIPage(
      rows: named, next: hasNext ? next : nil, isWhole: page.total != nil || !paging.mayBeSample,
      problem: problem,
      diagnostics: page.diagnostics
        + Self.numbered(zip(rows, named).filter { $0.id != $1.id }.map(\.1)))
  }

  /// Returns a warning about recipes that share an id with others, and so are named by their numbers.
  private static func numbered(_ rows: [HTTPRecord]) -> [Diagnostic] {
    guard let first = rows.first else { return [] }
    return [
      Diagnostic(
        .warning,
        "recipes with the id of another one: \(rows.count), named by their numbers (\(first.id))",
        at: TextLocation(path: first.url),
        help: "[sources.NAME.map] says what is unique: id = \"KEY\"")
    ]
  }

  /// Returns the failure of a list whose end is not where the server says that it is.
  private func leavingOut(_ count: Int, in template: URLTemplate) -> SourceFailure {
    let hasPages = [.page, .offset, .cursor].contains(where: template.has)
    return SourceFailure(
      .partial, "\(template.origin.name) has \(count) more recipes than it gave",
      help: hasPages
        ? "ask again with --refresh; first_page = 0 is for a server that counts its pages from 0"
        : "ask for further pages with {page} or {offset} in the address")
  }

  func details(
    of row: HTTPRecord, isStoredOnly: Bool
  ) async throws(SourceFailure) -> DetailRequests<HTTPRecord>.Outcome {
    let whole = try await session.recipe(row.id, fields: fields, isStoredOnly: isStoredOnly)
    return DetailRequests.Outcome(whole.map(row.completed) ?? row)
  }

  func recipe(
    _ id: String, isStoredOnly: Bool, hasSubstitute: Bool
  ) async throws(SourceFailure) -> HTTPRecord? {
    try await session.recipe(
      id, fields: fields, isStoredOnly: isStoredOnly, hasSubstitute: hasSubstitute)
  }

  func looksLikeID(_ text: String) -> Bool {
    text.utf8.count <= 64 && text.contains(where: \.isNumber) && !text.contains("/")
      && !text.contains(where: \.isWhitespace) && StatedID(text)?.text == text
  }

  func canRequest(_ id: String) -> Bool {
    options.item != nil && StatedID(id).map { ByteKey($0.text) == ByteKey(id) } ?? false
  }

  func hasKeptRecipe(_ id: String, _ age: HTTPRequest.StoredOnly) async -> Bool {
    guard let item = options.item else { return false }
    return await session.isKept(item.url([.id: id]), age)
  }
}
