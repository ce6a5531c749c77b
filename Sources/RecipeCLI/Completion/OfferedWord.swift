import Text

/// A word that a shell may offer, and what it stands for.
struct OfferedWord: Sendable, Hashable {
  /// The word.
  let text: String
  /// Its meaning, such as the title of an id; empty if there is nothing to say.
  let meaning: String

  /// Creates a word.
  init(_ text: String, _ meaning: String = "") {
    self.text = text
    self.meaning = meaning
  }

  /// True if it begins with a text in any case, quotation marks aside: `publisher:sa` of
  /// `publisher:"Salt & Ember"`.
  func begins(with start: String) -> Bool {
    Self.compared(text).hasPrefix(Self.compared(start))
  }

  /// Returns the word with its beginning in the case that was typed, as fish wants it: `publisher:"salt &
  /// Ember"` for `publisher:sa`.
  func typed(as start: String) -> OfferedWord {
    guard text.contains("\"") else { return self }
    var rest = start.filter { $0 != "\"" }[...]
    var result = ""
    for (index, letter) in zip(text.indices, text) {
      guard let next = rest.first else { return OfferedWord(result + text[index...], meaning) }
      if letter == "\"" {
        result.append(letter)
      } else if letter.lowercased() == next.lowercased() {
        result.append(next)
        rest.removeFirst()
      } else {
        return self
      }
    }
    return OfferedWord(result, meaning)
  }

  private static func compared(_ text: String) -> String {
    text.lowercased().filter { $0 != "\"" }
  }

  /// The line of a completion script: the word, then its meaning after a tab.
  var line: String {
    let text = Self.line(text)
    return meaning.isEmpty ? text : "\(text)\t\(Self.line(meaning))"
  }

  private static func line(_ text: String) -> String {
    String(text.terminalSafe.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
