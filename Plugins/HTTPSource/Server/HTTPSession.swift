import JSONSyntax
import RecipeCore
import RecipeDocuments

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
  ///   - storedOnly: The kept answer that is wanted, or `nil` for any answer.
  /// - Returns: The answer, or `nil` if the server has nothing there.
  func answer(
    _ url: String, _ question: HTTPQuestion, host: String,
    storedOnly: HTTPRequest.StoredOnly? = nil
  ) async throws(SourceFailure) -> HTTPAnswer? {
    var request = self.request(url)
    let places = options.places
    request.judge = { HTTPAnswer.refusal(in: $0, of: question, places, from: host) }
    request.storedOnly = storedOnly
    let response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await http.get(request, timeout: timeout)
    } catch {
      throw SourceFailure(error, of: host, option: "url")
    }
    return try HTTPAnswer(response, to: question, places, from: host)
  }

  /// True if the answer at an address is kept.
  func isKept(_ url: String, _ age: HTTPRequest.StoredOnly) async -> Bool {
    var request = request(url)
    request.storedOnly = age
    return (try? await http.get(request, timeout: timeout)) != nil
  }

  private func request(_ url: String) -> HTTPRequest {
    var request = HTTPRequest(url: url, headers: options.headers)
    request.key = key
    return request
  }

  /// Requests one recipe; `nil` if the server has none with that id, or its answer is another.
  ///
  /// - Parameters:
  ///   - id: The id, by which the recipe in the answer must be known, too.
  ///   - template: The address of one recipe.
  ///   - isStoredOnly: True if only a kept answer is wanted.
  func recipe(
    _ id: String, at template: URLTemplate, fields: RecipeFieldSet, isStoredOnly: Bool = false
  ) async throws(SourceFailure) -> HTTPRecord? {
    let url = template.url([.id: id])
    let host = template.origin.name
    let answer = try await answer(
      url, .recipe, host: host, storedOnly: isStoredOnly ? .ofAnyAge : nil)
    guard let answer else { return nil }
    let reader = RecordReader(map: options.places.map, fields: fields, place: HTTPRecord.shown(url))
    let outcome =
      options.places.item.map { place in
        let found = place.path.values(in: answer.root)
        return reader.read(found.flatMap { $0.kind == .array ? Array($0.elements) : [$0] })
      } ?? reader.read(whole: answer.root)
    let records = outcome.entries.map { HTTPRecord($0) }
    return records.first { $0.hasID(id) } ?? (records.count == 1 ? records[0].named(id) : nil)
  }
}
