import TestSupport

@testable import RecipeCore
@testable import RecipeMatching

/// A collection of look-alikes that somebody edits over and over.
///
/// Half of it has one title, and most of that half nearly the same ingredients, so that blocks are
/// split, and records are paired with their neighbours only. Pancakes and waffles never share a
/// cluster, though each is the same as what only says "Buttermilk".
struct EditedCollection {
  /// What people decided.
  private(set) var decisions: [MatchDecision] = []
  private var recipes: [RecordReference: Recipe] = [:]
  private var removed: [(RecordReference, Recipe)] = []
  private var random: SeededGenerator

  /// Makes a collection of `count` records.
  init(seed: UInt64, count: Int) {
    random = SeededGenerator(seed: seed)
    while recipes.count < count { recipes[newReference()] = newRecipe() }
    decide()
  }

  /// The records as three sources give them; "c" never has one recipe twice.
  var batches: [SourceBatch] {
    let bySource = Dictionary(grouping: recipes) { $0.key.source }
    return bySource.keys.sorted().map { source in
      let records = (bySource[source] ?? []).map { reference, recipe in
        RecipeRecord(
          reference: reference, locator: .file(path: reference.id, line: 1), recipe: recipe)
      }
      let traits = SourceTraits(weight: source == "b" ? 2 : 1, isUnique: source == "c")
      return .sample(source, records, traits: traits)
    }
  }

  // MARK: Edits

  /// Edits up to `most` records, or none.
  mutating func edit(most: Int) {
    for _ in 0..<Int.random(in: 0...most, using: &random) { editOne() }
    if chance(4) { decide() }
  }

  private mutating func editOne() {
    let reference = anyReference()
    switch Int.random(in: 0..<8, using: &random) {
    case 0: recipes[newReference()] = newRecipe()
    case 1:
      if let recipe = recipes.removeValue(forKey: reference) { removed.append((reference, recipe)) }
    case 2:
      if let (reference, recipe) = removed.popLast() { recipes[reference] = recipe }
    case 3:
      let other = anyReference()
      (recipes[reference], recipes[other]) = (recipes[other], recipes[reference])
    default:
      if let recipe = recipes[reference] { recipes[reference] = changed(recipe) }
    }
  }

  /// The recipe with another title, other ingredients, another page or another rank.
  private mutating func changed(_ recipe: Recipe) -> Recipe {
    let other = newRecipe()
    var (title, lines) = (recipe.title, recipe.ingredients)
    var (url, rank) = (recipe.sourceURL, recipe.socialRank)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: title = other.title
    case 1: url = other.sourceURL
    case 2: rank = ExactNumber("\(Int.random(in: 1...100, using: &random))")
    case 3: lines = []
    case 4: lines = other.ingredients
    default: changeLine(of: &lines)
    }
    return Recipe(
      title: title, sourceURL: url, socialRank: rank, ingredients: lines,
      directions: chance(6) ? steps() : recipe.directions)
  }

  /// Decides about a few pairs anew.
  private mutating func decide() {
    decisions = (0..<6).compactMap { number in
      MatchDecision(number % 3 == 2 ? .unlink : .link, anyReference(), anyReference())
    }
  }

  // MARK: Records

  private mutating func anyReference() -> RecordReference {
    recipes.keys.min { $0 < $1 }.map { first in
      recipes.keys.sorted().randomElement(using: &random) ?? first
    } ?? newReference()
  }

  private mutating func newReference() -> RecordReference {
    RecordReference(
      source: pick(["a", "b", "c"]), id: "\(Int.random(in: 1000..<10_000, using: &random))")
  }

  private mutating func newRecipe() -> Recipe {
    let isCasserole = chance(2)
    let dish = isCasserole ? 0 : Int.random(in: 1..<Self.titles.count, using: &random)
    let own = Self.titles[dish].hasPrefix("Buttermilk") ? 28 : dish * 4
    let foods = isCasserole && chance(4) ? Int.random(in: 0..<60, using: &random) : own
    var lines = (0..<8).map { place in
      "\(place * 30 + 20) g \(Self.foods[(foods + place) % Self.foods.count])"
    }
    for _ in 0..<Int.random(in: 0..<3, using: &random) { changeLine(of: &lines) }
    var title = Self.titles[dish]
    let page = Int.random(in: 0..<60, using: &random)
    if chance(6) { title = slipped(title) }
    if chance(20) { lines = [] }
    let url = chance(3) ? "http://s\(dish % 3).example/\(page)" : nil
    return Recipe(title: title, sourceURL: url, ingredients: lines, directions: steps())
  }

  private mutating func steps() -> [String] {
    (0..<Int.random(in: 0..<3, using: &random)).map { _ in pick(Self.steps) }
  }

  private mutating func changeLine(of lines: inout [String]) {
    guard let place = lines.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines[place] = "\(Int.random(in: 1...900, using: &random)) g \(pick(Self.foods))"
    case 2: lines[place] = "9\(lines[place])"
    case 3: lines.append("\(pick(["salt", "1 bay leaf", "saffron"]))")
    default: lines[place] = slipped(lines[place])
    }
  }

  /// The text with two neighbouring letters swapped.
  private mutating func slipped(_ text: String) -> String {
    var letters = Array(text)
    let place = Int.random(in: 2..<letters.count, using: &random)
    letters.swapAt(place - 1, place)
    return String(letters)
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func pick(_ values: [String]) -> String {
    values[Int.random(in: values.indices, using: &random)]
  }

  private static let titles = [
    "Chicken Casserole", "Vegan Leek Chowder", "Leek Chowder", "Lentil Dal", "Lentil Dal II",
    "Apple Crumble", "Easy Apple Crumble", "Buttermilk Pancakes", "Buttermilk Waffles", "麻婆豆腐",
    "Buttermilk",
  ]
  private static let steps = [
    "Bake at 350 degrees F until golden brown on top, 40 to 45 minutes.",
    "Cover and cook everything in the slow cooker on low for 8 hours.",
    "Simmer over low heat for 20 minutes, stirring now and then.", "Season and serve.",
  ]
  private static let foods = [
    "leeks", "butter", "cream", "lentils", "cumin", "ginger", "apples", "oats", "cinnamon",
    "buttermilk", "flour", "chicken", "mushrooms", "thyme", "tofu", "walnuts", "celery", "barley",
  ]
}
