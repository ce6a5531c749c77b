/// An escaper that turns plain text into Markdown that displays it (CommonMark, section 2.4).
package enum MarkdownText {
  /// Escapes a one-line text without control characters.
  ///
  /// `_` is not escaped in a word, where it is not markup (section 6.2) and URLs contain it.
  package static func inline(_ text: String) -> String {
    guard text.utf8.contains(where: isMarkUp) else { return text }
    var escaped = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "_" where isInsideWord(index, of: scalars): escaped += "_"
      case "&" where !beginsEntity(scalars[index...]): escaped += "&"
      case "<" where !beginsTag(scalars[index...]): escaped += "<"
      case "~" where !isDoubled(index, of: scalars): escaped += "~"
      case "\\", "|", "*", "`", "[", "]", "_", "~", "&", "<": escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Escapes a text that is a line or a list item of its own, so that it does not start a block.
  package static func line(_ text: String) -> String {
    let escaped = inline(String(text.drop { $0 == " " || $0 == "\t" }))
    let number = escaped.prefix { $0.isASCII && $0.isNumber }
    let rest = escaped.dropFirst(number.count)
    guard number.isEmpty ? beginsBlock(rest) : endsListNumber(rest) else { return escaped }
    return "\(number)\\\(rest)"
  }

  /// Escapes a text that is a heading, so that no trailing `#` closes it (section 4.2).
  package static func heading(_ text: String) -> String {
    let line = line(text)
    return line.hasSuffix("#") && !line.hasSuffix("\\#") ? line.dropLast() + "\\#" : line
  }

  private static func beginsBlock(_ text: Substring) -> Bool {
    text.first.map { "#>-+=".contains($0) } ?? false
  }

  /// True if the text after digits makes them the number of a list item.
  private static func endsListNumber(_ text: Substring) -> Bool {
    guard let mark = text.first, mark == "." || mark == ")" else { return false }
    return text.dropFirst().first.map { $0 == " " } ?? true
  }

  private static func isInsideWord(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    index > 0 && index + 1 < scalars.count && isLetterOrDigit(scalars[index - 1])
      && isLetterOrDigit(scalars[index + 1])
  }

  /// True if `&`, a name or a number, and `;` follow one another, as in `&amp;` (section 2.5).
  private static func beginsEntity(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let rest = text.dropFirst().drop { $0 == "#" || isLetterOrDigit($0) }
    return rest.first == ";"
  }

  /// True if `<` may start a tag, a comment or an autolink (sections 6.5 and 6.6).
  private static func beginsTag(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let next = text.dropFirst().first else { return false }
    return next == "/" || next == "!" || next == "?" || next.properties.isAlphabetic
  }

  /// True if a scalar is next to another of its kind: `~~` strikes through or starts code.
  private static func isDoubled(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    index > 0 && scalars[index - 1] == scalars[index]
      || index + 1 < scalars.count && scalars[index + 1] == scalars[index]
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.generalCategory == .decimalNumber
  }

  private static func isMarkUp(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "|"),
      UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
