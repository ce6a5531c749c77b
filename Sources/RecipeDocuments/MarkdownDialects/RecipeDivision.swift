import MarkdownSyntax

/// The division of a document into several recipes, as opposed to the parts of one recipe.
///
/// Each of several recipes has a heading above its own ingredients and directions. These headings
/// have the same level, whether or not they are below a book's title and chapters. "For the sauce"
/// is a part of a recipe even if it has directions of its own, and so is everything below a title
/// that has directions itself.
struct RecipeDivision {
  private let document: MarkdownDocument
  private let sections: [BodySection]
  private let title: String

  /// Creates the division of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - outline: Its outline.
  ///   - title: The title of the whole, or an empty text.
  init(_ document: MarkdownDocument, _ outline: BodyOutline, title: String) {
    self.document = document
    self.sections = outline.sections
    self.title = title
  }

  /// The blocks of each recipe, its heading first; empty unless there are several recipes.
  var recipes: [Range<Int>] {
    guard sections.count > 2 else { return [] }
    let headings = sections.count { $0.kind == nil && $0.level > 0 && $0.level <= 6 && !$0.isPart }
    guard headings > 1 else { return [] }
    let known = sections.count { Self.isKnown($0) }
    let spans =
      known == 0
      ? looseRecipes : known > 1 ? recipes(in: sections.indices, below: title) : []
    return spans.map(blocks)
  }

  private func blocks(of span: Range<Int>) -> Range<Int> {
    let first = sections[span.lowerBound]
    return (first.heading ?? first.first)..<sections[span.upperBound - 1].end
  }

  /// True if a section has ingredients or directions and is not just a part of one that does.
  private static func isKnown(_ section: BodySection) -> Bool {
    guard let kind = section.kind, !section.isPart else { return false }
    return kind.holdsIngredients || kind == .directions
  }

  private func isTitle(_ section: BodySection) -> Bool {
    section.kind == nil && !section.isPart && section.level > 0 && section.level <= 6
  }

  /// Returns the sections of each recipe in a range, or none if they are one recipe.
  private func recipes(in range: Range<Int>, below title: String) -> [Range<Int>] {
    let level = range.lazy.filter { isTitle(sections[$0]) }.map { sections[$0].level }.min()
    guard let level else { return [] }
    let starts = range.filter { isTitle(sections[$0]) && sections[$0].level == level }
    let known = range.filter { Self.isKnown(sections[$0]) }
    guard let first = starts.first, !known.contains(where: { $0 < first }) else { return [] }
    if starts.count == 1 {
      let name = title.isEmpty ? sections[first].name : title
      return hasFacts(sections[first]) ? [] : recipes(in: first + 1..<range.upperBound, below: name)
    }
    let deeper = known.count { sections[$0].level > level }
    guard deeper == 0 || deeper == known.count else { return [] }
    return recipes(startingAt: starts, end: range.upperBound, below: title)
  }

  private func recipes(
    startingAt starts: [Int], end: Int, below title: String
  ) -> [Range<Int>] {
    let ends = starts.dropFirst() + [end]
    let spans = zip(starts, ends).map { $0..<$1 }.filter {
      $0.contains { Self.isKnown(sections[$0]) }
    }
    let complete = spans.filter(isComplete)
    guard complete.count > 1, complete.count * 2 > spans.count,
      !PartNames.areParts(spans.map { sections[$0.lowerBound].name }, of: title)
    else { return [] }
    let inner = complete.map { recipes(in: $0.dropFirst(), below: sections[$0.lowerBound].name) }
    return inner.contains(where: \.isEmpty) ? spans : inner.flatMap(\.self)
  }

  /// True if a range of sections has both ingredients and directions.
  private func isComplete(_ span: Range<Int>) -> Bool {
    let kinds = span.lazy.map { sections[$0] }.filter { Self.isKnown($0) && !$0.isEmpty }
    return kinds.contains { $0.kind != .directions }
      && (kinds.contains { $0.kind == .directions } || hasNumberedPart(span))
  }

  /// True if numbered items are below a heading in a range of sections other than the first.
  private func hasNumberedPart(_ span: Range<Int>) -> Bool {
    span.dropFirst().contains { index in
      let section = sections[index]
      return section.kind == nil && section.level > sections[span.lowerBound].level
        && section.first < section.end
        && document.blocks[section.first].kind == .orderedList
    }
  }

  /// True if a time or a yield directly follows a heading, which makes it a recipe's title.
  private func hasFacts(_ section: BodySection) -> Bool {
    document.blocks[section.first..<section.end].indices.contains { index in
      guard document.blocks[index].kind == .paragraph else { return false }
      return (0..<document.lineCount(of: index)).contains { line in
        let range = document.lineRange(line, of: index)
        let facts = MetadataLine(document.bytes, range)?.facts ?? []
        return facts.contains { $0.key.isMeasure }
      }
    }
  }
}

/// Recipes whose only headings are titles.
extension RecipeDivision {
  /// The sections below headings of level 1, or of the next below the title of a book, if all of them
  /// have a list or lines with amounts, and then steps.
  private var looseRecipes: [Range<Int>] {
    let level = levelBelowBook ?? 1
    let starts = sections.indices.filter { sections[$0].level == level }
    guard starts.count > 1, title.isEmpty || PartNames.isBook(title),
      !PartNames.areParts(starts.map { sections[$0].name }, of: title)
    else { return [] }
    let spans = zip(starts, starts.dropFirst() + [sections.count]).map { $0..<$1 }
    return spans.allSatisfy(isLooseRecipe) ? spans : []
  }

  /// The level of the headings below the only one of level 1 if that is the title of a book.
  private var levelBelowBook: Int? {
    let headings = sections.filter { (1...6).contains($0.level) }
    guard let book = headings.first, book.level == 1, PartNames.isBook(book.name),
      headings.count(where: { $0.level == 1 }) == 1
    else { return nil }
    return headings.dropFirst().map(\.level).min()
  }

  private func isLooseRecipe(_ span: Range<Int>) -> Bool {
    let blocks = blocks(of: span)
    guard
      let list = blocks.first(where: { block in
        document.blocks[block].kind == .bulletList || areLinesOfAmounts(block)
      }), document.blocks[list].kind == .paragraph || areAmounts(list)
    else { return false }
    return (document.blocks[list].next..<max(document.blocks[list].next, blocks.upperBound))
      .contains {
        document.blocks[$0].kind == .orderedList || document.blocks[$0].kind == .paragraph
      }
  }

  /// True for a paragraph of several lines, most of which start with an amount.
  private func areLinesOfAmounts(_ block: Int) -> Bool {
    guard document.blocks[block].kind == .paragraph, document.lineCount(of: block) > 1 else {
      return false
    }
    let lines = (0..<document.lineCount(of: block)).map { document.lineRange($0, of: block) }
    return lines.count { RecipeMDAmount.begins(document.bytes[$0]) } * 2 > lines.count
  }

  /// True if most items of a list start with an amount.
  private func areAmounts(_ list: Int) -> Bool {
    var (items, amounts) = (0, 0)
    for item in document.children(of: list) {
      items += 1
      if document.beginsWithAmount(item: item) { amounts += 1 }
    }
    return amounts * 2 > items
  }
}
