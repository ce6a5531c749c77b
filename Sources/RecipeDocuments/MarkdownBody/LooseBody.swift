import MarkdownSyntax

/// The ingredients and steps of a body without informative headings.
struct LooseBody {
  /// The ingredients.
  var ingredients: IngredientCollector
  /// The steps.
  var steps: StepCollector
  /// The ingredients that tables in the items of steps were compared with.
  var known = KnownIngredients()
  /// The number of dividers since the first ingredient.
  var dividers = 0
  /// The first blocks of the sections that have ingredients and steps.
  var parts: Set<Int> = []
  /// The paragraphs that are ingredients.
  var lines: Set<Int> = []
  /// The paragraphs that are notes.
  var notes: Set<Int> = []
  /// The last list of steps, if there is one.
  var lastListOfSteps: Int?
  /// True if no list of the document can be one of ingredients.
  var isOnlyWork = false
  /// The paragraphs that are the names of groups.
  var names: Set<Int> = []

  /// Creates an empty body of a document.
  init(_ document: MarkdownDocument, keepsTexts: Bool) {
    ingredients = IngredientCollector(document)
    steps = StepCollector(document, keepsTexts: keepsTexts, separatesTools: true)
  }

  /// Starts a section: a group if a list follows directly, else a part of the directions; several
  /// sections with both are both.
  ///
  /// - Parameter isTable: True if the section begins with a table of ingredients.
  mutating func begin(_ section: BodySection, in document: MarkdownDocument, isTable: Bool) {
    if parts.contains(section.first) {
      ingredients.beginPart(section.name)
      return steps.beginPart(section.name)
    }
    let isList =
      section.first < section.end && document.blocks[section.first].kind == .bulletList
      && (ingredients.isEmpty || !StepSentences.areMost(in: document, list: section.first))
    if isTable || isList { ingredients.beginGroup(section.name) }
    if !isList, steps.count == 0 || !isTable { steps.beginPartAmongOthers(section.name) }
  }

  /// Collects bullets or a table: ingredients, until directions follow a divider or read like
  /// steps.
  mutating func takeList(_ index: Int) {
    let document = ingredients.document
    if ingredients.isEmpty, isOnlyWork || isWorkAbove(index) {
      steps.take(index)
    } else if ingredients.isEmpty, let step = firstStep(afterGapIn: index) {
      for item in document.children(of: index) {
        if item < step { ingredients.takeItem(item) } else { steps.takeItem(item) }
      }
    } else if ingredients.isEmpty {
      ingredients.take(from: index, to: document.blocks[index].next)
    } else if dividers > 0 && steps.count == 0 || isTableOfSteps(index) {
      steps.take(index)
    } else if ingredients.countAmounts() > 1,
      StepSentences.allEnd(in: document, list: index),
      StepSentences.tellWork(in: document, list: index)
    {
      steps.take(index)
    } else if StepSentences.areMost(in: document, list: index) {
      takeSentences(index)
    } else if ingredients.countAmounts() > 2,
      StepSentences.arePhrases(in: document, list: index)
        || StepSentences.beginWithVerbs(in: document, list: index)
        || StepSentences.areMostlyWork(in: document, list: index)
    {
      steps.take(index)
    } else {
      ingredients.take(from: index, to: document.blocks[index].next)
    }
  }

  /// True for bullets of work below ingredients most of which have amounts.
  mutating func isWorkBelowFoods(_ list: Int) -> Bool {
    ingredients.countAmounts() > 1
      && StepSentences.areMostlyWork(in: ingredients.document, list: list)
  }

  /// True for bullets that begin with verbs, above lists of foods with amounts: "Heat the oven".
  private func isWorkAbove(_ list: Int) -> Bool {
    let document = ingredients.document
    guard StepSentences.beginWithVerbs(in: document, list: list) else { return false }
    var index = document.blocks[list].next
    while index < document.blocks.count {
      if document.blocks[index].kind == .bulletList {
        return document.children(of: index).allSatisfy { document.beginsWithAmount(item: $0) }
      }
      index = document.blocks[index].next
    }
    return false
  }

  /// Returns the first item after the only blank line in bullets whose amounts precede it and whose
  /// sentences follow it, or `nil` for other bullets.
  private func firstStep(afterGapIn list: Int) -> Int? {
    let document = ingredients.document
    guard document.blocks[list].kind == .bulletList else { return nil }
    let items = Array(document.children(of: list))
    let gaps = zip(items, items.dropFirst()).filter { item, next in
      document.blocks[next].line > document.blocks[item].line + 1
        && document.isBlankAbove(next)
    }
    guard gaps.count == 1, let step = gaps.first?.1,
      case let foods = items.filter({ $0 < step }), case let work = items.filter({ $0 >= step }),
      work.count > 1, foods.count(where: { document.beginsWithAmount(item: $0) }) * 2 > foods.count,
      work.allSatisfy({ item in
        !document.beginsWithAmount(item: item) && item + 1 < document.blocks[item].next
          && SentenceText.isSentence(document.plainText(of: item + 1))
      })
    else { return nil }
    return step
  }

  private func isTableOfSteps(_ index: Int) -> Bool {
    let document = ingredients.document
    guard case .table = document.blocks[index].kind else { return false }
    return StepSentences.areRows(of: index, in: document)
  }

  /// Collects the items of a list as steps, except those with amounts at its start: ingredients.
  private mutating func takeSentences(_ list: Int) {
    let document = ingredients.document
    var areAmounts = true
    for item in document.children(of: list) {
      areAmounts = areAmounts && document.beginsWithAmount(item: item)
      if areAmounts { ingredients.takeItem(item) } else { steps.takeItem(item) }
    }
  }
}

extension MarkdownDocument {
  /// True if the line above that of a block is blank.
  fileprivate func isBlankAbove(_ block: Int) -> Bool {
    let start = lineStart(at: blocks[block].start)
    guard start > 1 else { return true }
    return !bytes[lineStart(at: start - 1)..<(start - 1)].contains { $0 > 0x20 }
  }
}
