import Text

extension HeadingYield {
  /// True for a word before a yield and nothing else: "for", "serves".
  static func isLead(_ text: String) -> Bool {
    let word = FoldedText.words(text.utf8)
    return prepositions.contains(word) || verbs.contains(word)
  }
}
