import Foundation
import RecipeCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPFailure {
  /// Makes a failure of what the networking library says.
  ///
  /// Its text is not passed on, as it may hold the URL and so a key.
  ///
  /// - Parameters:
  ///   - error: The library's error.
  ///   - transfer: How far the transfer had come.
  init(_ error: any Error, of transfer: Transfer) {
    let code = (error as? URLError)?.code ?? .unknown
    switch code {
    case .badURL, .unsupportedURL: self.init(.invalidURL, "not an http or https URL")
    case .cannotFindHost, .dnsLookupFailed: self.init(.unknownHost, "no such host")
    case .cannotConnectToHost: self.init(.unreachable, "nobody answers there")
    case .notConnectedToInternet: self.init(.unreachable, "there is no network")
    case .timedOut: self.init(.timedOut, "no answer in time")
    case .httpTooManyRedirects: self.init(.badRedirect, "too many redirects")
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self = Self.insecure
    case _ where transfer.hasHead: self.init(.brokenBody, "the answer broke off or is damaged")
    case .unknown where Self.isAboutSecurity(error): self = Self.insecure
    default: self.init(.brokenBody, "the connection ended before an answer")
    }
  }

  private static let insecure = HTTPFailure(.insecure, "no secure connection could be made")

  /// Whether the library's text for an error without a number of its own is about TLS.
  private static func isAboutSecurity(_ error: any Error) -> Bool {
    let text = "\(error)".lowercased()
    return ["ssl", "tls", "certificate"].contains { text.contains($0) }
  }
}
