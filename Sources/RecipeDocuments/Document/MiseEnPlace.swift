import Text

/// The name that kitchens of all languages have for the preparation.
enum MiseEnPlace {
  /// True if a key is the name.
  static func isNamed(by key: String) -> Bool {
    FoldedText.words(KeyWords.words(of: key).utf8) == "mise en place"
  }
}
