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
