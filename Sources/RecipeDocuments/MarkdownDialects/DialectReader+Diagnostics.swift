import Ingredients
import MarkdownSyntax
import RecipeCore

/// Rejections and assumptions.
extension DialectReader {
  /// Returns the reason why the document is not a recipe, or `nil` if it is one.
  func reason(against draft: Recipe, _ outline: BodyOutline, hasSteps: Bool) -> String? {
    if draft.ingredients.isEmpty, !hasSteps { return "no recipe: no ingredients and no directions" }
    let isStructured =
      outline.has { $0.holdsIngredients || $0 == .directions }
      || hasListedIngredients || hasWholeMethod
    // A site with a page for each food links the ingredients of its recipes.
    let isWhole = outline.has(\.holdsIngredients) && outline.has { $0 == .directions }
    if FileTitle.isFirstPage(path), !isWhole, LinkLists.areMostDocuments(in: document) {
      return "no recipe: a page about its folder"
    }
    if isStructured { return nil }
    if FileTitle.isAboutFolder(path), !isFirstPageOfRecipe(draft, hasSteps: hasSteps) {
      return "no recipe: a page about its folder"
    }
    if isProse(outline), hasSteps { return nil }
    if draft.ingredients.isEmpty, !hasNumberedSteps || outline.title.isEmpty && !areStepsOfCooks,
      !document.hasOnlyListsOfWork(in: outline.blocks)
    {
      return "no recipe: no ingredients"
    }
    if !hasSteps, LinkLists.areAll(in: document) { return "no recipe: a list of links" }
    return nil
  }

  /// True for the first page of a folder if it is a recipe.
  ///
  /// It has a title, and most of its list are foods with amounts, or the text states for how many people they
  /// are, and what to do with them. A README has to have amounts with units, and steps:
  /// "120 recipes" and "1 cup = 240 ml" are no foods.
  private func isFirstPageOfRecipe(_ draft: Recipe, hasSteps: Bool) -> Bool {
    guard FileTitle.isFirstPage(path), !draft.title.isEmpty, !LinkLists.areAll(in: document) else {
      return false
    }
    let amounts = draft.ingredients.count { ParsedIngredient($0).amount != nil }
    let areAmounts = amounts > 1 && amounts * 2 >= draft.ingredients.count
    guard FileTitle.isIndex(path) else {
      return areAmounts && hasSteps && !draft.ingredients.contains { $0.contains("=") }
        && draft.ingredients.count { ParsedIngredient($0).amount?.unit != nil } > 1
    }
    return areAmounts || hasSteps && draft.yield != nil && draft.ingredients.count > 1
  }

  /// True if front matter says that the document is a recipe, and its body is nothing but paragraphs,
  /// some of which are sentences.
  func isProse(_ outline: BodyOutline) -> Bool {
    let isTitled = !draft.title.isEmpty || !outline.title.isEmpty && !outline.isTitleAssumed
    guard isTitled, RecipeMark.isIn(frontMatter), !FileTitle.isAboutFolder(path) else {
      return false
    }
    let texts = document.blocks.indices.filter { document.blocks[$0].kind == .paragraph }
    return !document.blocks.contains { Self.isListed($0.kind) }
      && !outline.has { $0.holdsIngredients || $0 == .directions }
      && texts.contains { SentenceText.isSentence(document.plainText(of: $0)) }
  }

  /// True for the kinds of blocks that may be ingredients or steps without being prose.
  private static func isListed(_ kind: MarkdownBlock.Kind) -> Bool {
    switch kind {
    case .bulletList, .orderedList, .table, .code: true
    default: false
    }
  }

  /// True if front matter has a title and several steps: what they need may be other recipes.
  private var hasWholeMethod: Bool {
    frontMatter.members.contains { member in
      if case .list(let steps) = member.value, steps.count > 1 {
        return RecipeKey(member.name.utf8) == .directions
      }
      return false
    } && frontMatter.members.contains { RecipeKey($0.name.utf8) == .title }
  }

  private var hasNumberedSteps: Bool {
    document.blocks.indices.contains { index in
      document.blocks[index].kind == .orderedList
        && document.children(of: index).lazy.prefix(2).count(where: { _ in true }) == 2
    }
  }

  /// True if the text is nothing but numbered steps, one of which names the oven and its heat, and two
  /// thirds of which begin with verbs of cooks.
  private var areStepsOfCooks: Bool {
    let blocks = document.topBlocks(from: 0, to: document.blocks.count)
    guard !FileTitle.isAboutFolder(path), blocks.count == 1, let list = blocks.first,
      document.blocks[list].kind == .orderedList
    else { return false }
    let steps = document.texts(ofItemsOf: list).filter { !$0.isEmpty }
    return steps.count > 2 && steps.contains(where: OvenHeat.isOfOven)
      && steps.count(where: StepRemark.beginsWithVerb) * 3 >= steps.count * 2
  }

  /// Returns warnings about impossible dates.
  func dateWarnings(_ recipe: Recipe) -> [Diagnostic] {
    guard recipe.published == nil else { return [] }
    return frontMatter.members.compactMap { member in
      guard let date = member.value.text, RecipeDate.isImpossible(date),
        RecipeKey(member.name.utf8) == .published
      else { return nil }
      let location = TextLocation(path: path, line: member.line)
      return Diagnostic(.warning, RecipeDate.message(date), at: location)
    }
  }

  /// Returns a note about a line.
  func note(_ message: String, line: Int, column: Int? = nil) -> Diagnostic {
    Diagnostic(.note, message, at: TextLocation(path: path, line: line, column: column))
  }

  /// Returns the warnings about times without a unit.
  func timeWarnings(_ reader: BodyReader) -> [Diagnostic] {
    reader.unknownTimes.map { time in
      Diagnostic(
        .warning, time.message, at: TextLocation(path: path, line: time.line),
        help: "if it is minutes, write '\(time.name): \(time.text) min'")
    }
  }

  /// Returns the assumptions about a body; a dialect without headings needs none.
  func notes(on reader: BodyReader, _ dialect: MarkdownDialect) -> [Diagnostic] {
    guard dialect != .nyum, dialect != .tacofancy, !reader.assumptions.isEmpty else { return [] }
    if let error = recipeMDError(reader.outline) {
      return [
        note(
          "read by its lists, since it violates a rule of RecipeMD: \(error.message)",
          line: error.line)
      ]
    }
    return reader.assumptions.map { assumption in
      let block = document.blocks[assumption.block]
      let start = document.lineStart(at: block.start)
      // Continuation bytes are 10xxxxxx: every other byte starts a scalar.
      let column = document.bytes[start..<max(start, block.start)].count { $0 & 0xC0 != 0x80 } + 1
      return note(assumption.message, line: block.line, column: column)
    }
  }

  /// Returns the rule of RecipeMD that a document with its title and dividers violates, or `nil`
  /// for others.
  private func recipeMDError(_ outline: BodyOutline) -> RecipeMDError? {
    guard !frontMatter.isPresent, outline.titleBlock == 0,
      let divider = document.blocks.firstIndex(where: { $0.kind == .thematicBreak }),
      let list = document.blocks.firstIndex(where: { $0.kind == .bulletList }), divider < list,
      !outline.has({ $0.holdsIngredients || $0 == .directions })
    else { return nil }
    var parser = RecipeMDParser(document)
    do {
      _ = try parser.parse()
      return nil
    } catch {
      return error
    }
  }
}
