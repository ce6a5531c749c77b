import Text

/// What short texts such as names and tags say, whatever their case, accents and punctuation.
enum WordMeaning {
  /// The folded words; the text itself when nothing of it folds to a word, as of an emoji.
  static func words(_ text: String) -> [UInt8] {
    let folded = TextFolding.fold(text)
    return folded.isEmpty ? Array(text.utf8) : folded
  }

  /// The folded words without plural endings: "Soups" and "soup" are one tag.
  static func stems(_ text: String) -> [UInt8] {
    let folded = words(text)
    let stems = FoldedWords(folded).map { folded[Plural.stem($0, of: folded)] }
    return Array(stems.joined(separator: [0x20]))
  }
}
