import MarkdownSyntax
import RecipeCore

/// Footnotes, `[^1]: Not the stalks.`, which are notes wherever they stand.
extension BodyReader {
  /// Keeps the texts of all footnotes of the sections as notes, such as `[1] Not the stalks`.
  mutating func readFootnotes() {
    guard fields.contains(.notes), let first = outline.sections.first?.first,
      let end = outline.sections.last?.end, first < end
    else { return }
    for index in first..<end where document.isFootnote(index) {
      draft.notes += document.footnotes(in: index)
    }
  }
}

extension MarkdownDocument {
  /// True if a block is a paragraph with the texts of footnotes: `[^1]: …`.
  func isFootnote(_ block: Int) -> Bool {
    guard blocks[block].kind == .paragraph, lineCount(of: block) > 0 else { return false }
    return endOfFootnoteLabel(lineRange(0, of: block)) != nil
  }

  /// Returns the footnotes in a paragraph, each with its lines as one.
  fileprivate func footnotes(in paragraph: Int) -> [String] {
    var notes: [String] = []
    for line in 0..<lineCount(of: paragraph) {
      let range = lineRange(line, of: paragraph)
      if let end = endOfFootnoteLabel(range) {
        let label = String(decoding: bytes[range.lowerBound + 2..<end - 2], as: UTF8.self)
        notes.append("[\(label)] " + plainText(of: end..<range.upperBound))
      } else if let last = notes.indices.last {
        notes[last] += " " + plainText(of: range)
      }
    }
    return notes
  }

  /// Returns the offset past `[^1]:` at the start of a line, or `nil` for any other line.
  private func endOfFootnoteLabel(_ line: Range<Int>) -> Int? {
    let text = bytes[line]
    guard text.starts(with: "[^".utf8),
      let bracket = text.prefix(64).firstIndex(of: UInt8(ascii: "]")),
      bracket > line.lowerBound + 2,
      bracket + 1 < line.upperBound, bytes[bracket + 1] == UInt8(ascii: ":")
    else { return nil }
    return bracket + 2
  }
}
