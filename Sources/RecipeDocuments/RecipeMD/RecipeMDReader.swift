import MarkdownSyntax
import RecipeCore

/// A converter of a RecipeMD document to recipes.
struct RecipeMDReader {
  /// The name of the dialect in reports.
  static let dialect = "RecipeMD"

  private let document: MarkdownDocument
  private let fields: RecipeFieldSet

  /// Creates a reader of a parsed document.
  init(_ document: MarkdownDocument, _ fields: RecipeFieldSet) {
    self.document = document
    self.fields = fields
  }

  /// Returns the recipes, or `nil` if the document is not RecipeMD or has neither ingredients nor
  /// steps.
  func outcome() -> DocumentOutcome? {
    guard document.blocks.first?.kind == .heading(level: 1), hasDivider else { return nil }
    var parser = RecipeMDParser(document)
    guard let outline = try? parser.parse(), !isDividedByHeadings(outline),
      !hasFoodsInDescription(outline)
    else { return nil }
    if let several = entriesOfSeveral(outline) { return outcome(several) }
    return entry(outline).map { outcome([$0]) }
  }

  /// Returns the recipe, or the first violation as an error.
  func strictOutcome(path: String) -> DocumentOutcome {
    var parser = RecipeMDParser(document)
    let refusal: RecipeMDError
    do {
      if let entry = entry(try parser.parse()) { return outcome([entry]) }
      refusal = RecipeMDError(message: "there is no ingredient and no instruction", line: 1)
    } catch {
      refusal = error
    }
    let diagnostic = Diagnostic(
      .error, "not RecipeMD: \(refusal.message)", at: TextLocation(path: path, line: refusal.line),
      help: "omit the dialect to have the document read by its headings and lists")
    return outcome([], [diagnostic])
  }

  private func outcome(
    _ entries: [DocumentOutcome.Entry], _ diagnostics: [Diagnostic] = []
  ) -> DocumentOutcome {
    DocumentOutcome(
      entries: entries, diagnostics: diagnostics, dialect: Self.dialect)
  }

  /// Returns the recipes of a document whose instructions contain further ones that follow the
  /// rules.
  private func entriesOfSeveral(_ outline: RecipeMDOutline) -> [DocumentOutcome.Entry]? {
    let more = outline.instructions.filter { document.blocks[$0].kind == .heading(level: 1) }
    guard !more.isEmpty else { return nil }
    let starts = [0] + more
    var entries: [DocumentOutcome.Entry] = []
    for (start, end) in zip(starts, more + [document.blocks.count]) {
      var parser = RecipeMDParser(document, of: start..<end)
      guard let outline = try? parser.parse(), let entry = entry(outline, from: start),
        !entry.recipe.ingredients.isEmpty
      else { return nil }
      entries.append(entry)
    }
    return entries
  }

  private var hasDivider: Bool {
    document.blocks.contains { if case .thematicBreak = $0.kind { true } else { false } }
  }

  /// True if the parts of a document with dividers are actually determined by headings.
  ///
  /// Dividers around the ingredients mean RecipeMD, where "Spices and other ingredients" is a
  /// group, unless a heading explicitly names other content.
  private func isDividedByHeadings(_ outline: RecipeMDOutline) -> Bool {
    let titles = outline.groups.map(\.title)
    let exact = titles.compactMap { SectionKind(heading: $0, isNested: true) }
    if exact.contains(where: { $0 != .ingredients }) { return true }
    guard outline.instructions.isEmpty else {
      let names = kindsOfHeadings(in: outline.instructions)
      return outline.lists.isEmpty
        && (names.contains(.ingredients) || !exact.isEmpty && names.contains(.directions))
    }
    let loose = titles.compactMap { SectionKind(heading: $0, isNested: false) }
    return !exact.isEmpty || loose.contains { $0 != .ingredients }
      || !loose.isEmpty && outline.groups.contains { holdsSteps($0) }
  }

