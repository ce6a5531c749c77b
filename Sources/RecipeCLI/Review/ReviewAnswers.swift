import RecipeCore
import TerminalScreen

/// The answers of a person: keys of a terminal, or the lines of a pipe.
struct ReviewAnswers {
  private let context: CommandContext
  private let readsKeys: Bool
  private var decoder = InputDecoder()
  /// The keys that were pressed and not taken yet.
  private var keys: [Key] = []

  /// Takes the terminal over, if there is one, until `end`.
  init(_ context: CommandContext) {
    self.context = context
    readsKeys = context.world.input.isTerminal && context.world.terminal.begin(.keys) != nil
  }

  /// Gives the terminal back.
  func end() {
    if readsKeys { context.world.terminal.end() }
  }

  /// Asks until there is an answer; `nil` at the end of input.
  ///
  /// Keys that were pressed before the question are no answers to it.
  mutating func next() -> ReviewAnswer? {
    if readsKeys {
      keys = []
      decoder = InputDecoder()
      context.world.terminal.discardInput()
    }
    ask()
    return readsKeys ? nextKey() : nextLine()
  }

  private func nextLine() -> ReviewAnswer? {
    while let line = context.world.input.readLine() {
      if let answer = ReviewAnswer(line) { return answer }
      context.remark("'\(line)' is not an answer; write s, d, k, u or q")
      ask()
    }
    return nil
  }

  private mutating func nextKey() -> ReviewAnswer? {
    while let key = readKey() {
      if let answer = ReviewAnswer(key) {
        // The terminal does not echo it.
        say("\(answer.rawValue)\n")
        return answer
      }
      // Return and arrows are no attempt to answer.
      guard case .character(let character) = key.code, !character.isWhitespace else { continue }
      say("\n")
      context.remark("'\(character)' is not an answer; press s, d, k, u or q")
      ask()
    }
    return nil
  }

  /// Waits for a key; `nil` if the terminal has gone.
  private mutating func readKey() -> Key? {
    while keys.isEmpty {
      for input in context.world.terminal.next() {
        switch input {
        case .gone: return nil
        case .bytes(let bytes): keys += decoder.decode(bytes).compactMap(\.key)
        case .silence: _ = decoder.flush()
        case .resumed: ask()
        case .resized: break
        }
      }
    }
    return keys.removeFirst()
  }

  private func ask() {
    if context.world.input.isTerminal { say(ReviewAnswer.question) }
  }

  private func say(_ text: String) {
    _ = context.world.errors.write(Array(text.utf8))
  }
}

extension ReviewAnswer {
  /// Reads an answer from a key; Ctrl-D quits.
  init?(_ key: Key) {
    guard case .character(let character) = key.code else { return nil }
    if key.modifiers == .control, character == "d" {
      self = .quit
    } else if key.modifiers.isEmpty {
      self.init(String(character))
    } else {
      return nil
    }
  }
}

extension InputEvent {
  /// The key, or `nil` for the mouse and what is pasted.
  fileprivate var key: Key? {
    if case .key(let key) = self { key } else { nil }
  }
}
