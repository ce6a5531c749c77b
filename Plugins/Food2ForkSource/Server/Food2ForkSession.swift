import JSONSyntax
import RecipeCore

/// The requests of one run to a server.
struct Food2ForkSession: Sendable {
  private let endpoint: Food2ForkEndpoint
  private let options: Food2ForkOptions
  private let http: any HTTPTransport
  private let timeout: Duration
  private let key: HTTPKey?

  /// Creates a session.
  init(
    endpoint: Food2ForkEndpoint, options: Food2ForkOptions, environment: SourceEnvironment,
    key: HTTPKey?
  ) {
    self.endpoint = endpoint
    self.options = options
    http = environment.http
    timeout = environment.timeout
    self.key = key
  }

  /// A reply, and the time of the answer that has it, in milliseconds since 1970.
  typealias TimedReply = (reply: Food2ForkReply, time: Int?)

  /// True if a key is sent.
  var hasKey: Bool { key != nil }

  /// Requests a page of a search, from 1.
  ///
  /// - Parameter cachedOnly: The cached answer that is wanted, or `nil` for any answer.
  func search(
    _ query: String, page: Int, in dialect: Food2ForkDialect,
    cachedOnly: HTTPRequest.CachedOnly? = nil
  ) async throws(SourceFailure) -> TimedReply {
    try await ask(
      endpoint.search(query, page: page, sort: options.sort, in: dialect), in: dialect,
      cachedOnly: cachedOnly)
  }

  /// Requests a recipe.
  ///
  /// - Parameters:
  ///   - cachedOnly: The cached answer that is wanted, or `nil` for any answer.
  ///   - hasSubstitute: True if a slow server is not waited for long.
  func recipe(
    _ id: String, in dialect: Food2ForkDialect, cachedOnly: HTTPRequest.CachedOnly? = nil,
    hasSubstitute: Bool = false
  ) async throws(SourceFailure) -> TimedReply {
    try await ask(
      endpoint.recipe(id, in: dialect), in: dialect, cachedOnly: cachedOnly,
      recipeID: id, hasSubstitute: hasSubstitute)
  }

  private func ask(
    _ url: String, in dialect: Food2ForkDialect, cachedOnly: HTTPRequest.CachedOnly?,
    recipeID: String? = nil, hasSubstitute: Bool = false
  ) async throws(SourceFailure) -> TimedReply {
    var request = request(url, in: dialect, recipeID: recipeID)
    request.cachedOnly = cachedOnly
    request.hasSubstitute = hasSubstitute
    let response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await http.get(request, timeout: timeout)
    } catch {
      throw SourceFailure(error, of: endpoint.host)
    }
    return (try Food2ForkReply(response, from: endpoint.host), response.time)
  }

  /// The address that a person has set up, with what else says how it is asked.
  private var place: String { "\(endpoint.text) \(options.dialect?.rawValue ?? "auto")" }

  private func request(
    _ url: String, in dialect: Food2ForkDialect, recipeID: String? = nil
  ) -> HTTPRequest {
    var url = url
    var headers = [HTTPHeader("Accept", "application/json")]
    if key != nil {
      if dialect.sendsKeyInHeader {
        headers.append(HTTPHeader("Authorization", "Token \(HTTPRequest.keyPlaceholder)"))
      } else {
        url += (url.contains("?") ? "&" : "?") + "key=" + HTTPRequest.keyPlaceholder
      }
    }
    var request = HTTPRequest(url: url, headers: headers)
    request.key = key
    let host = endpoint.host
    request.judge = { Food2ForkReply.refusal(in: $0, isRecipe: recipeID != nil, from: host) }
    request.scope = .list(of: place)
    guard let recipeID else { return request }
    request.scope = .recipe
    request.saysNothing = { Food2ForkReply.isWithout(recipeID, $0, from: host) }
    return request
  }
}

extension Food2ForkSession {
  /// The dialects that the server may have.
  private var dialects: [Food2ForkDialect] {
    options.dialect.map { [$0] } ?? Food2ForkDialect.candidates(for: endpoint)
  }

  /// Returns the dialects to try, first one in which a search or else the list is cached: the server has
  /// understood it, so no request is needed to find out.
  func dialects(of query: String) async -> [Food2ForkDialect] {
    guard dialects.count > 1 else { return dialects }
    for text in [query, options.query] {
      for dialect in dialects where await hasCached(text, in: dialect) {
        return [dialect] + dialects.filter { $0 != dialect }
      }
    }
    return dialects
  }

  /// Returns the dialects in which to request a recipe: only that in which it or the list is cached, if
  /// there is one.
  func dialects(ofRecipe id: String) async -> [Food2ForkDialect] {
    guard dialects.count > 1 else { return dialects }
    for dialect in dialects where await hasCachedRecipe(id, in: dialect, .ofAnyAge) {
      return [dialect]
    }
    for dialect in dialects where await hasCached(options.query, in: dialect) { return [dialect] }
    return dialects
  }

  private func hasCached(_ query: String, in dialect: Food2ForkDialect) async -> Bool {
    let url = endpoint.search(query, page: 1, sort: options.sort, in: dialect)
    return await isCached(url, in: dialect, .ofAnyAge)
  }

  /// True if the answer to a request for a recipe is cached.
  func hasCachedRecipe(
    _ id: String, in dialect: Food2ForkDialect, _ age: HTTPRequest.CachedOnly
  ) async -> Bool {
    await isCached(endpoint.recipe(id, in: dialect), in: dialect, age)
  }

  private func isCached(
    _ url: String, in dialect: Food2ForkDialect, _ age: HTTPRequest.CachedOnly
  ) async -> Bool {
    var request = request(url, in: dialect)
    request.cachedOnly = age
    return (try? await http.get(request, timeout: timeout)) != nil
  }
}
