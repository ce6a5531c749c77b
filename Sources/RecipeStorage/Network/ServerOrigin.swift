import RecipeCore

/// The origin of a URL (RFC 6454): scheme, host and port, or of a URL without a host, all but its
/// fragment.
struct ServerOrigin: Sendable, Hashable {
  /// The scheme and what follows it up to the path.
  let text: String
  /// The host with its port, for messages.
  let host: String

  /// Returns the origin of a request.
  init(of request: HTTPRequest) { self.init(request.url) }

  /// Returns the origin of a URL.
  init(_ url: String) {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count > 1, parts[1].isEmpty else {
      (text, host) = (String(url.prefix { $0 != "#" }), "")
      return
    }
    host = parts.count > 2 ? String(parts[2].prefix { $0 != "?" && $0 != "#" }) : ""
    text = (parts.first ?? "") + "//" + host
  }
}
