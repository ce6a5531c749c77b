import TerminalScreen

/// The line of the query and the state of typing in it.
struct QueryLine: Sendable {
  /// The text and its cursor.
  private(set) var line: TypedLine
  /// True until the query is edited since its line took the keys.
  private(set) var isUntouched = true
  /// True if the next character begins a new query in place of the one that is there.
  private(set) var isReplaced = false
  /// The words among which Tab goes on, if a completion offered several.
  private var lastCycle: CompletionCycle?

  /// Creates the line with a query.
  init(_ text: String) { line = TypedLine(text) }

  /// The query.
  var text: String { line.text }
  /// The query before the cursor.
  var before: String { line.before }
  /// The query behind the cursor.
  var after: String { line.after }
  /// True if the cursor is at the end.
  var isAtEnd: Bool { line.isAtEnd }

  /// The words among which Tab goes on, while the query is as a completion left it.
  var cycle: CompletionCycle? {
    lastCycle.flatMap { isAtEnd && $0.text == text ? $0 : nil }
  }

  /// Begins or ends the typing, as another pane takes the keys.
  mutating func switchPane() { (isUntouched, isReplaced) = (true, false) }

  /// Offers the query that is there for another one to be typed in its place.
  mutating func offerReplacement() {
    line.moveToEnd()
    isReplaced = !text.isEmpty
  }

  /// Begins an edit, by which the query is cleared if another one takes its place.
  ///
  /// - Parameter replaces: False for an edit of the query that is there.
  mutating func beginEdit(replaces: Bool) {
    if isReplaced, replaces { line = TypedLine() }
    (isUntouched, isReplaced) = (false, false)
  }

  /// Inserts a text at the cursor.
  ///
  /// - Returns: False if its end was left out.
  mutating func insert(_ text: String) -> Bool { line.insert(text) }

  /// Edits the query by a key.
  mutating func handle(_ key: Key) { line.handle(key) }

  /// Puts the first of some words in place of the one before the cursor.
  mutating func accept(_ completion: QueryCompletion) {
    line.replace(last: completion.word.count, with: completion.replacements[0])
    guard completion.replacements.count > 1 else { return }
    lastCycle = CompletionCycle(completion.replacements, in: text)
  }

  /// Puts the next word of the cycle in place of the one that is there.
  ///
  /// - Returns: False if there is no cycle.
  mutating func takeNext() -> Bool {
    guard let cycle else { return false }
    let next = cycle.next
    line.replace(last: cycle.word.count, with: next.word)
    lastCycle = next.taken(in: text)
    return true
  }
}
