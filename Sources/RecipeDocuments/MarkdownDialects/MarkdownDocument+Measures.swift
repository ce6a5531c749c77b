import MarkdownSyntax

extension MarkdownDocument {
  /// True if a time or a yield directly follows a heading, which makes it a recipe's title.
  func hasMeasures(below section: BodySection) -> Bool {
    hasNumberOfServings(below: section) || hasFact(below: section, where: \.isMeasure)
  }

  /// True if a yield directly follows a heading.
  func hasYield(below section: BodySection) -> Bool {
    hasNumberOfServings(below: section) || hasFact(below: section) { $0 == .yield }
      || tables(below: section).contains { table in
        hasFacts(inTable: table)
          && children(of: table).contains { row in
            cells(of: row).contains { RecipeKey(bytes[$0]) == .yield }
          }
      }
  }

  private func tables(below section: BodySection) -> some Sequence<Int> {
    blocks[section.first..<max(section.first, section.end)].indices.lazy
      .filter { blocks[$0].kind == .table }
  }

  /// True if a line of a fact directly follows a heading.
  func hasFact(below section: BodySection, where isFact: (RecipeKey) -> Bool) -> Bool {
    paragraphs(below: section).contains { index in
      (0..<lineCount(of: index)).contains { line in
        let facts = MetadataLine(bytes, lineRange(line, of: index))?.facts ?? []
        return facts.contains { isFact($0.key) }
      }
    }
  }

  /// True if a line such as "For 4." directly follows a heading.
  private func hasNumberOfServings(below section: BodySection) -> Bool {
    paragraphs(below: section).contains { index in
      guard lineCount(of: index) == 1 else { return false }
      let text = plainText(of: index)
      return YieldLine.number(in: text) != nil || ServingsSentence.clause(of: text) != nil
    }
  }

  private func paragraphs(below section: BodySection) -> some Sequence<Int> {
    blocks[section.first..<max(section.first, section.end)].indices.lazy
      .filter { blocks[$0].kind == .paragraph }
  }
}
