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
