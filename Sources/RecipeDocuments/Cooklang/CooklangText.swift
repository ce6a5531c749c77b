import RecipeCore
import Text

/// Plain text as Cooklang that shows it: a `\` stands before what would be a mark.
///
/// The canonical grammar knows no escapes; the official parser (cooklang-rs) and `cooklang-py` do.
enum CooklangText {
  /// A text of a step or note, in which `\` at the end of a line breaks it.
  static func paragraph(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line(String($0)) }.joined(separator: "\\\n")
  }

  /// The name of a section, with the signs around it.
  static func section(_ name: CooklangSectionName) -> String {
    let name = escaped(Array(name.text.terminalSafe.utf8), isMark: false)
    return "= \(name.hasSuffix("=") ? name.dropLast() + "\\=" : name[...]) ="
  }

  /// The name of an ingredient or of cookware, which braces must follow.
  static func name(_ name: String) -> String {
    let bytes = Array(name.terminalSafe.utf8)
    let escaped = escaped(bytes, isMark: true)
    let isPath = name.hasPrefix("./") || name.hasPrefix("../")
    let isModified = bytes.first.map { "&-?+".utf8.contains($0) } ?? false
    return (isPath || isModified) && !escaped.hasPrefix("\\") ? "\\" + escaped : escaped
  }

  /// One line of a paragraph; what would begin a section or a note is escaped.
  private static func line(_ line: String) -> String {
    let escaped = escaped(Array(line.terminalSafe.utf8), isMark: false)
    return escaped.hasPrefix("=") || escaped.hasPrefix(">") ? "\\" + escaped : escaped
  }

  /// - Parameter isMark: Whether braces and bars have a meaning as well, as in a name.
  private static func escaped(_ text: [UInt8], isMark: Bool) -> String {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.count + 8)
    for (index, byte) in text.enumerated() {
      if isSign(byte, isMark: isMark) || isHyphenOfComment(index, in: text) {
        escaped.append(UInt8(ascii: "\\"))
      }
      escaped.append(byte)
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func isSign(_ byte: UInt8, isMark: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "~"): true
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"): isMark
    default: false
    }
  }

  /// Whether a hyphen stands by another, or behind a bracket.
  private static func isHyphenOfComment(_ index: Int, in text: [UInt8]) -> Bool {
    guard text[index] == UInt8(ascii: "-") else { return false }
    let before = index > 0 ? text[index - 1] : 0
    let after = index + 1 < text.count ? text[index + 1] : 0
    return before == UInt8(ascii: "-") || before == UInt8(ascii: "[") || after == UInt8(ascii: "-")
  }
}
