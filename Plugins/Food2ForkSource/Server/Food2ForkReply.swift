import JSONSyntax
import RecipeCore
import RecipeDocuments
import Text

/// The meaning of a server's response.
enum Food2ForkReply: Sendable {
  /// Rows of a search.
  case rows(Food2ForkPage)
  /// A recipe.
  case recipe(JSONValue)
  /// No such recipe.
  case nothing
  /// A response that there is nothing at the address, so that the server may use another dialect.
  case missing(SourceFailure)
  /// A response that is not of this dialect, so that the server may use another.
  case foreign(SourceFailure)

  /// A response that the key is missing or wrong, which may also be in the wrong place.
  case withoutAccess(SourceFailure)

  /// Interprets a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - host: The server, for messages.
  /// - Throws: The refusal of the server.
  init(_ response: HTTPResponse, from host: String) throws(SourceFailure) {
    switch response.status {
    case 200..<300: try self.init(body: response, from: host)
    case 401:
      self = .withoutAccess(
        Self.refusals(of: host).failure(response, words: Self.words(of: response)))
    case 402, 403, 407, 408, 429:
      throw Self.refusals(of: host).failure(response, words: Self.words(of: response))
    case 400, 404, 410, 422:
      try self.init(refusal: response, from: host)
    case 500...: throw Self.failure(response, of: host)
    default:
      self = .foreign(
        SourceFailure(
          .invalid, "\(host) answered with status \(response.status)",
          help: "check base_url and dialect"))
    }
  }

  private init(body response: HTTPResponse, from host: String) throws(SourceFailure) {
    switch try? Food2ForkAnswer(parsing: response.body) {
    case .search(let page): self = .rows(page)
    case .recipe(let json): self = json.map(Self.recipe) ?? .nothing
    case .error(let text): throw Self.refusals(of: host).failure(response, words: text)
    case .unknown, nil:
      let answer = UnreadableAnswer(
        response.body, instead: "recipes", help: "check base_url and dialect")
      self = .foreign(
        SourceFailure(.invalid, "\(host) returned \(answer.words)", help: answer.help))
    }
  }

  private init(refusal response: HTTPResponse, from host: String) throws(SourceFailure) {
    let refusals = Self.refusals(of: host)
    guard case .error(let text) = try? Food2ForkAnswer(parsing: response.body) else {
      self.init(unclear: refusals.failure(response), response)
      return
    }
    if ServerRefusal.saysNothing(text, response) {
      self = .nothing
      return
    }
    let failure = refusals.failure(response, words: text)
    // A server answers "Not found" in its own words to a request of another dialect.
    guard failure.status == .invalid else { throw failure }
    self.init(unclear: failure, response)
  }

  private init(unclear failure: SourceFailure, _ response: HTTPResponse) {
    self = [404, 410].contains(response.status) ? .missing(failure) : .foreign(failure)
  }

  /// The server's own words in a refusal, or `nil` if it is not of this family.
  private static func words(of response: HTTPResponse) -> String? {
    guard case .error(let text) = try? Food2ForkAnswer(parsing: response.body) else { return nil }
    return text
  }

  private static func failure(_ response: HTTPResponse, of host: String) -> SourceFailure {
    let excerpt = ServerRefusal.excerpt(response.body)
    guard excerpt.lowercased().contains("invalid search param") else {
      return refusals(of: host).failure(response)
    }
    return SourceFailure(
      .invalid, "\(host) refused the search: \(excerpt)", help: "check query and sort")
  }

  private static func refusals(of host: String) -> ServerRefusal {
    ServerRefusal(host: host, help: "check base_url and dialect")
  }
}

extension Food2ForkReply {
  /// Returns the refusal in a response, or `nil` for an answer.
  ///
  /// - Parameter isRecipe: True if one recipe was requested.
  static func refusal(
    in response: HTTPResponse, isRecipe: Bool, from host: String
  ) -> SourceFailure? {
    do throws(SourceFailure) {
      switch try Food2ForkReply(response, from: host) {
      case .rows(let page) where isRecipe && !page.rows.isEmpty: return listInstead(from: host)
      case .rows, .recipe, .nothing: return nil
      case .missing(let failure), .foreign(let failure), .withoutAccess(let failure):
        return failure
      }
    } catch {
      return error
    }
  }

  /// True if the answer to a request for a recipe says that there is none, or has another one.
  static func isWithout(_ id: String, _ response: HTTPResponse, from host: String) -> Bool {
    switch try? Food2ForkReply(response, from: host) {
    case .nothing: true
    case .rows(let page): page.rows.isEmpty
    case .recipe(let json):
      Food2ForkRow(json, fields: .essentials).map { ByteKey($0.id) != ByteKey(id) } ?? true
    case .missing, .foreign, .withoutAccess, nil: false
    }
  }

  /// The failure of a server that answers with a list to a request for a recipe.
  static func listInstead(from host: String) -> SourceFailure {
    SourceFailure(
      .invalid, "\(host) returned a list instead of a recipe", help: "check base_url and dialect")
  }
}
