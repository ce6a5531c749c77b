/// The server of an address: its scheme, host and port (RFC 6454, section 4).
struct WebOrigin: Sendable, Hashable {
  /// The scheme, in lower case.
  let scheme: String
  /// The host, in lower case.
  let host: String
  /// The port.
  let port: String

  private let authority: String

  /// The scheme, host and port as written, without a final slash.
  var text: String { "\(scheme)://\(authority)" }

  /// The host with its port as written, for messages.
  var name: String { authority }

  /// Reads the server of an `http` or `https` address; `nil` for anything else.
  init?(ofURL url: String) {
    guard let colon = url.firstIndex(of: ":"), url[colon...].hasPrefix("://") else { return nil }
    let scheme = url[..<colon].lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    let rest = url[colon...].dropFirst(3)
    let authority = rest.prefix { !"/?#\\".contains($0) }
    guard !authority.isEmpty, !authority.contains("@") else { return nil }
    // In an IPv6 literal, a colon is not the start of the port.
    let afterHost = authority.lastIndex(of: "]") ?? authority.startIndex
    let portMark = authority[afterHost...].lastIndex(of: ":")
    let host = authority[..<(portMark ?? authority.endIndex)].lowercased()
    guard !host.isEmpty else { return nil }
    let port = portMark.map { String(authority[authority.index(after: $0)...]) } ?? ""
    self.scheme = scheme
    self.host = host
    self.port = port.isEmpty ? (scheme == "http" ? "80" : "443") : port
    self.authority = String(authority)
  }

  /// True if both are the same server.
  static func == (left: Self, right: Self) -> Bool {
    left.scheme == right.scheme && left.host == right.host && left.port == right.port
  }

  /// Hashes what `==` compares.
  func hash(into hasher: inout Hasher) {
    hasher.combine(scheme)
    hasher.combine(host)
    hasher.combine(port)
  }
}
