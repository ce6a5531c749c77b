import MarkdownSyntax

/// Titles of texts without headings: a short first line that is not a sentence.
enum FirstLineTitle {
  /// Returns the title in the first block, or `nil` if a heading or front matter has one.
  static func heading(
    _ document: MarkdownDocument, of blocks: Range<Int>, hints: FrontMatterHints
  ) -> BodyHeading? {
    guard !hints.hasTitle, blocks.count > 1,
      document.blocks[blocks.lowerBound].kind == .paragraph,
      document.lineCount(of: blocks.lowerBound) == 1,
      BodyHeading(document, at: blocks.lowerBound) == nil
    else { return nil }
    let line = document.lineRange(0, of: blocks.lowerBound)
    guard isTitle(document.bytes[line]), MetadataLine(document.bytes, line) == nil,
      MetadataLine.title(document.bytes, line) == nil,
      !hasTitle(document, blocks)
    else { return nil }
    return BodyHeading(level: 1, text: document.plainText(of: line))
  }

  /// True if a line is short, starts with a letter or digit and does not end with sentence
  /// punctuation.
  private static func isTitle(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count <= 60, let first = line.first, let last = line.last(where: { $0 > 0x20 })
    else { return false }
    let isWord = first >= 0x80 || (first | 0x20) &- UInt8(ascii: "a") < 26
    return isWord && !".!?:;,>)".utf8.contains(last) && !line.suffix(3).elementsEqual("。".utf8)
      && !RecipeMDAmount.begins(line)
  }

  /// True if an unknown heading may be the title.
  private static func hasTitle(_ document: MarkdownDocument, _ blocks: Range<Int>) -> Bool {
    blocks.contains { index in
      guard case .heading = document.blocks[index].kind else { return false }
      return SectionKind(heading: document.plainText(of: index), isNested: true) == nil
    }
  }
}
