import RecipeCore
import RecipeMerging
import TerminalScreen

/// The handling of keys, pane by pane.
extension BrowserState {
  /// The rows that one notch of the mouse wheel scrolls.
  private static let wheelRows = 3

  /// Handles what a person did; while an Enter awaits the answer of a search, it is kept for later.
  mutating func handle(_ input: InputEvent) -> [BrowserEffect] {
    if let typedAhead, !input.endsWaiting {
      self.typedAhead = typedAhead + [input]
      return []
    }
    typedAhead = nil
    switch input {
    case .key(let key): return handle(key)
    case .paste(let text):
      guard overlay == nil else { return [] }
      focus = .query
      query.beginEdit(replaces: true)
      if !query.insert(text) {
        message =
          "The end of the pasted text was left out: a query has at most \(TypedLine.limit) characters."
      }
      return edited()
    case .scroll(let notches, let position):
      return wheel(notches * Self.wheelRows, at: position)
    case .click(let position): return click(position)
    }
  }

  private mutating func handle(_ key: Key) -> [BrowserEffect] {
    message = nil
    if key.modifiers.contains(.control), let effects = controlled(key) { return effects }
    if overlay != nil { return handleInOverlay(key) }
    if key.code == .function(1) {
      overlay = .help(scroll: 0)
      return []
    }
    switch focus {
    case .query: return handleInQuery(key)
    case .list: return handleInList(key)
    case .detail: return handleInDetail(key)
    }
  }

  /// Handles the keys that mean the same everywhere; `nil` for other keys.
  private mutating func controlled(_ key: Key) -> [BrowserEffect]? {
    switch key.code {
    case .character("c"): [.quit]
    case .character("l"): [.repaint]
    case .character("z"): [.suspend]
    default: nil
    }
  }

  // MARK: List and recipe

  private mutating func handleInList(_ key: Key) -> [BrowserEffect] {
    let height = layout.list.rows.count
    if let count = movement(of: key, height: height) { return move(by: count) }
    switch key.code {
    case .home, .character("g"): return move(by: -list.total)
    case .end, .character("G"): return move(by: list.total)
    case .enter, .right, .character("l"): return openDetail()
    case .tab: return switchPane(key.modifiers.contains(.shift) ? .query : .detail)
    case .escape, .left, .character("h"): return back()
    default: return command(key)
    }
  }

  private mutating func handleInDetail(_ key: Key) -> [BrowserEffect] {
    let height = layout.detail.rows.count
    if let count = movement(of: key, height: height) {
      scrollDetail(by: count)
      return []
    }
    switch key.code {
    case .home, .character("g"): detail.scrollToStart()
    case .end, .character("G"): detail.scroll(to: lastScroll)
    case .character("J"), .character("n"): return move(by: 1)
    case .character("K"), .character("p"): return move(by: -1)
    case .tab: return switchPane(key.modifiers.contains(.shift) ? .list : .query)
    case .escape, .left, .character("h"): return back()
    default: return command(key)
    }
    return []
  }

  /// Returns the rows that a key moves by, as in `less` and `vi`; `nil` for other keys.
  func movement(of key: Key, height: Int) -> Int? {
    let page = max(1, height - 1)
    switch (key.code, key.modifiers.contains(.control)) {
    case (.down, _), (.character("j"), _), (.character("n"), true): return 1
    case (.up, _), (.character("k"), _), (.character("p"), true): return -1
    case (.pageDown, _), (.character(" "), false), (.character("f"), true): return page
    case (.pageUp, _), (.character("b"), true): return -page
    case (.character("d"), true): return max(1, height / 2)
    case (.character("u"), true): return -max(1, height / 2)
    default: return nil
    }
  }

  /// Moves the selection of the list by a number of rows.
  mutating func move(by count: Int) -> [BrowserEffect] {
    detail.unpin()
    if detail.page == .recipe { detail.scrollToStart() }
    list.select(list.selected + count, height: layout.list.rows.count)
    return searchForMissingRows()
  }

  /// Scrolls the pane of the recipe by a number of rows.
  mutating func scrollDetail(by count: Int) {
    detail.scroll(by: count, last: lastScroll)
  }

  /// Gives the keys to a pane.
  mutating func switchPane(_ pane: Pane) -> [BrowserEffect] {
    focus = pane
    query.switchPane()
    // Below each other, the pane that takes keys is the larger one.
    list.show(height: layout.list.rows.count)
    detail.scroll(by: 0, last: lastScroll)
    return []
  }

  /// Opens the selected recipe in its pane.
  mutating func openDetail() -> [BrowserEffect] {
    guard let recipe else { return [] }
    if detail.page == .shopping { detail.show(.recipe) }
    _ = switchPane(.detail)
    return recipe.lacksDetail ? [.complete(recipe)] : []
  }

  private mutating func back() -> [BrowserEffect] {
    if detail.goBack() { return [] }
    if focus == .detail {
      return switchPane(.list)
    } else if !filters.isEmpty {
      filters = []
      return [newSearch()]
    } else {
      message = "/ types a query, q quits."
    }
    return []
  }

  // MARK: Mouse

  private mutating func wheel(_ rows: Int, at position: ScreenPosition) -> [BrowserEffect] {
    guard overlay == nil else { return handleInOverlay(Key(rows > 0 ? .down : .up)) }
    if layout.detail.contains(position) {
      scrollDetail(by: rows)
      return []
    }
    return move(by: rows)
  }

  private mutating func click(_ position: ScreenPosition) -> [BrowserEffect] {
    guard overlay == nil else { return [] }
    let layout = layout
    if position.row == layout.query { return switchPane(.query) }
    if layout.detail.contains(position) { return switchPane(.detail) }
    guard layout.list.contains(position) else { return [] }
    let row = list.top + position.row - layout.list.rows.lowerBound
    guard row < list.total else { return [] }
    let effects = move(by: row - list.selected)
    return effects + switchPane(.list)
  }
}

extension RankedRecipe {
  /// True if it lacks ingredients or directions, so that one of its sources may have more of it.
  ///
  /// Of a recipe with one of both, only its source knows whether the other is to be fetched.
  var lacksDetail: Bool {
    merged.recipe.ingredients.isEmpty || merged.recipe.directions.isEmpty
  }
}

extension InputEvent {
  /// True if it is not kept for the recipe that an Enter opens once it is found: Escape and control keys.
  fileprivate var endsWaiting: Bool {
    guard case .key(let key) = self else { return false }
    return key.code == .escape || key.modifiers.contains(.control)
  }
}
