import RecipeMerging

/// The state of the pane with the recipe.
struct DetailPane: Sendable {
  /// The contents of the pane.
  enum Page: Sendable { case recipe, why, shopping }

  /// The content.
  private(set) var page = Page.recipe
  /// The number of lines above the first row.
  private(set) var scroll = 0
  /// A recipe that is shown instead of the selected one.
  private(set) var pinned: RankedRecipe?

  /// Shows a page from its first line.
  mutating func show(_ page: Page) { (self.page, scroll) = (page, 0) }

  /// Shows a page, or the recipe if the page is there already.
  mutating func toggle(_ page: Page) { show(self.page == page ? .recipe : page) }

  /// Shows a recipe in place of the selected one.
  mutating func pin(_ recipe: RankedRecipe) {
    pinned = recipe
    show(.recipe)
  }

  /// Replaces the pinned recipe by itself with more fields, if it is the same.
  mutating func replace(_ recipe: RankedRecipe) {
    if pinned?.merged.id == recipe.merged.id { pinned = recipe }
  }

  /// Shows the selected recipe again, and no longer why another one has its values.
  mutating func unpin() {
    pinned = nil
    if page == .why { page = .recipe }
  }

  /// Goes back from a page to the recipe, or from a pinned recipe to the selected one.
  ///
  /// - Returns: False if the selected recipe is shown already.
  mutating func goBack() -> Bool {
    guard page != .recipe || pinned != nil else { return false }
    if page == .recipe { pinned = nil }
    show(.recipe)
    return true
  }

  /// Scrolls to the first line.
  mutating func scrollToStart() { scroll = 0 }

  /// Scrolls by a number of lines, up to the last one that leaves no row empty.
  mutating func scroll(by count: Int, last: Int) { scroll = max(0, min(scroll + count, last)) }

  /// Scrolls to the last line that leaves no row empty.
  mutating func scroll(to last: Int) { scroll = last }
}
