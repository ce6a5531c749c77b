import Text

/// Names of sections right below a list, which Markdown would take for a part of its last item.
///
/// ```
/// - 1 l stock
/// Method:
/// 1. Boil the stock.
/// ```
enum HeadingsBelowLists {
  /// The maximum length of a name, in bytes.
  private static let longest = 40

  /// Returns a document in which such lines are headings; the lines stay lines, but not the offsets in them.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func marked(in bytes: [UInt8], from start: Int) -> [UInt8] {
    var marked = Array(bytes[..<start])
    marked.reserveCapacity(bytes.count)
    var (isBelowItem, isInCode, isFirst) = (false, false, true)
    var above: ArraySlice<UInt8> = []
    for line in bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !isFirst { marked.append(0x0A) }
      isFirst = false
      if AdmonitionLine.isFence(line) { isInCode.toggle() }
      if isBelowItem, !isInCode, isName(line), !isOpen(above) {
        marked += "###### ".utf8
        isBelowItem = false
      } else {
        let isBlank = !line.contains { $0 > 0x20 }
        isBelowItem = !isInCode && !isBlank && (isBelowItem || beginsItem(line))
      }
      marked += line
      above = line
    }
    return marked
  }

  private static func isName(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count <= longest, let first = line.first,
      first >= 0x80 || (first | 0x20) &- UInt8(ascii: "a") < 26
    else { return false }
    let text = String(decoding: line, as: UTF8.self).cleaned(.line)
    guard text.first?.isLowercase == false else { return false }
    let name = BodyHeading.withoutColon(text)
    let kind = SectionKind(heading: name, isNested: true)
    return kind == .directions || kind == .ingredients
      || kind == .notes && text.last == ":"
  }

  /// True for a line whose end another continues: "- 2 eggs for the".
  private static func isOpen(_ line: ArraySlice<UInt8>) -> Bool {
    OpenLine.isOpen(String(decoding: line.suffix(longest), as: UTF8.self))
  }

  /// True for a bullet, a number or a row of a table at the start of a line.
  private static func beginsItem(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard let first = text.first else { return false }
    if first == UInt8(ascii: "|") { return true }
    if "-*+".utf8.contains(first) { return text.dropFirst().first == 0x20 }
    let rest = text.drop(while: \.isASCIIDigit)
    return rest.count < text.count && rest.first.map { ".)".utf8.contains($0) } == true
      && rest.dropFirst().first == 0x20
  }
}
