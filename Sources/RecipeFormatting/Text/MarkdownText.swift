import RecipeCore

/// Plain text as Markdown that shows it (CommonMark, section 2.4).
enum MarkdownText {
  /// A text inside a cell of a pipe table: on one line, with `<br>` between its lines.
  static func cell(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { inline(String($0)) }.joined(separator: "<br>")
  }

  /// A text of one line, with what could be mark-up escaped and controls replaced.
  ///
  /// `_` stays inside a word, where it is no mark-up (section 6.2) and addresses have it.
  static func inline(_ text: String) -> String {
    let safe = text.terminalSafe
    guard safe.utf8.contains(where: isMarkUp) else { return safe }
    var escaped = ""
    let scalars = Array(safe.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "_" where isInsideWord(index, of: scalars): escaped += "_"
      case "\\", "|", "*", "`", "[", "]", "_", "~": escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A text that stands alone on a line or in a list item: what would begin a block is escaped.
  static func line(_ text: String) -> String {
    let escaped = inline(String(text.drop { $0 == " " || $0 == "\t" }))
    let number = escaped.prefix { $0.isASCII && $0.isNumber }
    let rest = escaped.dropFirst(number.count)
    guard number.isEmpty ? beginsBlock(rest) : endsListNumber(rest) else { return escaped }
    return "\(number)\\\(rest)"
  }

  private static func beginsBlock(_ text: Substring) -> Bool {
    text.first.map { "#>-+=".contains($0) } ?? false
  }

  /// Whether the text that follows digits makes them the number of a list item.
  private static func endsListNumber(_ text: Substring) -> Bool {
    guard let mark = text.first, mark == "." || mark == ")" else { return false }
    return text.dropFirst().first.map { $0 == " " } ?? true
  }

  private static func isInsideWord(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    index > 0 && index + 1 < scalars.count && isLetterOrDigit(scalars[index - 1])
      && isLetterOrDigit(scalars[index + 1])
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
