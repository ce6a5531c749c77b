import MarkdownSyntax

/// The division of a document whose only headings are titles into several recipes.
///
/// Each has a list or a table with amounts, and steps below it. Headings below the title of a dish are its
/// parts, unless they state their own yields or times; so are headings below the first level without a title.
struct LooseDivision {
  /// The sections of each recipe; empty unless there are several.
  private(set) var recipes: [Range<Int>] = []
  private let document: MarkdownDocument
  private let sections: [BodySection]
  private let dishes: DishHeadings

  /// Divides the sections of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - sections: Its sections, none of which has a heading of ingredients or directions.
  ///   - title: The title of the whole, or an empty text.
  init(_ document: MarkdownDocument, _ sections: [BodySection], title: String) {
    self.document = document
    self.sections = sections
    dishes = DishHeadings(document, sections)
    guard title.isEmpty || BookTitle.isOne(title),
      let level = sections.lazy.filter(Self.isTitle).map(\.level).min()
    else { return }
    let spans = spans(
      from: sections.indices.filter { isTitle($0, at: level) }, to: sections.count)
    if spans.count == 1 {
      recipes = recipes(below: spans[0]) ?? []
    } else if level == 1 || BookTitle.isOne(title)
      || spans.allSatisfy(hasMeasure) && dishes.areNamed(by: spans)
    {
      recipes = recipes(in: spans, of: title) ?? []
    }
  }

  private static func isTitle(_ section: BodySection) -> Bool {
    section.kind == nil && !section.isPart && (1...6).contains(section.level)
  }

  private func isTitle(_ index: Int, at level: Int) -> Bool {
    sections[index].level == level && Self.isTitle(sections[index])
  }

  private func spans(from starts: [Int], to end: Int) -> [Range<Int>] {
    zip(starts, starts.dropFirst() + [end]).map { $0..<$1 }
  }

  /// Returns the recipes below the first heading of a range, that of a book, or of dishes each of which has its
  /// own yield or time; `nil` if that heading is a recipe's.
  private func recipes(below span: Range<Int>) -> [Range<Int>]? {
    let first = sections[span.lowerBound]
    let inner = span.dropFirst().filter { Self.isTitle(sections[$0]) }
    guard let level = inner.map({ sections[$0].level }).min(),
      case let starts = inner.filter({ sections[$0].level == level }),
      !(span.lowerBound..<starts[0]).contains(where: { hasFoods($0..<$0 + 1) })
    else { return nil }
    let spans = spans(from: starts, to: span.upperBound)
    let measures = spans.count(where: hasMeasure)
    let areOwn =
      spans.allSatisfy {
        document.hasFact(below: sections[$0.lowerBound], where: \.isMeasure)
      }
      || measures * 2 >= spans.count && spans.allSatisfy(beginsWithLine)
        && !beginWithSameLine(spans) && dishes.areNamed(by: spans)
    guard BookTitle.isOne(first.name) || areOwn && !document.hasMeasures(below: first)
    else { return nil }
    return recipes(in: spans, of: first.name)
  }

  /// True if a few words on a line of their own, as the yields of others are, follow the heading of a range.
  private func beginsWithLine(_ span: Range<Int>) -> Bool {
    let section = sections[span.lowerBound]
    guard section.first < section.end, document.blocks[section.first].kind == .paragraph,
      document.lineCount(of: section.first) == 1
    else { return false }
    return document.plainText(of: section.first).split(separator: " ").count <= Self.mostWords
  }

  /// The maximum number of words of such a line.
  private static let mostWords = 8

  /// True if the heading of a range has its own yield or time below it.
  private func hasMeasure(_ span: Range<Int>) -> Bool {
    document.hasMeasures(below: sections[span.lowerBound])
  }

  /// True if the same words, such as the yield of one meal, follow the headings of all ranges.
  private func beginWithSameLine(_ spans: [Range<Int>]) -> Bool {
    Set(spans.map { document.plainText(of: sections[$0.lowerBound].first) }).count == 1
  }

