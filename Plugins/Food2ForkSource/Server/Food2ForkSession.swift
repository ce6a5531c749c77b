import JSONSyntax
import RecipeCore
import Text

/// A session of one run with a server, which makes the requests and counts them.
struct Food2ForkSession: Sendable {
  /// The failure of reaching the run's own limit of requests.
  static let spentBudget = SourceFailure(
    .partial, "the limit of requests per run is reached", help: "raise max_requests")

  private let endpoint: Food2ForkEndpoint
  private let options: Food2ForkOptions
  private let http: any HTTPTransport
  private let timeout: Duration
  private let secret: SecretText
  private let budget: RequestBudget
  private let ledger: QuotaLedger?

  /// Creates a session.
  init(
    endpoint: Food2ForkEndpoint, options: Food2ForkOptions, environment: SourceEnvironment,
    key: String?, ledger: QuotaLedger?
  ) {
    self.endpoint = endpoint
    self.options = options
    http = environment.http
    timeout = environment.timeout
    self.ledger = ledger
    secret = SecretText(key)
    budget = RequestBudget(options.requestLimit)
  }

  /// Requests a page of a search, from 1.
  func search(
    _ query: String, page: Int, in dialect: Food2ForkDialect
  ) async throws(SourceFailure) -> Food2ForkReply {
    try await ask(
      endpoint.search(query, page: page, sort: options.sort, in: dialect), in: dialect)
  }

  /// Requests a recipe.
  func recipe(
    _ id: String, in dialect: Food2ForkDialect
  ) async throws(SourceFailure) -> Food2ForkReply {
    try await ask(endpoint.recipe(id, in: dialect), in: dialect)
  }

  /// Sends a request, and again if the first attempt fails temporarily.
  private func ask(
    _ url: String, in dialect: Food2ForkDialect
  ) async throws(SourceFailure) -> Food2ForkReply {
    let request = signed(url, in: dialect)
    do throws(Stumble) {
      return try await attempt(request)
    } catch .passing {
      do throws(Stumble) {
        return try await attempt(request)
      } catch {
        throw error.failure
      }
    } catch {
      throw error.failure
    }
  }

  private func attempt(_ request: HTTPRequest) async throws(Stumble) -> Food2ForkReply {
    guard budget.take() else { throw .final(Self.spentBudget) }
    do throws(SourceFailure) { try ledger?.take() } catch { throw .final(error) }
    let response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await http.get(request, timeout: timeout)
    } catch {
      let failure = SourceFailure(error, of: endpoint.host)
      throw error.reason == .brokenBody ? .passing(failure) : .final(failure)
    }
    do throws(SourceFailure) {
      return try Food2ForkReply(response, from: endpoint.host, secret: secret)
    } catch {
      if error.status == .quotaExhausted { ledger?.useUp() }
      throw error.status == .unreachable ? .passing(error) : .final(error)
    }
  }

  private func signed(_ url: String, in dialect: Food2ForkDialect) -> HTTPRequest {
    var url = url
    var headers = [HTTPHeader("Accept", "application/json")]
    if let key = secret.key {
      switch dialect {
      case .food2forkCA: headers.append(HTTPHeader("Authorization", "Token \(key)"))
      case .food2fork, .forkifyV1, .forkifyV2:
        url += (url.contains("?") ? "&" : "?") + "key=" + key.percentEncoded
      }
    }
    var request = HTTPRequest(url: url, headers: headers)
    // Whoever follows a redirect keeps the key from other servers.
    request.key = secret.key.map { key in HTTPKey { key } }
    return request
  }
}

/// The failure of an attempt.
private enum Stumble: Error {
  /// A temporary failure: another attempt may succeed.
  case passing(SourceFailure)
  case final(SourceFailure)

  var failure: SourceFailure {
    switch self {
    case .passing(let failure), .final(let failure): failure
    }
  }
}

extension Food2ForkSession {
  /// Reads a row of a response, with the key masked in its decoded texts.
  func row(of json: JSONValue, fields: RecipeFieldSet) -> Food2ForkRow? {
    Food2ForkRow(json, fields: fields)?.masked(by: secret)
  }
}
