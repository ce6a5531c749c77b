import Foundation
import RecipeCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPFailure {
  /// Creates a failure from an error of the networking library.
  ///
  /// The error's text is not passed on, as it may contain the URL and so a key.
  ///
  /// - Parameters:
  ///   - error: The library's error.
  ///   - transfer: The state of the transfer.
  init(_ error: any Error, of transfer: Transfer) {
    let code = (error as? URLError)?.code ?? .unknown
    switch code {
    case .badURL, .unsupportedURL: self.init(.invalidURL, "not an http or https URL")
    case .cannotFindHost, .dnsLookupFailed: self.init(.unknownHost, "no such host")
    case .cannotConnectToHost: self.init(.unreachable, "the server does not answer")
    case .notConnectedToInternet: self.init(.unreachable, "there is no network")
    case .timedOut: self.init(.timedOut, "no response in time")
    case .httpTooManyRedirects: self.init(.badRedirect, "too many redirects")
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self = Self.insecure
    case _ where transfer.hasHead: self.init(.brokenBody, "the response is incomplete or corrupt")
    case .unknown where Self.isAboutSecurity(error): self = Self.insecure
    default: self.init(.brokenBody, "the connection ended before a response")
    }
  }

  private static let insecure = HTTPFailure(.insecure, "no secure connection could be made")

  /// True if an error without a code of its own is about TLS, judging by its text.
  private static func isAboutSecurity(_ error: any Error) -> Bool {
    let text = "\(error)".lowercased()
    return ["ssl", "tls", "certificate"].contains { text.contains($0) }
  }
}
