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

  /// True for a text each of whose lines is a sentence: it ends as one, and is no list of short names.
  static func areSentences(_ text: String) -> Bool {
    let lines = text.textLines.map { $0.cleaned(.line) }.filter { !$0.isEmpty }
    guard !lines.isEmpty,
      lines.allSatisfy({ $0.last.map { ".!?。！？".contains($0) } ?? false && isSentence($0) })
    else { return false }
    let words = text.split(whereSeparator: \.isWhitespace).count
    return words >= leastWords * text.split(whereSeparator: { ",;".contains($0) }).count
  }

  /// Returns the sentences of a text, without their marks.
  static func sentences(of text: String) -> [String] {
    text.split { ".!?。！？".contains($0) || $0.isNewline }
      .map { String($0).cleaned(.line) }.filter { $0.contains(where: \.isLetter) }
  }

  /// The minimum number of words between commas in sentences.
  private static let leastWords = 3
}
