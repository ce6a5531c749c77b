import Text

/// The words that stand for the same thing as a word of a query, by their letters: its forms in
/// languages with other plurals than English, and the names of dishes that begin with it.
package struct WordFamily: Sendable, Hashable {
  /// The fewest letters of a word that compounds begin with: "ei" begins too many words.
  private static let leastBeginning = 4

  /// Other forms of the word, each with its first letter.
  package let forms: [[UInt8]]
  /// The beginning of its compounds, or `nil` if the word is too short to have some.
  package let beginning: [UInt8]?

  /// Creates the family of a folded word.
  init(of word: [UInt8]) {
    forms = WordForms.others(of: word)
    let isWord = word.count >= Self.leastBeginning && word.allSatisfy(\.isASCIILetter)
    beginning = isWord ? word.dropLast(Self.lengthOfEnding(of: word)) : nil
  }

  /// Returns the number of last letters that compounds lack: those of the "Kirsche" and the "Kirschen" of
  /// "Kirschkuchen", and of the "Kartoffeln" of "Kartoffelsalat".
  private static func lengthOfEnding(of word: [UInt8]) -> Int {
    for ending in ["en", "n", "e"].map({ Array($0.utf8) }) {
      let stem = word.dropLast(ending.count)
      guard stem.count >= leastBeginning, stem + ending == word[...] else { continue }
      let isPlural = ending.count > 1 || ending[0] == UInt8(ascii: "e")
      if isPlural || stem.endsInElOrEr { return ending.count }
    }
    return 0
  }

  /// True if a word of a folded text belongs to it.
  func contains(_ word: Range<Int>, of text: [UInt8]) -> Bool {
    for form in forms where form.count == word.count && text[word].elementsEqual(form) {
      return true
    }
    guard let beginning, word.count > beginning.count, text[word].starts(with: beginning) else {
      return false
    }
    return CompoundDish.isDish(text[word].dropFirst(beginning.count))
  }
}

extension ArraySlice<UInt8> {
  /// True for "kartoffel" and "ber", which add an "n" in the plural.
  fileprivate var endsInElOrEr: Bool {
    guard let last, self[endIndex - 2] == UInt8(ascii: "e") else { return false }
    return last == UInt8(ascii: "l") || last == UInt8(ascii: "r")
  }
}
