import TerminalScreen

extension TypedLine {
  /// Edits the line by a key, as `readline` does.
  mutating func handle(_ key: Key) {
    if key.modifiers.contains(.alt) { return handleWord(key) }
    switch (key.code, key.modifiers.contains(.control)) {
    case (.character(let character), false):
      insert(String(character))
    case (.backspace, _), (.character("h"), true): deleteBackward()
    case (.delete, _), (.character("d"), true): deleteForward()
    case (.character("w"), true): deleteWord()
    case (.character("u"), true): deleteToStart()
    case (.character("k"), true): deleteToEnd()
    case (.left, _), (.character("b"), true): move(-1)
    case (.right, _), (.character("f"), true): move(1)
    case (.home, _), (.character("a"), true): moveToStart()
    case (.end, _), (.character("e"), true): moveToEnd()
    default: break
    }
  }

  /// Handles a key with Alt, which is about a word.
  private mutating func handleWord(_ key: Key) {
    switch key.code {
    case .backspace: deleteWord()
    case .character("d"): deleteNextWord()
    case .left, .character("b"): moveWord(-1)
    case .right, .character("f"): moveWord(1)
    default: break
    }
  }
}

extension Key {
  /// True if it types a character.
  var isTyped: Bool {
    guard case .character = code else { return false }
    return modifiers.isDisjoint(with: [.control, .alt])
  }

  /// True if it moves a cursor to the right, by a character or to the end.
  var movesRight: Bool {
    switch (code, modifiers.contains(.control)) {
    case (.right, _), (.end, _), (.character("e"), true), (.character("f"), true): true
    default: false
    }
  }
}
