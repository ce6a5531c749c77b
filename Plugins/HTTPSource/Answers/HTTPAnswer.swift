import JSONSyntax
import RecipeCore
import RecipeDocuments

/// The JSON text of a server's answer, once it is known not to be a refusal.
struct HTTPAnswer: Sendable {
  /// The root of the text.
  let root: JSONValue
  /// The server, for messages.
  let host: String

  /// The limits of a text; a transport limits its size already.
  private static let limits = JSONLimits(depth: 100, size: 64 << 20)

  /// Parses a response.
  ///
  /// - Returns: `nil` if the server has nothing under the address (404, 410 or an empty answer).
  /// - Throws: The refusal of the server, or the reason why the text cannot be read.
  init?(_ response: HTTPResponse, from host: String) throws(SourceFailure) {
    let refusal = ServerRefusal(host: host, help: "check url")
    if response.status == 204 { return nil }
    let root = try? JSONDocument(parsing: response.body, limits: Self.limits).root
    guard (200..<300).contains(response.status) else {
      let isNothing = response.status == 404 || response.status == 410
      if isNothing, root != nil { return nil }
      throw refusal.failure(response, words: root.flatMap(Self.errorText))
    }
    guard let root else {
      let excerpt = ServerRefusal.excerpt(response.body)
      let what = excerpt.isEmpty ? "an empty answer" : "something other than JSON: \(excerpt)"
      throw SourceFailure(.invalid, "\(host) returned \(what)", help: "check url")
    }
    if let words = Self.errorText(root) { throw refusal.failure(words: words) }
    self.root = root
    self.host = host
  }

  /// The message of `{"error": "limit"}`, `{"status": "failure", "message": "…"}` and the like;
  /// `nil` for an answer.
  private static func errorText(_ root: JSONValue) -> String? {
    for name in ["error", "errors"] {
      guard let error = root[name], !error.isNull, error.boolean != false else { continue }
      if error.kind == .array, error.elements.isEmpty { continue }
      return error.string ?? error["message"]?.string ?? error.elements.first?["message"]?.string
        ?? error.text
    }
    guard let status = root["status"]?.string?.lowercased(),
      ["fail", "failed", "failure", "error"].contains(status)
    else { return nil }
    return root["message"]?.string ?? status
  }

  /// Tells answers from refusals, so that only answers are kept.
  static func verdict(_ response: HTTPResponse) -> HTTPVerdict {
    do throws(SourceFailure) {
      _ = try HTTPAnswer(response, from: "")
      return .answer
    } catch {
      return ServerRefusal.verdict(of: error.status)
    }
  }
}
