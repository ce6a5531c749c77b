import Text

/// Tags that are written over several lines.
///
/// ```
/// {{< recipe
///   title="Leek soup"
///   servings="4"
/// >}}
/// ```
///
/// They become one line, and blank lines below it. Lines stay lines, but not the offsets in them.
enum SplitTags {
  /// The maximum number of lines of a tag.
  private static let maximumLineCount = 24

  /// Returns a document whose tags are in one line each.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func joined(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard SiteTag.mayBe(in: bytes[start...]) else { return bytes }
    var lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0) }
    var index = 0
    while index < lines.count {
      if let end = end(of: index, in: lines) {
        lines[index] = Array(lines[index...end].map(trimmed).joined(separator: [0x20]))
        for line in (index + 1)...end { lines[line] = [] }
        index = end
      }
      index += 1
    }
    return bytes[..<start] + Array(lines.joined(separator: [0x0A]))
  }

  /// Returns the last line of a tag that begins in a line and does not end there.
  private static func end(of first: Int, in lines: [[UInt8]]) -> Int? {
    let line = lines[first].drop { $0 <= 0x20 }
    guard let mark = closings.first(where: { line.starts(with: $0.opening) })?.closing,
      !contains(line, mark)
    else { return nil }
    if mark.count == 1, !beginsComponent(line) { return nil }
    var size = line.count
    for index in (first + 1)..<min(lines.count, first + maximumLineCount) {
      size += lines[index].count
      guard size <= SiteTag.longest, lines[index].contains(where: { $0 > 0x20 }) else { return nil }
      if contains(lines[index][...], mark) {
        return trimmed(lines[index]).suffix(mark.count).elementsEqual(mark) ? index : nil
      }
    }
    return nil
  }

  private static let closings: [(opening: [UInt8], closing: [UInt8])] = [
    (Array("{{<".utf8), Array(">}}".utf8)), (Array("{{%".utf8), Array("%}}".utf8)),
    (Array("{%".utf8), Array("%}".utf8)), (Array("<".utf8), Array(">".utf8)),
  ]

  /// True for a name in capitals that is all of a line, `<Recipe`, or a value after it.
  private static func beginsComponent(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.dropFirst().prefix(while: \.isASCIIAlphanumeric)
    guard let first = name.first, (0x41...0x5A).contains(first) else { return false }
    let rest = line[name.endIndex...]
    return rest.allSatisfy { $0 <= 0x20 } || rest.contains(UInt8(ascii: "="))
  }

  private static func contains(_ line: ArraySlice<UInt8>, _ mark: [UInt8]) -> Bool {
    line.firstRange(of: mark) != nil
  }

  private static func trimmed(_ line: [UInt8]) -> ArraySlice<UInt8> {
    var text = line.drop { $0 <= 0x20 }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text
  }
}
