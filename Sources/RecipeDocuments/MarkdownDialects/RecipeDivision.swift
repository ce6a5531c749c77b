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
      ? LooseDivision(document, sections, title: title).recipes
      : known > 1 ? recipes(in: sections.indices, below: title) : []
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
      return document.hasMeasures(below: sections[first])
        ? [] : recipes(in: first + 1..<range.upperBound, below: name)
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
    let dishes = belowChapters(spans)
    let sure = complete.count { !hasOnlyTables($0) }
    let areEnough = sure > 1 && sure * 2 > spans.count
    guard sure == complete.count || areEnough || areSigned(dishes, in: spans, below: title) else {
      return []
    }
    let inner = complete.map { recipes(in: $0.dropFirst(), below: sections[$0.lowerBound].name) }
    return inner.contains(where: \.isEmpty) ? dishes : inner.flatMap(\.self)
  }

  /// Returns dishes without the headings of their chapters, if each is the only one of its chapter.
  private func belowChapters(_ spans: [Range<Int>]) -> [Range<Int>] {
    spans.allSatisfy(isChapterOfOne) ? spans.map { $0.dropFirst() } : spans
  }

  /// True for a sign that dishes whose ingredients no headings name are no parts of one: a book's title, the first
  /// level without a title, a chapter for each that is no day or part of the work, or yields of their own.
  private func areSigned(
    _ dishes: [Range<Int>], in spans: [Range<Int>], below title: String
  ) -> Bool {
    let isSure = BookTitle.isOne(title) || spans.allSatisfy(statesYield)
    let isSigned =
      isSure
      || dishes != spans
        && !spans.contains { PartOfDish.isNamed(by: sections[$0.lowerBound].name) }
      || spans.allSatisfy { span in
        sections[span.lowerBound].level == 1 && title.isEmpty || statesYield(span)
      }
    return isSigned
      && DishHeadings(document, sections).areNamed(
        by: dishes, mayBeNumbered: true,
        by: BookTitle.isOne(title) ? .some : isSure ? .ends : .all)
  }

  /// True for a yield in the heading of a range, or below it, above its table or below that.
  private func statesYield(_ span: Range<Int>) -> Bool {
    HeadingYield.yield(inTitle: sections[span.lowerBound].name) != nil
      || span.contains { index in
        (index == span.lowerBound || sections[index].isBelowTable && sections[index].kind == nil)
          && document.hasYield(below: sections[index])
      }
  }

  /// True for a heading with nothing but the heading of one dish right below it.
  private func isChapterOfOne(_ span: Range<Int>) -> Bool {
    let inner = span.dropFirst()
    return sections[span.lowerBound].isEmpty && inner.count { isTitle(sections[$0]) } == 1
      && inner.first.map { isTitle(sections[$0]) } ?? false
  }

  /// True if no heading of a range names ingredients, which are in a table below another heading.
  private func hasOnlyTables(_ span: Range<Int>) -> Bool {
    !span.contains { Self.isKnown(sections[$0]) && sections[$0].kind != .directions }
  }

  /// True if a range of sections has both ingredients and directions.
  private func isComplete(_ span: Range<Int>) -> Bool {
    let kinds = span.lazy.map { sections[$0] }.filter { Self.isKnown($0) && !$0.isEmpty }
    return
      (kinds.contains { $0.kind != .directions }
      || span.contains {
        sections[$0].table != nil
          || sections[$0].kind?.holdsIngredients == true && !sections[$0].isEmpty
      } || hasFoodsAboveSteps(span))
      && (kinds.contains { $0.kind == .directions } || hasNumberedPart(span)
        || kinds.contains(where: isAboveMethod))
  }

  /// True for a list with amounts below another heading, that of a part or of the dish, above the directions.
  private func hasFoodsAboveSteps(_ span: Range<Int>) -> Bool {
    guard let steps = span.first(where: { sections[$0].kind == .directions }) else { return false }
    return (span.lowerBound..<steps).contains { index in
      sections[index].kind == nil
        && document.topBlocks(from: sections[index].first, to: sections[index].end)
          .contains(where: document.isListOfFoods)
    }
  }

  /// True for a section of ingredients whose list or table numbered items follow.
  private func isAboveMethod(_ section: BodySection) -> Bool {
    let blocks = document.topBlocks(from: section.first, to: section.end)
    guard
      let list = blocks.first(where: { [.bulletList, .table].contains(document.blocks[$0].kind) })
    else { return false }
    return blocks.contains { $0 > list && document.blocks[$0].kind == .orderedList }
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
}
