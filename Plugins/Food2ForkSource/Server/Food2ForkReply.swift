import JSONSyntax
import RecipeCore
import RecipeDocuments
import Text

/// The meaning of a server's response.
enum Food2ForkReply: Sendable {
  /// Rows of a search.
  case rows([JSONValue], hasNext: Bool)
  /// A recipe.
  case recipe(JSONValue)
  /// No such recipe.
  case nothing
  /// A response that is not of this dialect, so that the server may use another.
  case foreign(SourceFailure)

  /// Interprets a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - host: The server, for messages.
  /// - Throws: The refusal of the server.
  init(_ response: HTTPResponse, from host: String) throws(SourceFailure) {
    let (status, body) = (response.status, response.body)
    let excerpt = Self.excerpt(body)
    switch status {
    case 204: self = .nothing
    case 200..<300: try self.init(body: body, excerpt: excerpt, from: host)
    case 401, 403, 407: throw Self.unauthorized("\(host) refused the key (\(status))")
    case 400, 404, 410, 422:
      try self.init(refusal: body, status: status, excerpt: excerpt, from: host)
    case 402: throw Self.quota(host)
    case 429: throw Self.rateLimited(host, response.header("Retry-After"))
    case 500... where excerpt.lowercased().contains("invalid search param"):
      throw SourceFailure(
        .invalid, "\(host) refused the search: \(excerpt)", help: "check query and sort")
    case 500...:
      throw SourceFailure(
        .unreachable, "\(host) failed (\(status))", help: "try again later")
    default:
      self = .foreign(
        SourceFailure(
          .invalid, "\(host) answered with status \(status)", help: "check base_url and dialect"))
    }
  }

  private init(body: [UInt8], excerpt: String, from host: String) throws(SourceFailure) {
    switch try? Food2ForkAnswer(parsing: body) {
    case .search(let page): self = .rows(page.rows, hasNext: page.next != nil)
    case .recipe(let json): self = json.map(Self.recipe) ?? .nothing
    case .error(let text): throw Self.refusal(Self.excerpt(text.utf8), from: host)
    case .unknown, nil:
      let what = excerpt.isEmpty ? "an empty response" : "something other than recipes: \(excerpt)"
      self = .foreign(
        SourceFailure(.invalid, "\(host) returned \(what)", help: "check base_url and dialect"))
    }
  }

  private init(
    refusal body: [UInt8], status: Int, excerpt: String, from host: String
  ) throws(SourceFailure) {
    guard case .error(let text) = try? Food2ForkAnswer(parsing: body) else {
      self = .foreign(
        SourceFailure(
          .invalid, "\(host) answered with status \(status)", help: "check base_url and dialect"))
      return
    }
    let words = text.lowercased()
    if Self.nothingFound.contains(where: words.hasPrefix) {
      self = .nothing
      return
    }
    let failure = Self.refusal(Self.excerpt(text.utf8), from: host)
    // A server answers "Not found" in its own words to a request of another dialect.
    guard failure.status == .invalid else { throw failure }
    self = .foreign(failure)
  }

  /// The starts of the servers' messages for an understood request without a result: "Couldn't find
  /// recipe with that name", "No recipe found", "Invalid _id: …".
  private static let nothingFound = ["couldn't find recipe", "no recipe", "invalid _id"]

  /// Interprets a server's own message: food2fork says `limit` with status 200.
  private static func refusal(_ text: String, from host: String) -> SourceFailure {
    let words = text.lowercased()
    if words == "limit" || words.contains("quota") { return quota(host) }
    if words.contains("key") || words.contains("token") || words.contains("credential") {
      return unauthorized("\(host) refused the key: \(text)")
    }
    return SourceFailure(
      .invalid, "\(host) answered with an error: \(text)", help: "check base_url and dialect")
  }

  private static func quota(_ host: String) -> SourceFailure {
    SourceFailure(
      .quotaExhausted, "\(host) reports that the quota is used up",
      help: "try again tomorrow, or use another key")
  }

  private static func unauthorized(_ message: String) -> SourceFailure {
    SourceFailure(.unauthorized, message, help: "check key_env, key_file, key_command or key")
  }

  private static func rateLimited(_ host: String, _ pause: String?) -> SourceFailure {
    let pause = pause.map { excerpt($0.utf8) }
    let when = pause.map { Int($0) == nil ? "after \($0)" : "in \($0) s" } ?? "later"
    return SourceFailure(
      .rateLimited, "\(host) asks for a pause (429)", help: "try again \(when)")
  }

  /// Returns the start of a response for a message: without controls, on one line.
  private static func excerpt(_ bytes: some Sequence<UInt8>) -> String {
    let text = String(decoding: Array(bytes.prefix(4096)), as: UTF8.self)
    let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return String(String.UnicodeScalarView(words.unicodeScalars.prefix(80))).terminalSafe
  }
}

extension Food2ForkReply {
  /// Tells answers from refusals.
  static func verdict(_ response: HTTPResponse) -> HTTPVerdict {
    do throws(SourceFailure) {
      switch try Food2ForkReply(response, from: "") {
      case .rows, .recipe, .nothing: return .answer
      case .foreign: return .refused
      }
    } catch {
      switch error.status {
      case .unauthorized: return .unauthorized
      case .rateLimited: return .rateLimited
      case .quotaExhausted: return .quotaExhausted
      case .unreachable: return .failing
      default: return .refused
      }
    }
  }
}
