/// The case-insensitive name of an element, as one integer for fast comparison.
package struct HTMLName: Hashable, Sendable {
  /// Up to eight small letters, or those of a longer name one over the other.
  private let code: UInt64

  /// Creates a name from a range of a page.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    code = Self.code(of: bytes[range])
  }

  /// Creates a name from a text.
  package init(_ name: String) {
    code = Self.code(of: name.utf8)
  }

  /// Long names go round; two of them that are taken for one cost a break of lines at most.
  private static func code(of name: some Collection<UInt8>) -> UInt64 {
    let letters = name.reduce(0) { ($0 << 8 | $0 >> 56) ^ UInt64($1.asciiLowercased) }
    return name.count > 8 ? letters | 1 << 63 : letters
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
  /// `<tr>`.
  package static let tr = HTMLName("tr")
  /// `h1` to `h6`, in order.
  package static let headings = ["h1", "h2", "h3", "h4", "h5", "h6"].map { HTMLName($0) }

  /// Returns the set of the names that a text lists.
  static func set(_ names: String) -> Set<HTMLName> {
    Set(names.split(separator: " ").map { HTMLName(String($0)) })
  }

  /// The void elements, which have no content and no end tag (HTML, section 13.1.2).
  static let void = set(
    "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr"
  )
  /// The elements whose content is raw text (HTML, section 13.2.5).
  static let raw = set("script style textarea title xmp iframe noembed noframes")
  /// The elements whose content is foreign to HTML.
  static let foreign = set("svg math")
  /// The block elements, which stand on lines of their own.
  static let blocks = set(
    """
    address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure \
    footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol option p pre section summary table \
    tbody td tfoot th thead tr ul
    """)
}
