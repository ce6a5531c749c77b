import LibCurl

/// An `http` or `https` URL as the library reads it, so that what is checked is what is asked.
struct WebAddress: Hashable {
  /// The server that answers for a URL.
  struct Party: Hashable {
    /// `http` or `https`.
    let scheme: String
    /// The host, in lower case.
    let host: String
    /// The port, which is the scheme's if the URL has none.
    let port: String
  }

  /// The whole URL.
  let text: String
  /// The server.
  let party: Party
  /// The query without its question mark, or `nil` if there is none.
  let query: String?

  /// Reads a URL, or returns `nil` if it is not one that can be asked.
  ///
  /// - Parameters:
  ///   - text: The URL, or a reference relative to `base` (RFC 3986, section 5).
  ///   - base: The URL that redirected to it.
  ///   - curl: The library.
  init?(_ text: String, relativeTo base: WebAddress? = nil, by curl: Curl) {
    let functions = curl.functions.pointee
    guard let url = functions.url() else { return nil }
    defer { functions.url_cleanup(url) }
    for part in [base?.text, text].compactMap(\.self) {
      guard functions.url_set(url, Int32(CURL_URL_WHOLE), part, 0) == 0 else { return nil }
    }
    let read = { (part: Int) in Self.text(of: part, in: url, functions) }
    guard let whole = read(CURL_URL_WHOLE), let scheme = read(CURL_URL_SCHEME)?.lowercased(),
      scheme == "http" || scheme == "https", let host = read(CURL_URL_HOST), !host.isEmpty,
      let port = read(CURL_URL_PORT)
    else { return nil }
    self.text = whole
    party = Party(scheme: scheme, host: host.lowercased(), port: port)
    query = read(CURL_URL_QUERY)
  }

  private static func text(
    of part: Int, in url: UnsafeMutableRawPointer,
    _ functions: CurlLibrary
  ) -> String? {
    var bytes: UnsafeMutablePointer<CChar>?
    let flags = part == CURL_URL_PORT ? CURL_URL_WITH_DEFAULT_PORT : 0
    guard functions.url_get(url, Int32(part), &bytes, UInt32(flags)) == 0, let bytes
    else { return nil }
    defer { functions.free(bytes) }
    return String(cString: bytes)
  }
}
