import CooklangSyntax
import RecipeCore

/// A reader of the sections of a Cooklang document into a draft.
struct CooklangBody {
  private let document: CooklangDocument
  private let fields: RecipeFieldSet
  /// The draft so far.
  private(set) var draft: Recipe
  /// The number of steps, even if they are not wanted.
  private(set) var stepCount = 0

  private var listed = ListedFoods()
  private var cookware: [String] = []
  private var listedCookware: Set<String> = []
  private var notes: [String] = []
  /// True if a section is a group by its name alone.
  private var hasListedGroups = false

  /// Creates a reader that continues a draft.
  init(_ document: CooklangDocument, draft: Recipe, fields: RecipeFieldSet) {
    self.document = document
    self.draft = draft
    self.fields = fields
  }

  /// Reads all sections.
  mutating func read() {
    draft.ingredients.reserveCapacity(document.items.count { $0.kind == .ingredient })
    let blocks = document.blocks
    var start = 0
    while start < blocks.count {
      let isNamed = blocks[start].kind == .section
      let first = isNamed ? start + 1 : start
      let end = blocks[first...].firstIndex { $0.kind == .section } ?? blocks.count
      let name =
        isNamed ? CooklangSectionName(document.string(blocks[start].text)) : .part("")
      readSection(name, blocks[first..<end])
      start = end
    }
    dropOnlyGroup()
    addAsides()
  }

  private mutating func readSection(
    _ name: CooklangSectionName, _ blocks: ArraySlice<CooklangBlock>
  ) {
    let isList = name.isList && blocks.allSatisfy(isList)
    let hasBegunGroup = beginGroup(name, isList: isList)
    let start = draft.ingredients.count
    for block in blocks { readMarks(of: block, inList: isList) }
    // A part whose steps add no ingredients is not a group.
    if hasBegunGroup, !isList, draft.ingredients.count == start {
      draft.ingredientGroups.removeLast()
    }
    readNotes(blocks)
    if !isList { readSteps(name, blocks) }
  }

  /// True if a block is a note, or consists of components without text between them.
  private func isList(_ block: CooklangBlock) -> Bool {
    document.items(of: block).allSatisfy { item in
      switch item.kind {
      case .text: document.text[item.name].allSatisfy { $0 <= 0x20 }
      case .ingredient, .cookware: true
      case .timer: false
      }
    }
  }

  private mutating func readNotes(_ blocks: ArraySlice<CooklangBlock>) {
    guard fields.contains(.notes) else { return }
    for block in blocks where block.kind == .note { notes.append(document.string(block.text)) }
  }

  // MARK: - Ingredients and cookware

  private mutating func beginGroup(_ name: CooklangSectionName, isList: Bool) -> Bool {
    let group: String
    switch name {
    case .ingredients(let name) where isList:
      group = name
      if !name.isEmpty { hasListedGroups = true }
    case .part(let name): group = name
    default: return false
    }
    guard !group.isEmpty else { return false }
    draft.ingredientGroups.append(RecipeGroup(name: group, start: draft.ingredients.count))
    return true
  }

  /// Drops a single group of all ingredients, which carries no information.
  private mutating func dropOnlyGroup() {
    guard draft.ingredientGroups.count == 1, !hasListedGroups,
      draft.ingredientGroups.first?.start == 0
    else { return }
    draft.ingredientGroups = []
  }

  private mutating func readMarks(of block: CooklangBlock, inList: Bool) {
    for item in document.items(of: block) {
      switch item.kind {
      case .ingredient: addIngredient(item, inList: inList)
      case .cookware: addCookware(item)
      case .text, .timer: break
      }
    }
  }

  /// Adds an ingredient's line, unless a step only mentions an ingredient already listed.
  private mutating func addIngredient(_ item: CooklangItem, inList: Bool) {
    let isMention = !inList && item.quantity.isEmpty && item.preparation.isEmpty
    if isMention, !listed.isFirst(item, in: document) { return }
    guard !item.modifiers.contains(.hidden) else { return }
    let line = document.line(of: item)
    draft.ingredients.append(item.modifiers.contains(.optional) ? "\(line) (optional)" : line)
  }

  private mutating func addCookware(_ item: CooklangItem) {
    let isOne = document.text[item.quantity].elementsEqual("1".utf8)
    let line = isOne ? document.string(item.name) : document.line(of: item)
    if listedCookware.insert(line).inserted { cookware.append(line) }
  }

  // MARK: - Steps

  private mutating func readSteps(
    _ name: CooklangSectionName, _ blocks: ArraySlice<CooklangBlock>
  ) {
    stepCount += blocks.count { $0.kind == .step }
    guard fields.contains(.directions) else { return }
    let name = name == .directions ? nil : name.text
    let document = document
    draft.appendPart(named: name) { directions in
      for block in blocks where block.kind == .step {
        directions.append(document.words(of: block))
      }
    }
  }

  // MARK: - Beside the steps

  private mutating func addAsides() {
    draft.notes += notes
    draft.tools += cookware
  }
}
