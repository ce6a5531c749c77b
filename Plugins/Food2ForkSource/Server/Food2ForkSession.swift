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

  /// Requests a page of a search, from 1.
  ///
  /// - Parameter isStoredOnly: True if only a kept answer is wanted.
  func search(
    _ query: String, page: Int, in dialect: Food2ForkDialect, isStoredOnly: Bool = false
  ) async throws(SourceFailure) -> Food2ForkReply {
    try await ask(
      endpoint.search(query, page: page, sort: options.sort, in: dialect), in: dialect,
      isStoredOnly: isStoredOnly)
  }

  /// Requests a recipe.
  ///
  /// - Parameter isStoredOnly: True if only a kept answer is wanted.
  func recipe(
    _ id: String, in dialect: Food2ForkDialect, isStoredOnly: Bool = false
  ) async throws(SourceFailure) -> Food2ForkReply {
    try await ask(endpoint.recipe(id, in: dialect), in: dialect, isStoredOnly: isStoredOnly)
  }

  private func ask(
    _ url: String, in dialect: Food2ForkDialect, isStoredOnly: Bool
  ) async throws(SourceFailure) -> Food2ForkReply {
    var request = request(url, in: dialect)
    request.wantsStoredOnly = isStoredOnly
    let response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await http.get(request, timeout: timeout)
    } catch {
      throw SourceFailure(error, of: endpoint.host)
    }
    do throws(SourceFailure) {
      return try Food2ForkReply(response, from: endpoint.host)
    } catch  where error.status == .unauthorized {
      guard let other = response.redirectedHost(from: endpoint.host) else { throw error }
      throw SourceFailure(
        .unauthorized,
        "\(endpoint.host) redirects to \(other), which gets no key and refused the request",
        help: "set base_url to the new address")
    }
  }

  private func request(_ url: String, in dialect: Food2ForkDialect) -> HTTPRequest {
    var url = url
    var headers = [HTTPHeader("Accept", "application/json")]
    if key != nil {
      switch dialect {
      case .food2forkCA:
        headers.append(HTTPHeader("Authorization", "Token \(HTTPRequest.keyPlaceholder)"))
      case .food2fork, .forkifyV1, .forkifyV2:
        url += (url.contains("?") ? "&" : "?") + "key=" + HTTPRequest.keyPlaceholder
      }
    }
    var request = HTTPRequest(url: url, headers: headers)
    request.key = key
    request.judge = Food2ForkReply.verdict
    return request
  }
}

extension Food2ForkSession {
  /// Returns possible dialects, first the one in which a search is kept: the server has understood it,
  /// so no request is needed to find out.
  func keptFirst(
    _ dialects: [Food2ForkDialect], query: String
  ) async -> [Food2ForkDialect] {
    guard dialects.count > 1 else { return dialects }
    for dialect in dialects {
      let kept = try? await search(query, page: 1, in: dialect, isStoredOnly: true)
      if kept != nil { return [dialect] + dialects.filter { $0 != dialect } }
    }
    return dialects
  }
}
