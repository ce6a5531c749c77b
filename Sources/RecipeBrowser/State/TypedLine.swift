/// A line of text that is being typed, with its cursor.
struct TypedLine: Sendable, Hashable {
  /// The characters before the cursor.
  private(set) var before = ""
  /// The characters after the cursor.
  private(set) var after = ""

  /// Creates a line with the cursor at its end.
  init(_ text: String = "") { before = text }

  /// The whole text.
  var text: String { before + after }

  /// True if the cursor is at the end.
  var isAtEnd: Bool { after.isEmpty }

  /// The maximum length in characters.
  static let limit = 2_000

  /// Inserts text at the cursor; line ends become spaces.
  ///
  /// - Returns: False if there is no room for all of it; what there is room for is inserted.
  @discardableResult
  mutating func insert(_ text: String) -> Bool {
    let room = max(0, Self.limit - self.text.count)
    before += text.prefix(room).map { $0.isNewline || $0 == "\t" ? " " : String($0) }.joined()
    return text.dropFirst(room).isEmpty
  }

  /// Replaces the last characters before the cursor.
  mutating func replace(last count: Int, with text: String) {
    before = String(before.dropLast(count))
    insert(text)
  }

  /// Removes the character before the cursor.
  mutating func deleteBackward() { before = String(before.dropLast()) }

  /// Removes the character after the cursor.
  mutating func deleteForward() { after = String(after.dropFirst()) }

  /// Removes the word before the cursor.
  mutating func deleteWord() {
    while before.last?.isWhitespace ?? false { before.removeLast() }
    while let last = before.last, !last.isWhitespace { before.removeLast() }
  }

  /// Removes the word after the cursor.
  mutating func deleteNextWord() {
    let kept = before
    moveWord(1)
    before = kept
  }

  /// Moves the cursor to the start of the word before it, or to the end of the word after it.
  mutating func moveWord(_ direction: Int) {
    var isInWord = false
    while let next = direction < 0 ? before.last : after.first {
      if next.isWhitespace, isInWord { return }
      isInWord = isInWord || !next.isWhitespace
      move(direction)
    }
  }

  /// Removes everything before the cursor.
  mutating func deleteToStart() { before = "" }

  /// Removes everything after the cursor.
  mutating func deleteToEnd() { after = "" }

  /// Moves the cursor by one character.
  mutating func move(_ direction: Int) {
    if direction < 0, let last = before.popLast() { after = String(last) + after }
    if direction > 0, let first = after.first {
      before.append(first)
      after.removeFirst()
    }
  }

  /// Moves the cursor to the start.
  mutating func moveToStart() { (before, after) = ("", text) }

  /// Moves the cursor to the end.
  mutating func moveToEnd() { (before, after) = (text, "") }
}
