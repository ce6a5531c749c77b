import RecipeCore
import RecipeMerging
import TerminalScreen

/// The effects of events.
extension BrowserState {
  /// Changes the state by an event.
  ///
  /// - Returns: What is to be done outside.
  package mutating func handle(_ event: BrowserEvent) -> [BrowserEffect] {
    switch event {
    case .input(let input): return handle(input)
    case .resized(let size): resize(to: size)
    case .progress(let text): progress = text.isEmpty ? nil : text
    case .loaded(let collection):
      let isFirst = self.collection == nil
      self.collection = collection
      if collection.phase == .complete { progress = nil }
      let isCounted = terms != nil || isCountingTerms
      isCountingTerms = isCounted
      return [isFirst ? newSearch() : searchAgain()] + (isCounted ? [.countTerms] : [])
        + completionOfDetail
    case .found(let answer): return take(answer)
    case .terms(let terms):
      self.terms = terms
      isCountingTerms = false
    case .filters(let counts):
      guard case .menu(let open) = overlay, open.isOfFilters else { break }
      filterCounts = counts
      var menu = filterMenu
      (menu.typed, menu.isTyping, menu.selected) = (open.typed, open.isTyping, open.selected)
      menu.move(by: 0)
      overlay = .menu(menu)
    case .marks(let marks): self.marks = marks
    case .completed(let recipe):
      list.replace(recipe)
      detail.replace(recipe)
      if basket.has(recipe.merged.id) { basket.add(recipe, request(for: recipe)) }
    case .variants(let id, let variants): show(variants, of: id)
    case .told(let text): message = text
    }
    return []
  }

  /// The wish to complete the recipe that is open, which the collection before could not.
  private var completionOfDetail: [BrowserEffect] {
    guard focus == .detail, let recipe, recipe.lacksDetail else { return [] }
    return [.complete(recipe)]
  }

  private mutating func resize(to size: ScreenSize) {
    self.size = size
    list.show(height: layout.list.rows.count)
    detail.scroll(by: 0, last: lastScroll)
  }

  private mutating func take(_ answer: BrowserAnswer) -> [BrowserEffect] {
    guard answer.search.number == searches.last else { return [] }
    searches.end()
    let keys = typedAhead
    typedAhead = nil
    problem = answer.problem
    guard answer.problem == nil else { return [] }
    show(answer)
    guard let keys else { return [] }
    return openDetail() + keys.flatMap { handle($0) }
  }

  private mutating func show(_ answer: BrowserAnswer) {
    let before = list.selectedRecipe?.merged.id
    let moved = answer.selected.flatMap { selected in
      answer.search.selection.map { selected - $0.position }
    }
    list.take(
      answer.rows, offset: answer.offset, total: answer.total, isNew: answer.search.isNew,
      moved: moved ?? 0)
    list.show(height: layout.list.rows.count)
    let isSame = answer.selected != nil || list.selectedRecipe?.merged.id == before
    if !isSame, detail.page != .shopping { detail.scrollToStart() }
  }

  private mutating func show(_ variants: [RecipeVariant], of id: String) {
    guard recipe?.merged.id == id else { return }
    guard !variants.isEmpty else {
      message = "This recipe has no variants."
      return
    }
    guard overlay == nil else {
      message = "The variants are ready: v shows them."
      return
    }
    message = nil
    overlay = .menu(
      Menu(
        title: "Variants: alike, but not the same recipe",
        items: variants.map {
          Menu.Item(
            title: $0.recipe.merged.recipe.title, detail: $0.reasons, choice: .show($0.recipe))
        }))
  }
}
