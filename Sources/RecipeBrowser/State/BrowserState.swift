import RecipeCore
import RecipeMerging
package import RecipeScaling
import RecipeSearch
package import TerminalScreen

/// Everything that a browser shows: a value that events change.
package struct BrowserState: Sendable {
  /// The parts of the screen that take keys.
  enum Pane: Sendable, CaseIterable { case query, list, detail }

  /// The size of the terminal.
  var size: ScreenSize
  /// True if colours are used.
  let usesColor: Bool
  /// The pane that takes keys.
  var focus = Pane.query
  /// The line of the query.
  var query: QueryLine
  /// Terms beside the query that narrow the list.
  var filters: [String] = []
  /// The order, or `nil` for the usual one.
  var sort: SortOrder?
  /// The list.
  var list = RecipeWindow()
  /// The pane with the recipe.
  var detail = DetailPane()
  /// The amounts and units in which recipes are shown.
  var amounts: ShownAmounts
  /// The recipes to shop for.
  package internal(set) var basket: Basket
  /// The overlay over the panes, or `nil` for none.
  var overlay: Overlay?
  /// The result of what was done last.
  var message: String?
  /// The work in progress, in words.
  var progress: String? = "Reading recipes…"
  /// The fault of the query, in words.
  var problem: String?
  /// The collection, once it is read.
  var collection: BrowserCollection?
  /// The marks of recipes.
  var marks = RecipeMarks.none
  /// The tags and publishers, once they are counted.
  var terms: SearchTerms?
  /// The sources and tags of the recipes that the menu of filters is about, once they are counted.
  var filterCounts: FilterCounts?
  /// True if the tags are being counted.
  var isCountingTerms = false
  /// The names of saved queries.
  let savedQueries: [String]
  /// The numbers of the searches.
  var searches = SearchNumbers()
  /// The input after an Enter that opens the first recipe of a search, while its answer is awaited;
  /// `nil` without one.
  var typedAhead: [InputEvent]?

  /// Creates the state at the start.
  ///
  /// - Parameters:
  ///   - query: The query to begin with.
  ///   - units: The units in which recipes are shown; `nil` for their own.
  ///   - savedQueries: The names that can follow `@`.
  package init(
    size: ScreenSize, query: String = "", units: UnitSystem? = nil, usesColor: Bool,
    savedQueries: [String] = [], basket: Basket
  ) {
    self.size = size
    self.query = QueryLine(query)
    amounts = ShownAmounts(units: units)
    self.usesColor = usesColor
    self.savedQueries = savedQueries
    self.basket = basket
  }

  /// The recipe that is shown.
  var recipe: RankedRecipe? { detail.pinned ?? list.selectedRecipe }

  /// True if the list is not, or not yet, what the query asks for.
  var awaitsAnswer: Bool { collection == nil || searches.awaitsAnswer }

  /// Returns the search for what the query, the filters and the order ask for.
  mutating func newSearch() -> BrowserEffect {
    .search(search(from: 0, isNew: true))
  }

  private mutating func search(
    from offset: Int, isNew: Bool, selection: BrowserSearch.Selection? = nil
  ) -> BrowserSearch {
    searches.begin(isNew: isNew)
    return present(from: offset, isNew: isNew, selection: selection)
  }

  /// The search for what the query, the filters and the order ask for, which is not answered again.
  var presentSearch: BrowserSearch { present(from: 0, isNew: false) }

  private func present(
    from offset: Int, isNew: Bool, selection: BrowserSearch.Selection? = nil
  ) -> BrowserSearch {
    BrowserSearch(
      number: searches.last, text: query.text, filters: filters, sort: sort, offset: offset,
      isNew: isNew, selection: selection)
  }

  /// Returns the search for the present rows of a collection that was read again.
  ///
  /// A recipe that was chosen remains selected, and a list that was asked for anew is begun anew.
  mutating func searchAgain() -> BrowserEffect {
    guard !searches.awaitsNewList else { return newSearch() }
    return .search(search(from: list.offset, isNew: false, selection: selection))
  }

  /// The selected recipe, unless it is only the first one.
  private var selection: BrowserSearch.Selection? {
    guard list.selected > 0 || focus == .detail, let recipe = list.selectedRecipe else {
      return nil
    }
    return BrowserSearch.Selection(
      members: Set(recipe.merged.members.map(\.reference)), position: list.selected)
  }

  /// Returns the search for rows of the list that are not in memory.
  mutating func searchForMissingRows() -> [BrowserEffect] {
    guard let offset = list.missingOffset else { return [] }
    return [.search(search(from: offset, isNew: false))]
  }
}

extension String {
  /// The text without white space around it.
  var trimmingWhitespace: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
