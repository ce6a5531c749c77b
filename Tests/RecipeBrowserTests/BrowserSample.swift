import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeSearch
import ShoppingList
import TerminalScreen
import TestSupport

@testable import RecipeBrowser

/// A browser over a few recipes, whose effects are carried out at once.
struct BrowserSample {
  /// The state.
  private(set) var state: BrowserState
  /// The effects other than searches, in order.
  private(set) var effects: [BrowserEffect] = []

  private var decoder = InputDecoder()
  private var recipes: [RankedRecipe]

  /// Creates a browser that has read its recipes.
  init(
    rows: Int = 24, columns: Int = 80, usesColor: Bool = true,
    recipes: [RankedRecipe] = Self.recipes
  ) async {
    self.recipes = recipes
    state = BrowserState(
      size: ScreenSize(rows: rows, columns: columns), usesColor: usesColor,
      savedQueries: ["weeknight"],
      basket: Basket(aisles: Aisles([], synonyms: .builtIn), synonyms: .builtIn))
    await handle(
      .loaded(
        BrowserCollection(
          count: recipes.count, sources: ["api", "notes"], traits: [:], troubles: [])))
  }

  /// Reads other recipes, of which some may still be missing.
  mutating func load(
    _ recipes: [RankedRecipe], _ phase: BrowserCollection.Phase = .complete
  ) async {
    self.recipes = recipes
    await handle(
      .loaded(
        BrowserCollection(
          count: recipes.count, sources: ["api", "notes"], traits: [:], troubles: [],
          phase: phase)))
  }

  /// Types what a terminal sends for keys.
  mutating func type(_ keys: String) async {
    for input in decoder.decode(keys.utf8) + decoder.flush() { await handle(.input(input)) }
  }

  /// Puts a menu over the panes.
  mutating func show(_ menu: Menu) { state.overlay = .menu(menu) }

  /// Handles an event, and what follows from it.
  mutating func handle(_ event: BrowserEvent) async {
    for effect in state.handle(event) {
      if case .search(let search) = effect {
        await handle(.found(await answer(search)))
      } else {
        effects.append(effect)
      }
    }
  }

  /// The text of the screen.
  var text: String {
    let screen = state.screen
    return (0..<screen.size.rows).map(screen.text(ofRow:)).joined(separator: "\n") + "\n"
  }

  /// The text of the last row, without the spaces at its end.
  var lastRow: String {
    let row = state.screen.text(ofRow: state.screen.size.rows - 1)
    return String(row.reversed().drop { $0 == " " }.reversed())
  }

  /// The titles that match, of those in memory.
  var titles: [String] { state.list.rows.map(\.merged.recipe.title) }

  func answer(_ search: BrowserSearch) async -> BrowserAnswer {
    await search.answer { text, page throws(QueryError) in
      let options = QueryOptions(
        sort: search.sort ?? .rank, offset: page.offset, limit: page.limit)
      return await QueryEvaluator(try RecipeQuery(parsing: text), options, work: .sample)
        .evaluate(over: recipes, reports: [])
    } problem: {
      $0.message
    }
  }

  /// Soups and others, in several scripts.
  static let recipes: [RankedRecipe] =
    [
      recipe(
        "api/1", "Leek soup", "Green Stove", 98, ["2 leeks", "1/2 cup cream", "salt to taste"],
        yield: "4 servings", tags: ["soup"]),
      recipe(
        "notes/2", "Leek pie with potatoes", "Nan", 91.5, ["3 leeks", "200 g flour", "3 eggs"],
        yield: "6 servings", tags: ["main course"]),
      recipe("notes/3", "韭葱鸡蛋饺子", "小厨房", 80, ["韭葱 200 克", "鸡蛋 3 个"], yield: nil, tags: []),
      recipe(
        "api/4", "מרק כרישה", "המטבח", 77, ["2 כרישות", "1 ליטר מים"], yield: "4", tags: ["soup"]),
      recipe(
        "api/5", "Tea\u{1B}[2J \u{202E}for two", "Evil \u{7}", 60, ["1 bag tea"], yield: "2 cups",
        tags: []),
    ]
    + (6..<60).map {
      recipe(
        "api/\($0)", "Dish \($0)", nil, Double(60 - $0), ["\($0) g flour"], yield: "\($0) pieces",
        tags: [])
    }

  private static func recipe(
    _ key: String, _ title: String, _ publisher: String?, _ rank: Double, _ ingredients: [String],
    yield: String?, tags: [String]
  ) -> RankedRecipe {
    .sample(
      RecipeRecord(
        key,
        Recipe(
          title: title, publisher: publisher, sourceURL: "https://example.org/\(key)",
          imageURL: "https://example.org/\(key).jpg", socialRank: ExactNumber("\(rank)"),
          ingredients: ingredients, directions: ["Wash everything.", "Cook it for 20 minutes."],
          tags: tags, yield: yield)))
  }
}
