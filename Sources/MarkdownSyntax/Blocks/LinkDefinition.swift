/// One `[label]: target "title"`, which may take several lines (CommonMark 4.7).
struct LinkDefinition {
  /// The bytes of the label.
  let label: Range<Int>
  /// What it stands for.
  let target: LinkPlace
  /// The offset after its last line's end.
  let end: Int

  /// Reads the definition that a range begins with; `nil` when none does.
  ///
  /// - Parameter isFootnote: Whether `[^1]: …` is something else.
  init?(in bytes: [UInt8], _ range: Range<Int>, exceptFootnotes isFootnote: Bool) {
    guard let label = LinkLabel.range(in: bytes, at: range.lowerBound, limit: range.upperBound),
      label.upperBound + 1 < range.upperBound, bytes[label.upperBound + 1] == UInt8(ascii: ":"),
      !isFootnote || bytes[label.lowerBound] != UInt8(ascii: "^")
    else { return nil }
    var scanner = LinkTargetScanner(
      bytes: bytes, position: label.upperBound + 2, end: range.upperBound)
    scanner.skipWhitespace()
    let start = scanner.position
    guard let destination = scanner.destination(), scanner.position > start else { return nil }
    let afterTarget = scanner.position
    let title = scanner.spacedTitle()
    self.label = label
    if let end = scanner.lineEnd() {
      target = LinkPlace(destination: destination, title: title)
      self.end = end
    } else {
      // What looks like a title and is none may begin the text below.
      scanner.position = afterTarget
      guard let end = scanner.lineEnd() else { return nil }
      target = LinkPlace(destination: destination)
      self.end = end
    }
  }
}

/// What stands in the brackets of references and definitions (CommonMark 6.3: link label).
enum LinkLabel {
  /// The longest label, in bytes.
  static let limit = 999

  /// The bytes between the `[` at `start` and its `]`; `nil` for none, or blanks.
  static func range(in bytes: [UInt8], at start: Int, limit: Int) -> Range<Int>? {
    guard start < limit, bytes[start] == UInt8(ascii: "[") else { return nil }
    var index = start + 1
    var isBlank = true
    while index < limit, index - start <= Self.limit + 1 {
      switch bytes[index] {
      case UInt8(ascii: "]"): return isBlank ? nil : start + 1..<index
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\") where index + 1 < limit && bytes[index + 1].isPunctuation:
        index += 1
        isBlank = false
      case let byte: isBlank = isBlank && byte.isWhitespace
      }
      index += 1
    }
    return nil
  }
}
