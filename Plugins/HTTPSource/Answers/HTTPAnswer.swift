import JSONSyntax
import RecipeCore
import RecipeDocuments

/// The JSON text of a server's answer, once it is known not to be a refusal.
struct HTTPAnswer: Sendable {
  /// The root of the text.
  let root: JSONValue
  /// The server, for messages.
  let host: String
  /// The links beside the text.
  let links: LinkHeader
  /// The time of the answer, in milliseconds since 1970, or `nil` if it is not known.
  let time: Int?

  /// The limits of a text; a transport limits its size already.
  private static let limits = JSONLimits(depth: 100, size: 64 << 20)

  /// Parses a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - question: What was asked.
  ///   - paths: The paths that a person named.
  ///   - host: The server, for messages.
  /// - Returns: `nil` if the server has nothing under the address.
  /// - Throws: The refusal of the server, or the reason why the text cannot be read.
  init?(
    _ response: HTTPResponse, to question: HTTPQuestion, _ paths: AnswerPaths, from host: String
  ) throws(SourceFailure) {
    let refusal = ServerRefusal(host: host, help: "check url", option: "url")
    if response.status == 204, question.mayHaveNothing { return nil }
    let root = try? JSONDocument(parsing: response.body, limits: Self.limits).root
    guard (200..<300).contains(response.status) else {
      let isNothing = response.status == 404 || response.status == 410
      if isNothing, root != nil, question.mayHaveNothing { return nil }
      let words = root.flatMap(Self.words)
      if question.mayHaveNothing, ServerRefusal.saysNothing(words, response) { return nil }
      throw refusal.failure(response, words: words)
    }
    guard let root else {
      let answer = UnreadableAnswer(
        response.body, instead: "JSON", limits: Self.limits, help: "check url")
      throw SourceFailure(.invalid, "\(host) returned \(answer.words)", help: answer.help)
    }
    let error = AnswerError(root)?.text
    if let words = error ?? (question.isAnswered(by: root, paths) ? nil : Self.words(root)) {
      if question.mayHaveNothing, ServerRefusal.saysNothing(words, response) { return nil }
      throw refusal.failure(response, words: words)
    }
    self.root = root
    self.host = host
    links = LinkHeader(response)
    time = response.time
  }

  private static func words(_ root: JSONValue) -> String? {
    AnswerError(root)?.text ?? AnswerError.message(of: root)
  }

  /// True if the answer to a request for one recipe says that there is none, or has another one.
  ///
  /// - Parameter hasRecipe: Returns true for an answer with the recipe that was asked for; `nil` for other
  ///   requests.
  static func isWithout(
    _ hasRecipe: ((HTTPAnswer) -> Bool)?, _ response: HTTPResponse, to question: HTTPQuestion,
    _ paths: AnswerPaths, from host: String
  ) -> Bool {
    guard let hasRecipe else { return false }
    do throws(SourceFailure) {
      let answer = try HTTPAnswer(response, to: question, paths, from: host)
      return !(answer.map(hasRecipe) ?? false)
    } catch {
      return false
    }
  }

  /// Returns the refusal in a response, or `nil` for an answer.
  static func refusal(
    in response: HTTPResponse, of question: HTTPQuestion, _ paths: AnswerPaths, from host: String
  ) -> SourceFailure? {
    do throws(SourceFailure) {
      let answer = try HTTPAnswer(response, to: question, paths, from: host)
      guard let answer, !question.isAnswered(by: answer.root, paths) else { return nil }
      return SourceFailure(
        .invalid, "\(host) returned something other than recipes", help: "check url")
    } catch {
      return error
    }
  }
}
