package import RecipeCore
import Text

/// The URL of a page or file on the web.
package struct PageAddress: Sendable, Hashable {
  /// The reason why an address is not requested.
  package struct Refusal: Error {
    /// The problem and the remedy.
    package let diagnostic: Diagnostic

    fileprivate init(_ message: String, help: String) {
      diagnostic = Diagnostic(.error, message, help: help)
    }
  }

  /// The URL (RFC 3986), percent-encoded, without a fragment.
  package let url: String

  /// True if a word starts like a URL, with a scheme and two slashes; no path does.
  package static func hasScheme(_ word: String) -> Bool {
    guard let scheme = scheme(of: word), let first = scheme.utf8.first else { return false }
    return first.isASCIILetter
      && scheme.utf8.allSatisfy { $0.isASCIILetter || "0123456789+-.".utf8.contains($0) }
  }

  /// Parses an address with a scheme.
  package static func parsing(_ word: String) -> Result<PageAddress, Refusal> {
    let scheme = scheme(of: word) ?? ""
    guard ["http", "https"].contains(scheme.lowercased()) else {
      return .failure(
        Refusal(
          "\(scheme):// addresses are not supported",
          help: "use http or https, or save the document and import the file"))
    }
    let rest = word.dropFirst(scheme.count + "://".count).prefix { $0 != "#" }
    let authority = rest.prefix { !"/?".contains($0) }
    guard !authority.contains("@") else {
      return .failure(
        Refusal(
          "a name or password in an address is not sent",
          help: "save the page in a browser, and import the file"))
    }
    guard !authority.isEmpty,
      authority.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
    else {
      return .failure(
        Refusal(
          "the host of the address cannot be understood",
          help: "letters beyond ASCII are written as browsers show them when copied: xn--…"))
    }
    let target = rest.dropFirst(authority.count).utf8.map(encoded).joined()
    return .success(PageAddress(url: "\(scheme.lowercased())://\(authority)\(target)"))
  }

  /// Returns a URL with "…" in place of a user name and password.
  package static func withoutSecrets(_ url: String) -> String {
    guard let scheme = scheme(of: url) else { return url }
    let rest = url.dropFirst(scheme.count + "://".count)
    let authority = rest.prefix { !"/?#".contains($0) }
    guard let at = authority.lastIndex(of: "@") else { return url }
    return "\(scheme)://…\(rest[at...])"
  }

  /// The path without host and query, whose extension may determine the format.
  package var path: String {
    let rest = url.dropFirst((Self.scheme(of: url) ?? "").count + "://".count)
    return String(rest.prefix { $0 != "?" }.drop { $0 != "/" })
  }

  /// The server, with its port if it is written, for messages.
  package var host: String {
    let rest = url.dropFirst((Self.scheme(of: url) ?? "").count + "://".count)
    return String(rest.prefix { !"/?".contains($0) })
  }

  private static func scheme(of word: String) -> Substring? {
    let scheme = word.prefix { $0 != ":" && $0 != "/" }
    return word.dropFirst(scheme.count).hasPrefix("://") ? scheme : nil
  }

  /// Percent-encodes a byte if needed: typed URLs may contain spaces and letters of any script.
  private static func encoded(_ byte: UInt8) -> String {
    if byte > 0x20, byte < 0x7F { return String(Unicode.Scalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (byte < 0x10 ? "0" : "") + digits
  }
}
