import Text

/// What two addresses of the same page have in common.
///
/// Host in lower case without `www.`, `m.` and `amp.`, no scheme, default port, index page,
/// trailing slash or tracking parameters, the other parameters sorted, escapes normalised
/// (RFC 3986, section 6.2.2). A fragment stays unless it only leads to a place on the page, as it
/// may name the second recipe of that page. The rules were found on real recipes, see
/// `TrackingParameters` and `NavigationFragments` for their lists.
package struct CanonicalURL: Sendable, Hashable, CustomStringConvertible {
  private let bytes: [UInt8]
  private let hostLength: Int

  /// Makes the canonical form of a web address.
  ///
  /// - Returns: `nil` when `text` is no web address, or only a site's home page, which says
  ///   nothing about a recipe.
  package init?(_ text: String) {
    var text = text
    var builder = CanonicalURLBuilder()
    guard text.withUTF8({ builder.build($0) }) else { return nil }
    bytes = builder.bytes.trimmed
    hostLength = builder.hostLength
  }

  /// The host, without `www.` and its like.
  package var host: String {
    String(decoding: bytes[..<hostLength], as: UTF8.self)
  }

  /// The canonical form; not an address to open.
  package var description: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// A hash that is the same in every run.
  var stableHash: UInt64 {
    StableHash.of(bytes)
  }
}