  /// True if amounts are above the first divider and not below it, so that it divides foods and steps.
  private func hasFoodsInDescription(_ outline: RecipeMDOutline) -> Bool {
    let above = outline.description.filter { document.blocks[$0].kind == .item }
    let below = outline.lists.filter { document.blocks[$0].kind == .item }
    return above.count { document.beginsWithAmount(item: $0) } > 1
      && !below.contains { document.beginsWithAmount(item: $0) } && outline.groups.isEmpty
  }

  /// Returns the names in the headings of a range of blocks.
  private func kindsOfHeadings(in blocks: Range<Int>) -> [SectionKind] {
    blocks.compactMap { index in
      BodyHeading(document, at: index).flatMap { SectionKind(heading: $0.text, isNested: true) }
    }
  }

  /// True if a list of a group reads like directions.
  private func holdsSteps(_ group: RecipeMDOutline.Group) -> Bool {
    group.lists.contains { StepSentences.areMost(in: document, list: $0) }
      || group.groups.contains { holdsSteps($0) }
  }

  /// - Parameter first: The index of the recipe's first block.
  private func entry(_ outline: RecipeMDOutline, from first: Int = 0) -> DocumentOutcome.Entry? {
    var reader = BodyReader(
      document, outline: BodyOutline(), draft: Recipe(title: ""), fields: fields)
    reader.draft.title = outline.title
    reader.draft.tags = outline.tags.map { CommaList.elements(of: $0) } ?? []
    reader.draft.yield = outline.yields
    addIngredients(in: outline.lists, to: &reader.draft)
    for group in outline.groups { add(group, to: &reader.draft) }
    readInstructions(outline.instructions, into: &reader)
    guard !reader.draft.ingredients.isEmpty || reader.stepCount > 0 else { return nil }
    readDescription(outline.description, into: &reader)
    guard let finished = reader.draft.cleaned() else { return nil }
    let line = first < document.blocks.count ? document.blocks[first].line : 1
    return DocumentOutcome.Entry(recipe: finished, line: line)
  }

  private func addIngredients(in lists: Range<Int>, to draft: inout Recipe) {
    var collector = IngredientCollector(document)
    collector.mayNestGroups = false
    collector.take(from: lists.lowerBound, to: lists.upperBound)
    draft.ingredients += collector.lines
  }

  private func add(_ group: RecipeMDOutline.Group, to draft: inout Recipe) {
    draft.ingredientGroups.append(
      RecipeGroup(name: group.title, start: draft.ingredients.count))
    addIngredients(in: group.lists, to: &draft)
    for inner in group.groups { add(inner, to: &draft) }
  }

  /// Reads the steps, and the sections below headings that say something else, such as "Notes".
  private func readInstructions(_ blocks: Range<Int>, into reader: inout BodyReader) {
    var steps = StepCollector(document, keepsTexts: fields.contains(.directions))
    var aside: BodySection?
    for index in document.topBlocks(from: blocks.lowerBound, to: blocks.upperBound) {
      if case .heading = document.blocks[index].kind {
        let heading = document.plainText(of: index)
        if let aside { reader.keep(aside) }
        aside = self.aside(below: index, named: heading)
      }
      aside?.end = document.blocks[index].next
      if aside == nil { steps.take(index) }
    }
    if let aside { reader.keep(aside) }
    reader.add(steps)
  }

  private func aside(below heading: Int, named name: String) -> BodySection? {
    let kind = SectionKind(heading: name, isNested: true)
    guard kind == .notes || kind == .tools || kind == .nutrition else { return nil }
    return BodySection(kind: kind, level: 2, name: name, first: heading + 1, end: heading + 1)
  }

  /// Reads facts and prose from the description.
  private func readDescription(_ blocks: Range<Int>, into reader: inout BodyReader) {
    let section = BodySection(
      kind: nil, level: 1, name: "", first: blocks.lowerBound, end: blocks.upperBound)
    reader.readIntro(section, isIngredientsMissing: false)
    reader.finishDescription()
  }
}
