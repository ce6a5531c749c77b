import MarkdownSyntax

extension MarkdownDocument {
  /// True if a time or a yield directly follows a heading, which makes it a recipe's title.
  func hasMeasures(below section: BodySection) -> Bool {
    blocks[section.first..<max(section.first, section.end)].indices.contains { index in
      guard blocks[index].kind == .paragraph else { return false }
      if lineCount(of: index) == 1, YieldLine.number(in: plainText(of: index)) != nil {
        return true
      }
      return (0..<lineCount(of: index)).contains { line in
        let facts = MetadataLine(bytes, lineRange(line, of: index))?.facts ?? []
        return facts.contains { $0.key.isMeasure }
      }
    }
  }
}
