import TerminalScreen

/// The keys of the query line.
extension BrowserState {
  /// Handles a key of the query.
  mutating func handleInQuery(_ key: Key) -> [BrowserEffect] {
    if beginsSearch(key) { return [] }
    if let effects = moveFromQuery(key) { return effects }
    isQueryUntouched = false
    let before = query.text
    // A space adds a word to the query that is there.
    if replacesQuery, key.isTyped, key != Key(" ") { query = TypedLine() }
    replacesQuery = false
    edit(key)
    return query.text == before ? countTermsIfNeeded() : edited()
  }

  /// True for the key that begins a search elsewhere, as in `less`: of people who type it here, too, it
  /// must not stay in the query.
  private func beginsSearch(_ key: Key) -> Bool {
    key == Key("/") && (isQueryUntouched || query.text.isEmpty)
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
      if let next = currentCycle?.next {
        take(next)
        return edited()
      }
      guard let completion else { return switchPane(.list) }
      accept(completion)
      return edited()
    default: return nil
    }
  }

  private mutating func edit(_ key: Key) {
    if key.movesRight, let completion {
      accept(completion)
    } else {
      query.handle(key)
    }
  }

  /// Searches for what the query says now.
  mutating func edited() -> [BrowserEffect] {
    pinned = nil
    if page == .why { page = .recipe }
    return [newSearch()] + countTermsIfNeeded()
  }

  private mutating func accept(_ completion: QueryCompletion) {
    query.replace(last: completion.word.count, with: completion.replacements[0])
    guard completion.replacements.count > 1 else { return }
    cycle = CompletionCycle(completion.replacements, in: query.text)
  }

  /// Puts another word in place of the one that a completion put into the query.
  private mutating func take(_ next: CompletionCycle) {
    guard let current = currentCycle?.word else { return }
    query.replace(last: current.count, with: next.word)
    cycle = next.taken(in: query.text)
  }

  /// The words among which Tab goes on, while the query is as a completion left it.
  var currentCycle: CompletionCycle? {
    cycle.flatMap { query.isAtEnd && $0.text == query.text ? $0 : nil }
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
