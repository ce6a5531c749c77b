import TerminalScreen

/// The keys of the query line.
extension BrowserState {
  /// Handles a key of the query.
  mutating func handleInQuery(_ key: Key) -> [BrowserEffect] {
    if beginsSearch(key) { return [] }
    if let effects = moveFromQuery(key) { return effects }
    let before = query.text
    // A space adds a word to the query that is there.
    query.beginEdit(replaces: key.isTyped && key != Key(" "))
    edit(key)
    return query.text == before ? countTermsIfNeeded() : edited()
  }

  /// True for the key that begins a search elsewhere, as in `less`: of people who type it here, too, it
  /// must not stay in the query.
  private func beginsSearch(_ key: Key) -> Bool {
    key == Key("/") && (query.isUntouched || query.text.isEmpty)
  }

  /// Handles the keys that choose a recipe or a pane while a query is typed; `nil` for others.
  private mutating func moveFromQuery(_ key: Key) -> [BrowserEffect]? {
    let page = max(1, layout.list.rows.count - 1)
    let isControlled = key.modifiers.contains(.control)
    switch (key.code, isControlled) {
    case (.down, _), (.character("n"), true), (.character("j"), true): return move(by: 1)
    case (.up, _), (.character("p"), true): return move(by: -1)
    case (.pageDown, _): return move(by: page)
    case (.pageUp, _): return move(by: -page)
    case (.enter, _):
      guard awaitsAnswer else { return openDetail() }
      typedAhead = []
      return []
    case (.escape, _): return switchPane(.list)
    case (.tab, _):
      if key.modifiers.contains(.shift) { return switchPane(.detail) }
      if query.takeNext() { return edited() }
      guard let completion else { return switchPane(.list) }
      query.accept(completion)
      return edited()
    default: return nil
    }
  }

  private mutating func edit(_ key: Key) {
    if key.movesRight, let completion {
      query.accept(completion)
    } else {
      query.handle(key)
    }
  }

  /// Searches for what the query says now.
  mutating func edited() -> [BrowserEffect] {
    detail.unpin()
    return [newSearch()] + countTermsIfNeeded()
  }

  /// Asks for the tags and publishers when a value of one is being typed.
  private mutating func countTermsIfNeeded() -> [BrowserEffect] {
    guard terms == nil, !isCountingTerms, QueryCompletion.needsTerms(query.before) else {
      return []
    }
    isCountingTerms = true
    return [.countTerms]
  }

  /// The completion of the word before the cursor, or `nil` if there is none.
  var completion: QueryCompletion? {
    guard query.isAtEnd else { return nil }
    return QueryCompletion(
      of: query.before, sources: collection?.sources ?? [], terms: terms, saved: savedQueries)
  }
}
