import Text

/// The canonical form of a URL, which is equal for all URLs of the same page.
///
/// Host in lower case without `www.`, `m.` and `amp.`, no scheme, default port, index page,
/// trailing slash or tracking parameters, the other parameters sorted, escapes normalised
/// (RFC 3986, section 6.2.2). A fragment is kept unless it only leads to a place on the page, as it
/// may identify the second recipe of that page. The rules come from real recipes; for their lists
/// see `TrackingParameters` and `NavigationFragments`.
package struct CanonicalURL: Sendable, Hashable, CustomStringConvertible {
  private let bytes: [UInt8]
  private let hostLength: Int

  /// Creates the canonical form of a URL.
  ///
  /// - Returns: `nil` if `text` is not a URL of the web, or only a site's home page, which does not
  ///   identify a recipe.
  package init?(_ text: String) {
    var text = text
    var builder = CanonicalURLBuilder()
    guard text.withUTF8({ builder.build($0) }) else { return nil }
    bytes = builder.bytes.trimmed
    hostLength = builder.hostLength
  }

  /// The host, without `www.` and the like.
  package var host: String {
    String(decoding: bytes[..<hostLength], as: UTF8.self)
  }

  /// The canonical form, which is not meant to be opened.
  package var description: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// A hash that is the same in every run.
  var stableHash: UInt64 {
    StableHash.of(bytes)
  }
}
