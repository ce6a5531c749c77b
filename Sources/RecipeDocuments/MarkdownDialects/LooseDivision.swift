import MarkdownSyntax

/// The division of a document whose only headings are titles into several recipes.
///
/// Each has a list or a table with amounts, and steps below it. Headings below the title of a dish are its
/// parts, unless each states its own yield or time; so are headings below the first level without a title.
struct LooseDivision {
  /// The sections of each recipe; empty unless there are several.
  private(set) var recipes: [Range<Int>] = []
  private let document: MarkdownDocument
  private let sections: [BodySection]

  /// Divides the sections of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - sections: Its sections, none of which has a heading of ingredients or directions.
  ///   - title: The title of the whole, or an empty text.
  init(_ document: MarkdownDocument, _ sections: [BodySection], title: String) {
    self.document = document
    self.sections = sections
    guard title.isEmpty || PartNames.isBook(title),
      let level = sections.lazy.filter(Self.isTitle).map(\.level).min()
    else { return }
    let spans = spans(
      from: sections.indices.filter { isTitle($0, at: level) }, to: sections.count)
    if spans.count == 1 {
      recipes = recipes(below: spans[0]) ?? []
    } else if level == 1 || PartNames.isBook(title)
      || areDishes(spans)
        && spans.allSatisfy({ document.hasMeasures(below: sections[$0.lowerBound]) })
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
    let haveMeasures = starts.allSatisfy { document.hasMeasures(below: sections[$0]) }
    guard
      PartNames.isBook(first.name) || haveMeasures && !document.hasMeasures(below: first)
        || areDivided(spans)
    else { return nil }
    return recipes(in: spans, of: first.name)
  }

  /// Returns several ranges of sections if all of them are recipes, or chapters of a book whose headings have
  /// nothing but dishes below them; `nil` if a heading names a part of a dish.
  private func recipes(in spans: [Range<Int>], of title: String) -> [Range<Int>]? {
    var recipes: [Range<Int>] = []
    // A book may end with its licence.
    let isEnd = PartNames.isBook(title) && spans.count > 2 && spans.last.map(isAside) == true
    for span in isEnd ? spans.dropLast() : spans[...] {
      if let dishes = dishes(inChapter: span, of: title) {
        recipes += dishes
      } else if isRecipe(span) {
        recipes.append(span)
      } else {
        return nil
      }
    }
    guard recipes.count > 1,
      !PartNames.areParts(spans.map { sections[$0.lowerBound].name }, of: title)
    else { return nil }
    return recipes
  }

  /// Returns the recipes in a chapter of a book, or `nil` for a recipe.
  private func dishes(inChapter span: Range<Int>, of title: String) -> [Range<Int>]? {
    guard PartNames.isBook(title), sections[span.lowerBound].isEmpty else { return nil }
    let inner = span.dropFirst().filter { Self.isTitle(sections[$0]) }
    guard let level = inner.map({ sections[$0].level }).min() else { return nil }
    let starts = inner.filter { sections[$0].level == level }
    let spans = spans(from: starts, to: span.upperBound)
    let names = spans.map { sections[$0.lowerBound].name }
    guard !PartNames.areParts(names, of: sections[span.lowerBound].name), areDishes(spans),
      spans.allSatisfy(isRecipe)
    else { return nil }
    return spans
  }

  private func areDishes(_ spans: [Range<Int>]) -> Bool {
    Self.areDishes(spans, of: sections, in: document)
  }

  /// True if headings name dishes: none is a number, a size or a part of the work, and no text mentions
  /// another of the dishes, as the steps of one dish mention its parts.
  static func areDishes(
    _ spans: [Range<Int>], of sections: [BodySection], in document: MarkdownDocument
  ) -> Bool {
    guard spans.count <= mostCompared else { return false }
    let names = spans.map { sections[$0.lowerBound].name }
    guard
      names.allSatisfy({ name in
        name.first?.isLetter == true && VariantName(name) == nil && !IngredientWork.isPart(name)
          && !PartOfDish.isNamed(by: name, groups: [])
      })
    else { return false }
    let texts = spans.map { words(of: $0, sections, document) }
    return names.indices.allSatisfy { index in
      let own = Set(telling(names[index]))
      return texts.indices.allSatisfy { $0 == index || own.isDisjoint(with: texts[$0]) }
    }
  }

  /// The maximum number of headings whose words are looked for in all texts.
  private static let mostCompared = 50

  private static func words(
    of span: Range<Int>, _ sections: [BodySection], _ document: MarkdownDocument
  ) -> Set<Substring> {
    let blocks = sections[span.lowerBound].first..<sections[span.upperBound - 1].end
    guard !blocks.isEmpty else { return [] }
    let texts = blocks.filter { document.blocks[$0].kind == .paragraph }
      .map { document.plainText(of: $0) }
    return Set(telling(texts.joined(separator: " ")))
  }

  /// Returns the words of a text that are more than particles.
  private static func telling(_ text: String) -> [Substring] {
    FoldedText.words(text.utf8).split(separator: " ").filter {
      $0.count > 3 || !$0.utf8.allSatisfy { $0 < 0x80 }
    }
  }

  /// True for several dishes with a divider above each but the first, none of whose texts mentions another by its last
  /// word.
  private func areDivided(_ spans: [Range<Int>]) -> Bool {
    guard spans.count >= Self.fewestDivided, spans.count <= Self.mostCompared,
      spans.dropLast().allSatisfy({ span in
        let last = sections[span.upperBound - 1]
        return last.isAfterDivider && last.isEmpty
      })
    else { return false }
    let names = spans.map { Self.telling(sections[$0.lowerBound].name).last }
    let texts = spans.map { Self.words(of: $0, sections, document) }
    return names.indices.allSatisfy { name in
      !PartOfDish.isNamed(by: sections[spans[name].lowerBound].name, groups: [])
        && texts.indices.allSatisfy { text in
          text == name || !(names[name].map(texts[text].contains) ?? true)
        }
    }
  }

  /// The number of dishes with dividers between them from which they are no parts of one.
  private static let fewestDivided = 4

  /// True for nothing but paragraphs below one heading, which names something beside work.
  private func isAside(_ span: Range<Int>) -> Bool {
    let blocks = blocks(of: span)
    return span.count == 1 && blocks.allSatisfy { document.blocks[$0].kind == .paragraph }
      && BesideWork.isNamed(by: sections[span.lowerBound].name)
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
        [.bulletList, .table].contains(document.blocks[$0].kind) || areLinesOfAmounts($0)
      }), areFoods(foods)
    else { return false }
    return blocks.contains {
      $0 > foods && [.orderedList, .paragraph].contains(document.blocks[$0].kind)
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
      return table.hasNamedFoods && table.hasAmounts
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
