import CooklangSyntax
import RecipeCore

/// Reads the sections of a Cooklang document into a draft.
struct CooklangBody {
  private let document: CooklangDocument
  private let fields: RecipeFieldSet
  /// What has been read.
  private(set) var draft: RecipeDraft
  /// How many steps there are, wanted or not.
  private(set) var stepCount = 0

  /// The foods listed so far, in small letters.
  private var listed: Set<String> = []
  private var cookware: [String] = []
  private var listedCookware: Set<String> = []
  private var notes: [String] = []
  /// Whether a group is one by its section's name alone.
  private var hasListedGroups = false

  /// Makes a reader that goes on with a draft.
  init(_ document: CooklangDocument, draft: RecipeDraft, fields: RecipeFieldSet) {
    self.document = document
    self.draft = draft
    self.fields = fields
  }

  /// Reads everything.
  mutating func read() {
    let blocks = document.blocks
    var start = 0
    while start < blocks.count {
      let isNamed = blocks[start].kind == .section
      let first = isNamed ? start + 1 : start
      let end = blocks[first...].firstIndex { $0.kind == .section } ?? blocks.count
      let name = isNamed ? document.string(blocks[start].text) : ""
      readSection(CooklangSectionName(name), blocks[first..<end])
      start = end
    }
    dropOnlyGroup()
    keepExtras()
  }

  private mutating func readSection(
    _ name: CooklangSectionName, _ blocks: ArraySlice<CooklangBlock>
  ) {
    let isList = name.isList && blocks.allSatisfy(isList)
    let hasBegunGroup = beginGroup(name, isList: isList)
    let start = draft.ingredients.count
    for block in blocks { readMarks(of: block, inList: isList) }
    // A part whose steps mark no ingredient of their own is no group.
    if hasBegunGroup, !isList, draft.ingredients.count == start {
      draft.ingredientGroups.removeLast()
    }
    readNotes(blocks)
    if !isList { readSteps(name, blocks) }
  }

  /// Whether a paragraph is a note, or marks without words between them.
  private func isList(_ block: CooklangBlock) -> Bool {
    document.items(of: block).allSatisfy { item in
      switch item.kind {
      case .text: document.bytes(item.name).allSatisfy { $0 <= 0x20 }
      case .ingredient, .cookware: true
      case .timer: false
      }
    }
  }

  private mutating func readNotes(_ blocks: ArraySlice<CooklangBlock>) {
    guard fields.contains(.extras) else { return }
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
    draft.ingredientGroups.append(IngredientGroup(name: group, start: draft.ingredients.count))
    return true
  }

  /// One part that all ingredients are in says nothing about them.
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
      case .cookware: if fields.contains(.extras) { addCookware(item) }
      case .text, .timer: break
      }
    }
  }

  /// Adds an ingredient's line, unless a step only mentions what is listed already.
  private mutating func addIngredient(_ item: CooklangItem, inList: Bool) {
    let ingredient = CooklangIngredient(item, in: document)
    let isNew = listed.insert(ingredient.name.lowercased()).inserted
    let isMention = item.quantity.isEmpty && item.preparation.isEmpty
    if !inList, isMention, !isNew { return }
    guard !item.modifiers.contains(.hidden) else { return }
    let isOptional = item.modifiers.contains(.optional)
    draft.ingredients.append(isOptional ? "\(ingredient.line) (optional)" : ingredient.line)
  }

  private mutating func addCookware(_ item: CooklangItem) {
    let tool = CooklangIngredient(item, in: document)
    let line = tool.quantity == "1" ? tool.name : tool.line
    if listedCookware.insert(line).inserted { cookware.append(line) }
  }

  // MARK: - Steps

  private mutating func readSteps(
    _ name: CooklangSectionName, _ blocks: ArraySlice<CooklangBlock>
  ) {
    let steps = blocks.filter { $0.kind == .step }
    stepCount += steps.count
    guard fields.contains(.directions) else { return }
    let name = name == .directions ? nil : name.text
    let texts = steps.map(text)
    draft.directions.appendPart(named: name) { $0 += texts }
  }

  private func text(of step: CooklangBlock) -> String {
    var text: [UInt8] = []
    for item in document.items(of: step) {
      switch item.kind {
      case .text: text += document.bytes(item.name)
      case .ingredient, .cookware:
        text += document.bytes(item.alias.isEmpty ? item.name : item.alias)
      case .timer: appendTimer(item, to: &text)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// "25 minutes"; the name only where there is no time, for it is what an application shows.
  private func appendTimer(_ timer: CooklangItem, to text: inout [UInt8]) {
    guard !timer.quantity.isEmpty else { return text += document.bytes(timer.name) }
    text += document.bytes(timer.quantity)
    if !timer.unit.isEmpty { text += [0x20] + document.bytes(timer.unit) }
  }

  // MARK: - What has no field

  private mutating func keepExtras() {
    if !notes.isEmpty {
      let text = notes.joined(separator: "\n\n")
      draft.keep(FrontMatterMember(name: "notes", value: .text(text), line: 1))
    }
    guard !cookware.isEmpty else { return }
    let isTaken = draft.extras.contains { $0.name == "tools" }
    draft.keep(
      FrontMatterMember(
        name: isTaken ? "cookware" : "tools",
        value: .list(cookware.map(FrontMatterValue.text)), line: 1))
  }
}
