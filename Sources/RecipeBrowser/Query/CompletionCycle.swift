/// The words that a completed one can be exchanged for, each time by another key.
struct CompletionCycle: Sendable, Hashable {
  /// The words.
  let replacements: [String]
  /// The query with the word that was taken last.
  let text: String
  private let place: Int

  /// Creates the cycle of a word that was completed, the first one.
  ///
  /// - Parameters:
  ///   - replacements: The words, at least one.
  ///   - text: The query with the first one.
  init(_ replacements: [String], in text: String) {
    self.init(replacements, text: text, place: 0)
  }

  private init(_ replacements: [String], text: String, place: Int) {
    self.replacements = replacements
    self.text = text
    self.place = place
  }

  /// The word that was taken last.
  var word: String { replacements[place] }

  /// The cycle with the following word, after the last the first.
  var next: CompletionCycle {
    CompletionCycle(replacements, text: text, place: (place + 1) % replacements.count)
  }

  /// Returns the cycle with the query in which its word is.
  func taken(in text: String) -> CompletionCycle {
    CompletionCycle(replacements, text: text, place: place)
  }
}
