import RecipeCore
import Text

/// Escaping of texts for HTML.
enum HTMLEscaping {
  /// Escapes a text for use between tags or in a quoted attribute; control characters are replaced.
  static func text(_ text: String) -> String {
    let safe = text.withoutControls
    guard safe.utf8.contains(where: { reference(for: $0) != nil }) else { return safe }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(safe.utf8.count + 16)
    for byte in safe.utf8 {
      if let reference = reference(for: byte) {
        escaped.append(contentsOf: reference.utf8)
      } else {
        escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func reference(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }

  /// Returns a paragraph for each nonempty line of a text.
  ///
  /// - Parameter escape: Returns a line for use between tags.
  static func paragraphs(
    _ text: String, _ escape: (String) -> String = { Self.text($0) }
  ) -> String {
    text.split(whereSeparator: \.isNewline)
      .map { "<p dir=\"auto\">\(escape(String($0)))</p>\n" }.joined()
  }

  /// Returns a link, or only its text if the URL is not that of a page; other schemes are refused.
  static func link(_ url: String?, _ text: String) -> String {
    guard let url, isPage(url) else { return Self.text(text) }
    return "<a href=\"\(Self.text(url))\" rel=\"external noreferrer\">\(Self.text(text))</a>"
  }

  /// True if a URL starts with `http:` or `https:` and has no white space or controls.
  static func isPage(_ url: String) -> Bool {
    let scheme = url.prefix(8).lowercased()
    return (scheme.hasPrefix("http://") || scheme.hasPrefix("https://"))
      && !url.utf8.contains { $0 <= 0x20 }
  }

  /// True if a text has the form of a language tag (BCP 47): letters, digits and hyphens.
  static func isLanguage(_ tag: String) -> Bool {
    (2...35).contains(tag.utf8.count)
      && tag.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
  }
}
