import Text

/// The words that stand for the same thing as a word of a query, by their letters: its forms in
/// languages with other plurals than English, and the names of dishes that begin with it.
package struct WordFamily: Sendable, Hashable {
  /// The fewest letters of a word that compounds begin with: "ei" begins too many words.
  private static let leastBeginning = 4

  /// Other forms of the word, each with its first letter.
  package let forms: [[UInt8]]
  /// The beginnings of its compounds: of the word, or if it is too short, of its forms that are not, such as
  /// the "Eier" of "Eierlikör".
  package let beginnings: [[UInt8]]

  /// Creates the family of a folded word.
  init(of word: [UInt8]) {
    let forms = WordForms.others(of: word)
    self.forms = forms
    let words = word.count >= Self.leastBeginning ? [word] : forms
    beginnings = words.compactMap(Self.beginning)
  }

  /// Returns the beginning of the compounds of a word, or `nil` if it is too short to have some.
  private static func beginning(of word: [UInt8]) -> [UInt8]? {
    guard word.count >= leastBeginning, word.allSatisfy(\.isASCIILetter) else { return nil }
    return word.dropLast(lengthOfEnding(of: word))
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
    return beginnings.contains { beginning in
      word.count > beginning.count && text[word].starts(with: beginning)
        && CompoundDish.isDish(text[word].dropFirst(beginning.count))
    }
  }
}

extension ArraySlice<UInt8> {
  /// True for "kartoffel" and "ber", which add an "n" in the plural.
  fileprivate var endsInElOrEr: Bool {
    guard let last, self[endIndex - 2] == UInt8(ascii: "e") else { return false }
    return last == UInt8(ascii: "l") || last == UInt8(ascii: "r")
  }
}
