import RecipeCore
import RecipeDocuments
import Text

/// A source of the recipes of one page.
struct PageRecipeSource: RecipeSource {
  /// The place of the address, for messages: a page may be named on the command line.
  private static let option = "the address"

  private let name: String
  private let address: PageAddress
  private let http: any HTTPTransport
  private let timeout: Duration

  /// Creates a source, without a request.
  init(name: String, address: PageAddress, environment: SourceEnvironment) {
    self.name = name
    self.address = address
    http = environment.http
    timeout = environment.timeout
  }

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    let page = try await page()
    guard let reader = DocumentFormats.format(of: page.bytes, path: page.path)?.reader else {
      throw SourceFailure(
        .invalid, "the format of \(address.url) is unknown",
        help: "'recipes formats' lists what is read")
    }
    let outcome = reader.read(page.bytes, path: page.base, fields: request.neededFields)
    let coverage = reader.coverage(
      of: outcome, in: page.bytes, path: page.base, request.coverage)
    if let coverage { collector.add(coverage: coverage) }
    collector.noteWhole()
    collector.add(
      records(of: outcome.withSourceURL(page.base)), diagnostics: outcome.diagnostics)
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    let collector = SourceCollector()
    try await gather(SourceRequest(), into: collector)
    return collector.close().records.first { ByteKey($0.reference.id) == ByteKey(id) }
  }

  func fetch(_ ids: [String], into collector: SourceCollector) async throws(SourceFailure) {
    let wanted = Set(ids.map { ByteKey($0) })
    let page = SourceCollector()
    try await gather(SourceRequest(), into: page)
    collector.add(page.close().records.filter { wanted.contains(ByteKey($0.reference.id)) })
  }

  private func page() async throws(SourceFailure) -> WebPage {
    var request = WebPage.request(address)
    request.addressOption = Self.option
    request.narrowing = "name the page of a single recipe"
    let response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await http.get(request, timeout: timeout)
    } catch {
      throw SourceFailure(error, of: address.host, asking: request)
    }
    switch response.status {
    case 200..<300 where !response.body.isEmpty: return WebPage(response, of: address)
    case 200..<300:
      throw SourceFailure(
        .invalid, "\(address.url) is empty", help: "check the address in a browser")
    case 401, 403, 451:
      throw SourceFailure(
        .unauthorized, "\(address.host) refused the page (\(response.status))",
        help: "save the page in a browser, and read the file")
    case 404, 410:
      throw SourceFailure(
        .invalid, "\(address.host) has no such page (\(response.status))",
        help: "check the address in a browser")
    default:
      throw ServerRefusal(
        host: address.host, help: "check the address in a browser", option: "url"
      )
      .failure(response)
    }
  }

  private func records(of outcome: DocumentOutcome) -> [RecipeRecord] {
    guard outcome.entries.count > 1 else {
      return outcome.entries.map { record($0, id: address.url, number: nil) }
    }
    let names = RecordNames.all(of: address.url, stating: outcome.entries.map(\.statedID))
    return zip(outcome.entries, names).map { record($0, id: $1.id, number: $1.number) }
  }

  private func record(
    _ entry: DocumentOutcome.Entry, id: String, number: Int?
  ) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: name, id: id), locator: .url(address.url),
      number: number, content: RecipeContent(entry.recipe))
  }
}
