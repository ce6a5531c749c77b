import RecipeCore
import Text

/// The rules of following redirects, and of what is sent along.
enum RedirectPolicy {
  /// A step of a request: a URL and the headers to send to it.
  struct Step: Hashable {
    /// The URL.
    let address: WebAddress
    /// The headers.
    let headers: [HTTPHeader]
  }

  /// The headers that contain nothing private.
  private static let harmlessHeaders = ["accept", "accept-encoding", "user-agent"]

  /// Returns the next step, or the reason why the redirect is refused.
  ///
  /// Only `http` and `https` are followed, never from `https` back to `http`. Another host or port,
  /// other than the step up to `https` on the same host, gets only harmless headers, and nothing of
  /// the URL that contains the key, even if the server put it there.
  ///
  /// - Parameters:
  ///   - step: The step that was redirected.
  ///   - location: The target, absolute or relative to the step's URL.
  ///   - key: The key of the request, or `nil` if it has none.
  ///   - curl: The library.
  static func step(
    after step: Step, to location: String, key: String?, by curl: Curl
  ) throws(HTTPFailure) -> Step {
    guard let next = WebAddress(location, relativeTo: step.address, by: curl) else {
      throw HTTPFailure(.badRedirect, "it redirects to something that is not HTTP")
    }
    let (from, to) = (step.address.party, next.party)
    if from.scheme == "https", to.scheme == "http" {
      throw HTTPFailure(.badRedirect, "it redirects from https to http")
    }
    guard !isSame(from, to) else { return Step(address: next, headers: step.headers) }
    guard let address = address(next, without: key, by: curl) else {
      throw HTTPFailure(
        .badRedirect, "it redirects to another server with the key in the address",
        help: "if you trust \(to.host), make it the address of the source")
    }
    let headers = step.headers.filter { harmlessHeaders.contains($0.name.lowercased()) }
    return Step(address: address, headers: headers)
  }

  private static func isSame(_ from: WebAddress.Party, _ to: WebAddress.Party) -> Bool {
    guard from.host == to.host else { return false }
    let isStepUp = from.scheme == "http" && to.scheme == "https"
    return from.port == to.port || isStepUp && from.port == "80" && to.port == "443"
  }

  /// Returns a URL without the parts of its query that contain the key, or `nil` if others do.
  private static func address(
    _ address: WebAddress, without key: String?, by curl: Curl
  ) -> WebAddress? {
    guard let key, has(key, address.text) else { return address }
    guard let query = address.query else { return nil }
    let parts = query.split(separator: "&").filter { !has(key, String($0)) }
    let kept = parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
    let text = address.text.replacing("?" + query, with: kept, maxReplacements: 1)
    return has(key, text) ? nil : WebAddress(text, by: curl)
  }

  /// True if a text has a key in it, however often the server encoded it.
  private static func has(_ key: String, _ text: String) -> Bool {
    var text = text
    for _ in 0..<maximumDecodingDepth where !text.contains(key) {
      let decoded = text.percentDecoded
      if decoded == text { return false }
      text = decoded
    }
    return text.contains(key)
  }

  /// The maximum number of encodings of a key within each other.
  private static let maximumDecodingDepth = 8
}
