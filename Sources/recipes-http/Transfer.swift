import Foundation
import RecipeCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The state of the current request.
struct Transfer: Sendable {
  /// The request.
  let request: HTTPRequest
  /// The identifier of the task in its session.
  let task: Int
  /// The number of redirects that may still be followed.
  var redirectsLeft: Int
  /// The size of the decoded body received so far, in bytes.
  var received = 0
  /// True if the head of the response has been passed on.
  var hasHead = false
  /// True if the server asked for a name and password, which are not supported.
  var wasChallenged = false

  /// Creates a transfer that has not started.
  init(_ request: HTTPRequest, task: Int) {
    self.request = request
    self.task = task
    redirectsLeft = request.redirectLimit
  }
}

extension HTTPRequest {
  /// Returns the library's form of the request, or `nil` if the URL is invalid.
  ///
  /// - Parameter milliseconds: The time without a byte after which the library gives up by itself.
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
