/// A definition `[label]: target "title"`, which may take several lines (CommonMark 4.7).
struct LinkDefinition {
  /// The range of the label.
  let label: Range<Int>
  /// The target.
  let target: LinkDestination
  /// The offset past its last line's end.
  let end: Int

  /// Parses the definition at the start of a range, or returns `nil` if there is none.
  ///
  /// - Parameter isFootnote: True if `[^1]: …` is not a definition.
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
      target = LinkDestination(destination: destination, title: title)
      self.end = end
    } else {
      // An invalid title may be the start of the text below.
      scanner.position = afterTarget
      guard let end = scanner.lineEnd() else { return nil }
      target = LinkDestination(destination: destination)
      self.end = end
    }
  }
}
