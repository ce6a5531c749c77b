import RecipeCore

/// A recipe of a MealMaster text, being read line by line.
struct MealMasterRecipe {
  private enum Part {
    case facts, ingredients, directions
  }

  private var draft = Recipe(title: "")
  private var part = Part.facts
  private let fields: RecipeFieldSet
  /// The ingredients since the last heading: the whole left column precedes the right one.
  private var left: [String] = []
  private var right: [String] = []
  private var paragraph: [String] = []

  /// Creates a reader of the lines below a header.
  init(fields: RecipeFieldSet) {
    self.fields = fields
  }

  /// Returns the recipe, or `nil` if it has no title.
  mutating func finished() -> Recipe? {
    endColumns()
    endParagraph()
    draft.takeRemarksFromSteps(keepsNotes: fields.contains(.notes))
    if !fields.contains(.directions) { draft.directions = [] }
    return draft.cleaned()
  }

  /// Reads the next line.
  mutating func read(_ line: MealMasterLine) {
    if part == .facts, readFact(line) { return }
    if let name = line.groupName { return beginGroup(name) }
    if line.isBlank || line.isBareRule { return endParagraph() }
    if part != .directions {
      let ingredients = MealMasterIngredient.read(line.bytes)
      if !ingredients.isEmpty { return add(ingredients) }
    }
    addDirections(line)
  }

  private mutating func readFact(_ line: MealMasterLine) -> Bool {
    if let title = line.value(of: "title:") {
      draft.title = title
    } else if let tags = line.value(of: "categories:") {
      draft.addTags(tags)
    } else if let yield = line.value(of: "yield:") ?? line.value(of: "servings:") {
      draft.yield = yield
    } else {
      return false
    }
    return true
  }

  private mutating func add(_ ingredients: [MealMasterIngredient]) {
    part = .ingredients
    if let first = ingredients.first { Self.add(first, to: &left) }
    if ingredients.count > 1 { Self.add(ingredients[1], to: &right) }
  }

  private static func add(_ ingredient: MealMasterIngredient, to column: inout [String]) {
    if ingredient.isContinuation, let last = column.popLast() {
      column.append(last + " " + String(ingredient.text.drop { $0 == "-" }).cleaned(.line))
    } else {
      column.append(ingredient.line)
    }
  }

  private mutating func endColumns() {
    draft.ingredients += left + right
    (left, right) = ([], [])
  }

  private mutating func beginGroup(_ name: String) {
    endColumns()
    endParagraph()
    if part == .directions {
      draft.directions.append(IngredientHeading.name(of: name) + ":")
    } else {
      part = .ingredients
      draft.ingredientGroups.append(RecipeGroup(name: name, start: draft.ingredients.count))
    }
  }

  /// Adds a line of directions: lines are wrapped, but a colon at the start keeps the line end.
  private mutating func addDirections(_ line: MealMasterLine) {
    part = .directions
    let text = line.text
    if text.hasPrefix(":") { endParagraph() }
    paragraph.append(text.hasPrefix(":") ? String(text.dropFirst()).cleaned(.line) : text)
  }

  private mutating func endParagraph() {
    if !paragraph.isEmpty { draft.directions.append(paragraph.joined(separator: " ")) }
    paragraph = []
  }
}
