/// The description of an API that lists recipes on pages, may search them, and may give each whole.
package protocol PagedAPI: Sendable {
  /// A recipe as it is listed, or whole.
  associatedtype Row: PagedAPIRow
  /// The request for a page.
  associatedtype PageRequest: Sendable

  /// The server, for messages.
  var host: String { get }
  /// An address of the server, without a fragment or a key.
  var address: String { get }
  /// The maximum number of pages of a list or a search.
  var maximumPageCount: Int { get }
  /// The rows that are completed.
  var details: DetailDemand { get }
  /// The request for the first page of the list.
  var list: PageRequest { get }
  /// True if the list may be empty only because no search text is configured for it.
  var mayNeedQuery: Bool { get }

  /// Returns the request for the first page of a search, or `nil` if the API has none.
  func search(_ text: String) -> PageRequest?

  /// Requests a page.
  ///
  /// - Parameters:
  ///   - pageRequest: The request for it.
  ///   - cachedOnly: The cached answer that is wanted, or `nil` for any answer.
  /// - Returns: `nil` if the server has nothing there.
  func page(
    at pageRequest: PageRequest, cachedOnly: HTTPRequest.CachedOnly?
  ) async throws(SourceFailure) -> APIPage<Row, PageRequest>?

  /// Requests the details of a listed recipe.
  ///
  /// - Parameter isCachedOnly: True if only a cached answer is wanted, of any age.
  func details(
    of row: Row, isCachedOnly: Bool
  ) async throws(SourceFailure) -> DetailRequests<Row>.Outcome

  /// Requests a recipe by its id; `nil` if the server has none.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - isCachedOnly: True if only a cached answer is wanted, of any age.
  ///   - hasSubstitute: True if a slow server is not waited for long.
  func recipe(
    _ id: String, isCachedOnly: Bool, hasSubstitute: Bool
  ) async throws(SourceFailure) -> Row?

  /// True if a text has the form of an id.
  func looksLikeID(_ text: String) -> Bool

  /// True if a recipe can be requested by an id, whatever its form: the answer then tells whether there is
  /// one.
  func canRequest(_ id: String) -> Bool

  /// True if the answer to a request for a recipe is cached.
  func hasCachedRecipe(_ id: String, _ age: HTTPRequest.CachedOnly) async -> Bool
}

extension PagedAPI {
  /// Returns true if a complete record is from a cached answer that is no longer fresh, and not from the
  /// list.
  package func hasStaleDetails(_ id: String) async -> Bool {
    guard await hasCachedRecipe(id, .ofAnyAge) else { return false }
    return !(await hasCachedRecipe(id, .fresh))
  }
}
