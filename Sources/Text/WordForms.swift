/// The singular and plural forms of words in languages whose plurals `Plural` does not know.
///
/// A form follows from the ending of a word, whatever its language. So the rules keep to endings by
/// which hardly a word of another language becomes the name of another food.
package enum WordForms {
  /// A pair of endings, and the fewest letters before them.
  private struct Rule {
    let one: [UInt8]
    let many: [UInt8]
    let least: Int

    init(_ one: String, _ many: String, _ least: Int) {
      self.one = Array(one.utf8)
      self.many = Array(many.utf8)
      self.least = least
    }
  }

  private static let rules = [
    // German and Dutch: Möhre, Zwiebel, Leber, Ei, mossel.
    Rule("e", "en", 3), Rule("el", "eln", 3), Rule("er", "ern", 3), Rule("ei", "eier", 0),
    Rule("el", "elen", 4),
    // French: gâteau, chou, feu.
    Rule("eau", "eaux", 2), Rule("ou", "oux", 2), Rule("eu", "eux", 1),
    // Italian: zucchina, pomodoro, fungo. "Pasta" and "paste" are too short.
    Rule("a", "e", 5), Rule("o", "i", 5), Rule("co", "chi", 3), Rule("go", "ghi", 3),
    Rule("ca", "che", 4), Rule("ga", "ghe", 4),
    // Spanish and Portuguese: limón, frijol, feijão, pastel.
    Rule("n", "nes", 4), Rule("l", "les", 4), Rule("r", "res", 4), Rule("d", "des", 4),
    Rule("ao", "oes", 2), Rule("ao", "aes", 1), Rule("el", "eis", 3), Rule("al", "ais", 3),
    Rule("ol", "ois", 3), Rule("em", "ens", 3), Rule("im", "ins", 3), Rule("om", "ons", 3),
    Rule("um", "uns", 2), Rule("z", "zes", 2),
    // Scandinavian: kaka, bulle, tomat.
    Rule("a", "or", 3), Rule("e", "ar", 4), Rule("at", "ater", 3),
    // Two English spellings of one word: whisky, smoky.
    Rule("ky", "key", 3), Rule("kies", "keys", 3),
  ]

  /// The fewest letters of a word that has its plural in "e": Pilz, Salat.
  private static let leastBeforeE = 4

  /// Returns other forms of a folded word, all of them with its first letter.
  package static func others(of word: [UInt8]) -> [[UInt8]] {
    guard word.allSatisfy(\.isASCIILetter) else { return [] }
    var seen: Set<[UInt8]> = [word]
    return (byRules(word) + byE(word) + withUmlaut(word) + withoutUmlaut(word))
      .filter { seen.insert($0).inserted }
  }

  private static func byRules(_ word: [UInt8]) -> [[UInt8]] {
    rules.flatMap { rule in
      [(rule.one, rule.many), (rule.many, rule.one)].compactMap { old, new in
        word.count >= rule.least + old.count && word.ends(with: old)
          ? word.dropLast(old.count) + new : nil
      }
    }
  }

  /// Returns the form with an "e" after a consonant, or without it: Pilz and Pilze.
  private static func byE(_ word: [UInt8]) -> [[UInt8]] {
    guard word.count >= leastBeforeE, let last = word.last else { return [] }
    if !last.isVowel { return [word + [UInt8(ascii: "e")]] }
    let isPlural = last == UInt8(ascii: "e") && !word[word.count - 2].isVowel
    return isPlural && word.count > leastBeforeE ? [word.dropLast()] : []
  }

  /// Returns the plurals with an umlaut, spelt out as in no other language: Huhn and Hühner.
  private static func withUmlaut(_ word: [UInt8]) -> [[UInt8]] {
    guard word.count >= 4, let last = word.last, !last.isVowel,
      let place = word.lastIndex(where: \.mayHaveUmlaut), word[place + 1] != UInt8(ascii: "e")
    else { return [] }
    let isDiphthong =
      place > 0 && word[place] == UInt8(ascii: "u") && word[place - 1] == UInt8(ascii: "a")
    var plural = word
    plural.insert(UInt8(ascii: "e"), at: isDiphthong ? place : place + 1)
    return ["", "e", "er"].map { plural + Array($0.utf8) }
  }

  /// Returns the singulars of a plural with an umlaut that is spelt out: Hühner and Huhn.
  private static func withoutUmlaut(_ word: [UInt8]) -> [[UInt8]] {
    guard word.count >= 5,
      let place = word.indices.dropLast(2).last(where: {
        word[$0].mayHaveUmlaut && word[$0 + 1] == UInt8(ascii: "e")
      })
    else { return [] }
    var singular = word
    singular.remove(at: place + 1)
    let cut = ["e", "er"].map { Array($0.utf8) }.filter {
      singular.count >= $0.count + 3 && singular.ends(with: $0)
    }
    return [singular] + cut.map { singular.dropLast($0.count) }
  }
}

extension [UInt8] {
  fileprivate func ends(with ending: [UInt8]) -> Bool { suffix(ending.count).elementsEqual(ending) }
}

extension UInt8 {
  fileprivate var isVowel: Bool {
    switch self {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default: false
    }
  }

  fileprivate var mayHaveUmlaut: Bool {
    self == UInt8(ascii: "a") || self == UInt8(ascii: "o") || self == UInt8(ascii: "u")
  }
}
