import MarkdownSyntax

/// The ingredients and steps of a body without informative headings.
struct LooseBody {
  /// The ingredients.
  var ingredients: IngredientCollector
  /// The steps.
  var steps: StepCollector
  /// The number of dividers since the first ingredient.
  var dividers = 0
  /// The first blocks of the sections that have ingredients and steps.
  var parts: Set<Int> = []
  /// The paragraphs that are ingredients.
  var lines: Set<Int> = []
  /// The paragraphs that are notes.
  var notes: Set<Int> = []
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
    guard !isTable else { return ingredients.beginGroup(section.name) }
    guard section.first < section.end, document.blocks[section.first].kind == .bulletList,
      ingredients.isEmpty || !StepSentences.areMost(in: document, list: section.first)
    else {
      if steps.count > 0 { steps.beginPart(section.name) }
      return
    }
    ingredients.beginGroup(section.name)
  }

  /// Collects bullets or a table: ingredients, until directions follow a divider or read like
  /// steps.
  mutating func takeList(_ index: Int) {
    let document = ingredients.document
    if ingredients.isEmpty, isWorkAbove(index) {
      steps.take(index)
    } else if ingredients.isEmpty {
      ingredients.take(from: index, to: document.blocks[index].next)
    } else if dividers > 0 && steps.count == 0 || isTableOfSteps(index) {
      steps.take(index)
    } else if StepSentences.areMost(in: document, list: index) {
      takeSentences(index)
    } else if ingredients.countAmounts() > 2,
      StepSentences.arePhrases(in: document, list: index)
        || StepSentences.beginWithVerbs(in: document, list: index)
    {
      steps.take(index)
    } else {
      ingredients.take(from: index, to: document.blocks[index].next)
    }
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
