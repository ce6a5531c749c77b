package import RecipeCore

/// A page or file on the web, as a document.
package struct WebPage: Sendable {
  /// The maximum size of a page or file, in bytes.
  private static let maximumSize = 16 << 20
  private static let maximumRedirectCount = 5
  /// The accepted types: preferably pages, but anything else, too.
  private static let accepted =
    "text/html, application/xhtml+xml, application/json, text/markdown, */*;q=0.8"
  /// The media types of documents whose path has no extension.
  private static let endings = [
    "text/html": ".html", "application/xhtml+xml": ".html", "text/markdown": ".md",
    "application/json": ".json", "application/ld+json": ".json", "text/csv": ".csv",
  ]

  /// The content.
  package let bytes: [UInt8]
  /// The path within the server, with the extension of its media type if it has no known one.
  package let path: String
  /// The URL after redirects, the base of relative references in the page, without secrets.
  package let base: String

  /// Creates a page from the response of a server.
  package init(_ response: HTTPResponse, of address: PageAddress) {
    bytes = response.body
    path = address.path + Self.missingEnding(of: address.path, response)
    base = PageAddress.withoutSecrets(response.finalURL ?? address.url)
  }

  /// Returns the request for a page.
  package static func request(_ address: PageAddress) -> HTTPRequest {
    HTTPRequest(
      url: address.url, headers: [HTTPHeader("Accept", accepted)], maximumBodySize: maximumSize,
      maximumRedirectCount: maximumRedirectCount)
  }

  private static func missingEnding(of path: String, _ response: HTTPResponse) -> String {
    guard !DocumentFormats.knowsEnding(of: path) else { return "" }
    let kind = (response.header("Content-Type") ?? "").prefix { $0 != ";" && $0 != " " }
    return endings[kind.lowercased()] ?? ""
  }
}
