import RecipeCore
import Text

/// An escaper that turns plain text into Cooklang that displays it.
///
/// The canonical grammar has no escapes; the official parser (cooklang-rs) and `cooklang-py` do.
enum CooklangText {
  /// Escapes a text of a step or note, with `\` at the end of each line that is to be broken.
  static func paragraph(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line(String($0)) }.joined(separator: "\\\n")
  }

  /// Returns the heading of a section.
  static func section(_ name: CooklangSectionName) -> String {
    let name = escaped(Array(name.text.withoutControls.utf8), isMark: false)
    return "= \(name.hasSuffix("=") ? name.dropLast() + "\\=" : name[...]) ="
  }

  /// Escapes the name of an ingredient or of cookware, which braces must follow.
  static func name(_ name: String) -> String {
    let bytes = Array(name.withoutControls.utf8)
    let escaped = escaped(bytes, isMark: true)
    let isPath = name.hasPrefix("./") || name.hasPrefix("../")
    let isModified = bytes.first.map { "&-?+".utf8.contains($0) } ?? false
    return (isPath || isModified) && !escaped.hasPrefix("\\") ? "\\" + escaped : escaped
  }

  /// Escapes a line of a paragraph, so that it does not start a section or a note.
  private static func line(_ line: String) -> String {
    let escaped = escaped(Array(line.withoutControls.utf8), isMark: false)
    return escaped.hasPrefix("=") || escaped.hasPrefix(">") ? "\\" + escaped : escaped
  }

  /// - Parameter isMark: True if braces and bars are syntax as well, as in a name.
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

  /// True if a hyphen is next to another, or after a bracket.
  private static func isHyphenOfComment(_ index: Int, in text: [UInt8]) -> Bool {
    guard text[index] == UInt8(ascii: "-") else { return false }
    let before = index > 0 ? text[index - 1] : 0
    let after = index + 1 < text.count ? text[index + 1] : 0
    return before == UInt8(ascii: "-") || before == UInt8(ascii: "[") || after == UInt8(ascii: "-")
  }
}
