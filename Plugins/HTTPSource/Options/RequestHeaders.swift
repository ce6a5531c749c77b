import RecipeCore

/// The headers of requests as a person writes them: `"X-Api-Key: {key}"`.
enum RequestHeaders {
  /// Headers that describe the connection, which is not the configuration's.
  private static let reserved: Set = [
    "host", "connection", "content-length", "transfer-encoding", "accept-encoding", "user-agent",
    "range", "if-none-match", "if-modified-since",
  ]
  /// Headers whose values are secrets.
  private static let secret: Set = [
    "authorization", "proxy-authorization", "cookie", "x-api-key", "api-key", "apikey",
    "x-rapidapi-key", "x-auth-token", "x-access-token",
  ]

  /// Reads the option `headers`.
  ///
  /// - Throws: An error if one is not a header, or has a key in the open.
  static func read(_ values: SourceOptionValues) throws(SourceOptionError) -> [HTTPHeader] {
    var headers: [HTTPHeader] = []
    for text in values.texts("headers") {
      let header = header(text)
      let name = header?.name.lowercased() ?? ""
      guard let header, !reserved.contains(name) else {
        throw SourceOptionError(
          header == nil
            ? "headers has something that is not a header"
            : "headers must not have '\(name)', which every request has",
          at: values.location(of: "headers"), help: "write \"NAME: VALUE\" for each")
      }
      guard !secret.contains(name) || header.value.contains(HTTPRequest.keyPlaceholder) else {
        throw SourceOptionError(
          "headers has a key in the open, in '\(header.name)'",
          at: values.location(of: "headers"),
          help: "write {key} in place of it, and set key_env, key_file or key_command")
      }
      headers.append(header)
    }
    let names = headers.map { $0.name.lowercased() }
    return names.contains("accept") ? headers : [HTTPHeader("Accept", "application/json")] + headers
  }

  /// Splits a header (RFC 9110, section 5.5); `nil` if it is none.
  private static func header(_ text: String) -> HTTPHeader? {
    guard let colon = text.firstIndex(of: ":"), text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) })
    else { return nil }
    let name = text[..<colon]
    let value = text[colon...].dropFirst().drop { $0 == " " }
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isName && !name.isEmpty && !value.isEmpty
      ? HTTPHeader(String(name), String(value)) : nil
  }
}
