import Text

/// The distinction between sentences and other texts.
enum SentenceText {
  /// True for a text of several words that ends as sentences do, or is long.
  static func isSentence(_ text: String) -> Bool {
    let text = text.cleaned(.line)
    guard let last = text.unicodeScalars.last else { return false }
    let isEnded = ".!。！…".unicodeScalars.contains(last)
    if text.unicodeScalars.contains(where: { (0x3040...0xD7A3).contains($0.value) }) {
      return isEnded && text.count > 5 || text.count > 16
    }
    let words = text.split(separator: " ").count
    guard !text.contains("://"), !AmountText.startsWithAmount(text) || isEnded else { return false }
    return words > 2 && isEnded || words > 7
  }
}
