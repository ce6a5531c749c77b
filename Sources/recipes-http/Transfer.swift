import Foundation
import RecipeCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is known of the request that is under way.
struct Transfer: Sendable {
  /// What was asked for.
  let request: HTTPRequest
  /// The task's number in its session.
  let task: Int
  /// Redirects that may still be followed.
  var redirectsLeft: Int
  /// Bytes of the decoded body so far.
  var received = 0
  /// Whether the head of the answer has been passed on.
  var hasHead = false
  /// Whether the server asked for a name and password, which there are none of.
  var wasChallenged = false

  /// Makes a transfer that has just begun.
  init(_ request: HTTPRequest, task: Int) {
    self.request = request
    self.task = task
    redirectsLeft = request.redirectLimit
  }
}

extension HTTPRequest {
  /// The request as the networking library takes it; `nil` when the URL is none.
  ///
  /// - Parameter milliseconds: After this time without a byte the library gives up by itself.
  func urlRequest(milliseconds: Int) -> URLRequest? {
    guard let address = URL(string: url), address.host() != nil else { return nil }
    var request = URLRequest(
      url: address, cachePolicy: .reloadIgnoringLocalCacheData,
      timeoutInterval: Double(milliseconds) / 1000)
    request.httpShouldHandleCookies = false
    // Only what every build of the library decodes, and whose growth is bounded.
    request.setValue("gzip", forHTTPHeaderField: "Accept-Encoding")
    for header in headers { request.setValue(header.value, forHTTPHeaderField: header.name) }
    return request
  }
}
