import RecipeCore
import Text

/// The validation of requests before they are sent (RFC 9110 and RFC 3986).
enum HTTPRequestCheck {
  /// Checks the URL's scheme and characters, and that no header can inject another.
  static func check(_ request: HTTPRequest) throws(HTTPFailure) {
    let scheme = request.url.prefix { $0 != ":" }.lowercased()
    let rest = request.url.utf8.dropFirst(scheme.utf8.count)
    guard scheme == "http" || scheme == "https", rest.starts(with: "://".utf8), rest.count > 3,
      rest.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else {
      throw HTTPFailure(.invalidURL, "not an http or https URL")
    }
    for header in request.headers where !isValid(header) {
      throw HTTPFailure(.invalidURL, "a header of the request cannot be sent")
    }
  }

  private static func isValid(_ header: HTTPHeader) -> Bool {
    !header.name.isEmpty && header.name.utf8.allSatisfy(isTokenByte)
      && header.value.utf8.allSatisfy { $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F }
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
