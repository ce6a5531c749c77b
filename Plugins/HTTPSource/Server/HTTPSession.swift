import JSONSyntax
import RecipeCore
import RecipeDocuments
import Text

/// The requests of one run to a server.
struct HTTPSession: Sendable {
  private let options: HTTPOptions
  private let http: any HTTPTransport
  private let timeout: Duration
  private let key: HTTPKey?

  /// Creates a session.
  init(_ options: HTTPOptions, _ environment: SourceEnvironment, key: HTTPKey?) {
    self.options = options
    http = environment.http
    timeout = environment.timeout
    self.key = key
  }

  /// Requests an address.
  ///
  /// - Parameters:
  ///   - url: The address, with the placeholder of the key.
  ///   - question: What is asked there.
  ///   - host: The server, for messages.
  ///   - hasRecipe: Returns true for an answer with the recipe that was asked for; `nil` for a list.
  ///   - cachedOnly: The cached answer that is wanted, or `nil` for any answer.
  ///   - hasSubstitute: True if a slow server is not waited for long.
  /// - Returns: The answer, or `nil` if the server has nothing there.
  func answer(
    _ url: String, _ question: HTTPQuestion, host: String,
    hasRecipe: (@Sendable (HTTPAnswer) -> Bool)? = nil,
    cachedOnly: HTTPRequest.CachedOnly? = nil, hasSubstitute: Bool = false
  ) async throws(SourceFailure) -> HTTPAnswer? {
    var request = self.request(url)
    let paths = options.paths
    request.judge = { HTTPAnswer.refusal(in: $0, of: question, paths, from: host) }
    request.saysNothing = { HTTPAnswer.isWithout(hasRecipe, $0, to: question, paths, from: host) }
    request.scope = question == .recipe ? .recipe : .list(of: options.list.url([:]))
    request.cachedOnly = cachedOnly
    request.hasSubstitute = hasSubstitute
    request.narrowing =
      question == .recipe
      ? "details = \"never\" leaves recipes as they are listed" : options.narrowing
    let response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await http.get(request, timeout: timeout)
    } catch {
      throw SourceFailure(error, of: host, asking: request)
    }
    let answer = try HTTPAnswer(response, to: question, paths, from: host)
    if let answer, question == .recipe, !question.isAnswered(by: answer.root, paths) {
      throw Self.misplaced(answer, paths)
    }
    return answer
  }

  /// Returns the failure of an answer that has no recipe where it should be.
  private static func misplaced(_ answer: HTTPAnswer, _ paths: AnswerPaths) -> SourceFailure {
    guard let item = paths.item else {
      return SourceFailure(
        .invalid,
        "no recipe is recognised in the answer of \(answer.host), which "
          + AnswerLists.keys(of: answer.root),
        help: "name its place with item = \"PATH\", and fields in [sources.NAME.map]")
    }
    return SourceFailure(
      .invalid, "item = \"\(item.text)\" leads to nothing in the answer of \(answer.host)",
      help: "the answer \(AnswerLists.keys(of: answer.root))")
  }

  /// True if the answer at an address is cached.
  func isCached(_ url: String, _ age: HTTPRequest.CachedOnly) async -> Bool {
    var request = request(url)
    request.cachedOnly = age
    return (try? await http.get(request, timeout: timeout)) != nil
  }

  private func request(_ url: String) -> HTTPRequest {
    var request = HTTPRequest(url: url, headers: options.headers)
    request.addressOption = "url"
    request.key = key
    return request
  }

  /// Requests one recipe; `nil` if the server has none with that id, its answer is another, or there is no
  /// address of one recipe.
  ///
  /// - Parameters:
  ///   - id: The id, by which the recipe in the answer must be known, too.
  ///   - fields: The fields needed.
  ///   - isCachedOnly: True if only a cached answer is wanted.
  ///   - hasSubstitute: True if a slow server is not waited for long.
  func recipe(
    _ id: String, fields: RecipeFieldSet, isCachedOnly: Bool = false, hasSubstitute: Bool = false
  ) async throws(SourceFailure) -> HTTPRecord? {
    guard let item = options.item else { return nil }
    let url = item.url([.id: id])
    let find: @Sendable (HTTPAnswer) -> HTTPRecord? = { [options] answer in
      Self.recipe(id, in: answer, at: url, options, item, fields: fields)
    }
    let answer = try await answer(
      url, .recipe, host: item.origin.name, hasRecipe: { find($0) != nil },
      cachedOnly: isCachedOnly ? .ofAnyAge : nil, hasSubstitute: hasSubstitute)
    return answer.flatMap(find)
  }

  private static func recipe(
    _ id: String, in answer: HTTPAnswer, at url: String, _ options: HTTPOptions,
    _ item: URLTemplate, fields: RecipeFieldSet
  ) -> HTTPRecord? {
    let shown = HTTPRequest.withoutKey(url)
    let reader = RecordReader(map: options.paths.map, fields: fields, address: shown)
    let outcome =
      options.paths.item.map { named in
        let found = named.path.values(in: answer.root)
        return reader.read(found.flatMap { $0.kind == .array ? Array($0.elements) : [$0] })
      } ?? reader.read(whole: answer.root)
    let isOnly = outcome.entries.count == 1
    return outcome.entries.lazy.map {
      HTTPRecord(
        $0, unnamed: isOnly ? id : nil, item: item, time: answer.time)
    }.first { ByteKey($0.id) == ByteKey(id) && ($0.statesID || isOnly) }
  }
}
