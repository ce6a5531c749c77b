import RecipeCore
import RecipeDocuments
import RecipeStorage

/// A downloader of pages and files, which reads the recipes in them.
struct PageDownload: Sendable {
  /// The network.
  let http: any HTTPTransport
  /// The choice of the reader.
  let format: ImportFormat
  /// The detail in which coverage is computed.
  let coverage: ReadingCoverage.Detail
  /// The time limit for an address, redirects included.
  let timeout: Duration
  /// True if network access is forbidden.
  let isOffline: Bool

  /// Fetches and reads a document; a failure is an item, too.
  func item(of address: PageAddress) async -> ImportItem {
    guard !isOffline else {
      return failure(of: address, "not requested because of '--offline'", "remove '--offline'")
    }
    do {
      return item(of: address, try await http.get(WebPage.request(address), timeout: timeout))
    } catch {
      return failure(of: address, error.message, error.importHelp)
    }
  }

  private func item(of address: PageAddress, _ response: HTTPResponse) -> ImportItem {
    if let refusal = response.refusal { return failure(of: address, refusal.message, refusal.help) }
    guard !response.body.isEmpty else {
      return failure(of: address, "the response is empty", "check the address in a browser")
    }
    let page = WebPage(response, of: address)
    guard let choice = format.choice(for: response.body, path: page.path) else {
      return failure(of: address, "its format is unknown", "name one with '--format'")
    }
    let outcome = choice.reader.read(response.body, path: page.base, fields: .all)
    return ImportItem(
      origin: address.url, progress: .read(format: choice.name),
      outcome: outcome.withSourceURL(page.base),
      coverage: choice.reader.coverage(of: outcome, in: response.body, path: page.base, coverage),
      original: OriginalDocument(response.body, of: choice.format, path: page.path))
  }

  private func failure(of address: PageAddress, _ reason: String, _ help: String) -> ImportItem {
    .failed(address.url, Diagnostic(.error, reason, help: help))
  }
}
