import Text

/// The meaning of short texts such as names and tags, without case, accents and punctuation.
enum WordMeaning {
  /// Returns the folded words, or the text itself if it has none, such as an emoji.
  static func words(_ text: String) -> [UInt8] {
    let folded = TextFolding.fold(text)
    return folded.isEmpty ? Array(text.utf8) : folded
  }

  /// Returns the folded words without plural endings: "Soups" and "soup" are one tag.
  static func stems(_ text: String) -> [UInt8] {
    let folded = words(text)
    let stems = FoldedWords(folded).map { folded[Plural.stem($0, of: folded)] }
    return Array(stems.joined(separator: [0x20]))
  }
}