  /// Returns several ranges of sections if all of them are recipes, or chapters of a book whose headings have
  /// nothing but dishes below them; `nil` if a heading names a part of a dish.
  private func recipes(in spans: [Range<Int>], of title: String) -> [Range<Int>]? {
    var recipes: [Range<Int>] = []
    for span in spans {
      if let inner = self.recipes(inChapter: span, of: title) {
        recipes += inner
      } else if isRecipe(span) {
        recipes.append(span)
      } else if !BookTitle.isOne(title) || !isBesideDishes(span) {
        return nil
      }
    }
    guard recipes.count > 1,
      !PartNames.areParts(spans.map { sections[$0.lowerBound].name }, of: title)
    else { return nil }
    return recipes
  }

  /// True for what a book has beside its recipes: "Licence".
  private func isBesideDishes(_ span: Range<Int>) -> Bool {
    BesideWork.isNamed(by: sections[span.lowerBound].name) && !hasFoods(span)
  }

  /// Returns the recipes in a chapter of a book, or `nil` for a recipe.
  private func recipes(inChapter span: Range<Int>, of title: String) -> [Range<Int>]? {
    guard BookTitle.isOne(title), sections[span.lowerBound].isEmpty else { return nil }
    let inner = span.dropFirst().filter { Self.isTitle(sections[$0]) }
    guard let level = inner.map({ sections[$0].level }).min() else { return nil }
    let starts = inner.filter { sections[$0].level == level }
    let spans = spans(from: starts, to: span.upperBound)
    let names = spans.map { sections[$0.lowerBound].name }
    guard !PartNames.areParts(names, of: sections[span.lowerBound].name),
      dishes.areNamed(by: spans),
      spans.allSatisfy(isRecipe)
    else { return nil }
    return spans
  }

  private func hasFoods(_ span: Range<Int>) -> Bool {
    blocks(of: span).contains(where: areFoods)
  }

  private func blocks(of span: Range<Int>) -> [Int] {
    let (first, end) = (sections[span.lowerBound].first, sections[span.upperBound - 1].end)
    return first < end ? Array(document.topBlocks(from: first, to: end)) : []
  }

  /// True for foods with amounts above steps.
  private func isRecipe(_ span: Range<Int>) -> Bool {
    let blocks = blocks(of: span)
    guard
      let foods = blocks.first(where: {
        [.bulletList, .table, .quote].contains(document.blocks[$0].kind)
          && !document.hasFacts(inTable: $0) || areLinesOfAmounts($0)
      }), areFoods(foods)
    else { return false }
    return blocks.contains { block in
      block > foods
        && ([.orderedList, .paragraph].contains(document.blocks[block].kind)
          || StepSentences.areMost(in: document, list: block))
    }
  }

  /// True for a list or a paragraph most lines of which begin with an amount, and for a table of foods and
  /// amounts.
  private func areFoods(_ block: Int) -> Bool {
    switch document.blocks[block].kind {
    case .bulletList:
      let items = Array(document.children(of: block))
      return items.count(where: { document.beginsWithAmount(item: $0) }) * 2 > items.count
    case .table:
      let table = IngredientTable(document.tableCells(of: block))
      return document.evidenceOfFoods(in: block) == .headings
        || table.hasNamedFoods && table.hasAmounts
    case .quote:
      let inner = Array(document.children(of: block))
      return inner.count == 1 && areLinesOfAmounts(inner[0])
    default: return areLinesOfAmounts(block)
    }
  }

  /// True for a paragraph of several lines, most of which begin with an amount.
  private func areLinesOfAmounts(_ block: Int) -> Bool {
    guard document.blocks[block].kind == .paragraph, document.lineCount(of: block) > 1 else {
      return false
    }
    let lines = (0..<document.lineCount(of: block)).map { document.lineRange($0, of: block) }
    return lines.count { RecipeMDAmount.begins(document.bytes[$0]) } * 2 > lines.count
  }
}
