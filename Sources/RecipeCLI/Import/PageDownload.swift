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

  /// The maximum size of a page or file, in bytes.
  private static let sizeLimit = 16 << 20
  private static let redirectLimit = 5
  /// The accepted types: preferably pages, but anything else, too.
  private static let accepted =
    "text/html, application/xhtml+xml, application/json, text/markdown, */*;q=0.8"

  /// Fetches and reads a document; a failure is an item, too.
  func item(of address: PageAddress) async -> ImportItem {
    guard !isOffline else {
      return failure(of: address, "not requested because of '--offline'", "remove '--offline'")
    }
    let request = HTTPRequest(
      url: address.url, headers: [HTTPHeader("Accept", Self.accepted)], bodyLimit: Self.sizeLimit,
      redirectLimit: Self.redirectLimit)
    do {
      return item(of: address, try await http.get(request, timeout: timeout))
    } catch {
      return failure(of: address, error.message, error.importHelp)
    }
  }

  private func item(of address: PageAddress, _ response: HTTPResponse) -> ImportItem {
    if let refusal = response.refusal { return failure(of: address, refusal.message, refusal.help) }
    guard !response.body.isEmpty else {
      return failure(of: address, "the response is empty", "check the address in a browser")
    }
    let path = address.path + response.missingEnding(of: address.path)
    guard let choice = format.choice(for: response.body, path: path) else {
      return failure(of: address, "its format is unknown", "name one with '--format'")
    }
    // The final URL is the base of relative references in a page.
    let page = PageAddress.withoutSecrets(response.finalURL ?? address.url)
    let outcome = choice.reader.read(response.body, path: page, fields: .all)
    return ImportItem(
      origin: address.url, progress: .read(format: choice.name),
      outcome: outcome.withSourceURL(page),
      coverage: choice.reader.coverage(of: outcome, in: response.body, path: page, coverage),
      original: OriginalDocument(response.body, of: choice.format, path: path))
  }

  private func failure(of address: PageAddress, _ reason: String, _ help: String) -> ImportItem {
    .failed(address.url, Diagnostic(.error, reason, help: help))
  }
}

extension HTTPResponse {
  /// The media types of documents whose path has no extension.
  private static let endings = [
    "text/html": ".html", "application/xhtml+xml": ".html", "text/markdown": ".md",
    "application/json": ".json", "application/ld+json": ".json", "text/csv": ".csv",
  ]

  /// Returns the extension for the content, if its path has no known one.
  fileprivate func missingEnding(of path: String) -> String {
    guard !DocumentFormats.knowsEnding(of: path) else { return "" }
    let kind = (header("Content-Type") ?? "").prefix { $0 != ";" && $0 != " " }
    return Self.endings[kind.lowercased()] ?? ""
  }
}
