import Foundation
import RecipeCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The rules of following redirects, and of the headers that are sent along.
enum RedirectPolicy {
  /// The headers that contain nothing private.
  private static let harmlessHeaders = ["accept", "accept-encoding", "user-agent"]

  /// Returns the next request, or the reason why the redirect is refused.
  ///
  /// Only `http` and `https` are followed, never from `https` back to `http`. Headers may contain a
  /// key: another host or port, other than the step up to `https` on the same host, gets only
  /// harmless ones.
  ///
  /// - Parameters:
  ///   - original: The first request.
  ///   - current: The URL that redirected.
  ///   - next: The target.
  static func request(
    after original: URLRequest, from current: URL, to next: URL
  ) -> Result<URLRequest, HTTPFailure> {
    guard let scheme = next.scheme?.lowercased(), scheme == "http" || scheme == "https",
      next.host() != nil
    else { return .failure(HTTPFailure(.badRedirect, "redirected to something that is not HTTP")) }
    if current.scheme?.lowercased() == "https", scheme == "http" {
      return .failure(HTTPFailure(.badRedirect, "redirected from https to http"))
    }
    var request = original
    request.url = next
    if let first = original.url, !isSameParty(first, next) {
      for name in (original.allHTTPHeaderFields ?? [:]).keys
      where !harmlessHeaders.contains(name.lowercased()) {
        request.setValue(nil, forHTTPHeaderField: name)
      }
    }
    return .success(request)
  }

  private static func isSameParty(_ first: URL, _ next: URL) -> Bool {
    guard first.host()?.lowercased() == next.host()?.lowercased() else { return false }
    let isStepUp = first.scheme?.lowercased() == "http" && next.scheme?.lowercased() == "https"
    return port(of: first) == port(of: next)
      || isStepUp && port(of: first) == 80 && port(of: next) == 443
  }

  private static func port(of url: URL) -> Int {
    url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
  }
}
