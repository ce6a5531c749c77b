import RecipeCore
import RecipeDocuments
import RecipeStorage

/// Gets pages and files from the web, and reads the recipes in them.
struct PageDownload: Sendable {
  /// The network.
  let http: any HTTPTransport
  /// How documents are read.
  let format: ImportFormat
  /// The time that one address has, redirects included.
  let timeout: Duration
  /// Whether the network must not be used.
  let isOffline: Bool

  /// The greatest size of a page or file, in bytes.
  private static let sizeLimit = 16 << 20
  private static let redirectLimit = 5
  /// Pages are what most addresses are; everything else is welcome.
  private static let accepted =
    "text/html, application/xhtml+xml, application/json, text/markdown, */*;q=0.8"

  /// Gets and reads one document; trouble is an item like any other.
  func item(of address: PageAddress) async -> ImportItem {
    guard !isOffline else {
      return failure(of: address, "not asked for, as '--offline' says", "leave out '--offline'")
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
      return failure(of: address, "the answer is empty", "check the address in a browser")
    }
    let path = address.path + response.missingEnding(of: address.path)
    guard let (name, reader) = format.reader(of: response.body, path: path) else {
      return failure(of: address, "no format is known for it", "name one with '--format'")
    }
    // What answered is what the references of a page are relative to.
    let page = PageAddress.withoutSecrets(response.finalURL ?? address.url)
    let outcome = reader.read(response.body, path: page, fields: .all)
    return ImportItem(
      origin: address.url, progress: .read(format: name), outcome: outcome.withSourceURL(page))
  }

  private func failure(of address: PageAddress, _ reason: String, _ help: String) -> ImportItem {
    .failed(address.url, Diagnostic(.error, reason, help: help))
  }
}

extension HTTPResponse {
  /// The kinds of content that documents without an ending are served as.
  private static let endings = [
    "text/html": ".html", "application/xhtml+xml": ".html", "text/markdown": ".md",
    "application/json": ".json", "application/ld+json": ".json", "text/csv": ".csv",
  ]

  /// The ending that the content should have, when its path has none that is known.
  fileprivate func missingEnding(of path: String) -> String {
    guard !DocumentFormats.knowsEnding(of: path) else { return "" }
    let kind = (header("Content-Type") ?? "").prefix { $0 != ";" && $0 != " " }
    return Self.endings[kind.lowercased()] ?? ""
  }
}
