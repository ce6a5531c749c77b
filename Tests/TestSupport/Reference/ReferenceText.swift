import Foundation

/// A text as words, folded in the simplest way, without code of the program.
package struct ReferenceText: Sendable {
  /// A word and its stem.
  struct Word: Sendable {
    let text: String
    let singular: String
  }

  /// The words in each spelling of umlauts.
  let spellings: [[Word]]

  /// Folds a text.
  package init(_ text: String) {
    let lower = text.precomposedStringWithCanonicalMapping.lowercased()
    let spelledOut =
      lower
      .replacingOccurrences(of: "ä", with: "ae")
      .replacingOccurrences(of: "ö", with: "oe")
      .replacingOccurrences(of: "ü", with: "ue")
    spellings = (lower == spelledOut ? [lower] : [lower, spelledOut]).map { text in
      Self.words(of: text).map { Word(text: $0, singular: Self.singular($0)) }
    }
  }

  private static func words(of text: String) -> [String] {
    let plain =
      text
      .replacingOccurrences(of: "ß", with: "ss")
      .replacingOccurrences(of: "æ", with: "ae")
      .replacingOccurrences(of: "ø", with: "o")
      .replacingOccurrences(of: "’", with: "'")
      .replacingOccurrences(of: "'s", with: "s")
    let letters = plain.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      !(0x300...0x36F).contains($0.value)
    }
    return String(String.UnicodeScalarView(letters))
      .components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }
  }

  /// True if the words of another text are consecutive words of this one.
  func contains(_ other: ReferenceText, isPrefix: Bool, isExact: Bool) -> Bool {
    spellings.contains { words in
      other.spellings.contains {
        Self.contains(words, $0, isPrefix: isPrefix, isExact: isExact)
      }
    }
  }

  private static func contains(
    _ line: [Word], _ words: [Word], isPrefix: Bool, isExact: Bool
  ) -> Bool {
    if words.contains(where: \.isHan) { return text(of: line).contains(text(of: words)) }
    guard words.count <= line.count else { return false }
    return (0...line.count - words.count).contains { start in
      words.indices.allSatisfy { place in
        isPrefix && place == words.count - 1
          ? line[start + place].text.utf8.starts(with: words[place].text.utf8)
          : isExact
            ? line[start + place].text == words[place].text
            : line[start + place].singular == words[place].singular
      }
    }
  }

  private static func text(of words: [Word]) -> String {
    words.map(\.text).joined(separator: " ")
  }

  /// Returns the stem that a word shares with its plural.
  private static func singular(_ word: String) -> String {
    let length = word.utf8.count
    if length <= 3 { return word }
    if word.hasSuffix("y") {
      return "aeiou".contains(word.dropLast().suffix(1)) ? word : String(word.dropLast())
    }
    if !word.hasSuffix("s") || word.hasSuffix("ss") || word.hasSuffix("us") { return word }
    if length > 4 {
      if word.hasSuffix("ies") { return String(word.dropLast(3)) }
      for ending in ["oes", "xes", "ches", "shes", "sses"] where word.hasSuffix(ending) {
        return String(word.dropLast(2))
      }
    }
    return String(word.dropLast())
  }
}

extension ReferenceText.Word {
  /// True if it is Chinese, which matches inside words.
  fileprivate var isHan: Bool {
    text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }
}
