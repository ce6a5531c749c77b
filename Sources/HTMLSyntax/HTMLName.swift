/// The name of an element, whatever its case, as one number that is compared at once.
package struct HTMLName: Hashable, Sendable {
  /// Up to eight small letters, or a hash of a longer name.
  private let code: UInt64

  /// Takes the name that lies in a range of a page.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    code = Self.code(of: bytes[range])
  }

  /// Makes a name of a text.
  package init(_ name: String) {
    code = Self.code(of: name.utf8)
  }

  /// FNV-1a for the long ones; two of them that are taken for one cost a break of lines at most.
  private static func code(of name: some Collection<UInt8>) -> UInt64 {
    guard name.count > 8 else { return name.reduce(0) { $0 << 8 | UInt64($1.asciiLowercased) } }
    let hash = name.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1.asciiLowercased)) &* 1_099_511_628_211
    }
    return hash | 1 << 63
  }
}

extension HTMLName {
  /// `<base>`.
  package static let base = HTMLName("base")
  /// `<br>`.
  package static let br = HTMLName("br")
  /// `<html>`.
  package static let html = HTMLName("html")
  /// `<li>`.
  package static let li = HTMLName("li")
  /// `<link>`.
  package static let link = HTMLName("link")
  /// `<meta>`.
  package static let meta = HTMLName("meta")
  /// `<p>`.
  package static let p = HTMLName("p")
  /// `<script>`.
  package static let script = HTMLName("script")
  /// `h1` to `h6`, in order.
  package static let headings = ["h1", "h2", "h3", "h4", "h5", "h6"].map { HTMLName($0) }

  /// A set of names.
  static func set(_ names: String) -> Set<HTMLName> {
    Set(names.split(separator: " ").map { HTMLName(String($0)) })
  }

  /// Elements that have no content and no end tag (HTML, section 13.1.2).
  static let void = set(
    "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr"
  )
  /// Elements whose content has no tags (HTML, section 13.2.5).
  static let raw = set("script style textarea title xmp iframe noembed noframes")
  /// Elements whose content is not HTML.
  static let foreign = set("svg math")
  /// Elements that stand on lines of their own.
  static let blocks = set(
    """
    address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure \
    footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol option p pre section summary table \
    tbody td tfoot th thead tr ul
    """)
}
