import Ingredients
import RecipeMatching
import Text

/// A reader of the names of foods.
struct FoodReader {
  private var tokenizer: FoodTokenizer

  /// Creates a reader with the names of foods that mean the same.
  init(synonyms: FoodSynonyms) {
    tokenizer = FoodTokenizer(synonyms: synonyms, kinds: FoodWordKinds.vocabulary)
  }

  /// Returns the words of a name as they are in the tables.
  mutating func words(of name: String) -> [FoodWord] { tokenizer.words(ofName: name) }

  /// Reads a name; one without a known word counts by its letters.
  ///
  /// - Parameter knows: True for a word that is a food of a table; other words are tried in the singular.
  mutating func food(named name: String, knows: (FoodWord) -> Bool) -> NamedFood {
    let cleaned = Self.withPortugueseSingulars(Self.withoutBrands(name))
    let found = phrase(cleaned, knows) ?? tokenizer.words(ofName: cleaned)
    let form = found.lazy.compactMap { FoodForm(hash: $0.hash) }.first
    var words: [FoodWord] = []
    for word in found where FoodForm(hash: word.hash) == nil {
      words += knows(word) ? [word] : known(word, in: cleaned, knows)
    }
    if words.isEmpty {
      words = [
        FoodWord(hash: StableHash.of(TextFolding.fold(name)), text: TextFolding.foldedString(name))
      ]
    }
    return NamedFood(
      name: name, words: words, form: form ?? .plain, beginsWithFood: Self.beginsWithFood(name))
  }

  /// Returns the food of a table whose name has the last word of a name in another form: "rosa Beere" of
  /// "rosa Beeren".
  private mutating func phrase(_ name: String, _ knows: (FoodWord) -> Bool) -> [FoodWord]? {
    let folded = TextFolding.foldedString(name).split(separator: " ")
    guard (2...Self.maximumPhraseLength).contains(folded.count), let last = folded.last else {
      return nil
    }
    let start = folded.dropLast().joined(separator: " ")
    let whole = tokenizer.words(ofName: name)
    guard whole.count > 1 || !whole.allSatisfy(knows) else { return nil }
    for form in WordForms.others(of: Array(last.utf8)) {
      let found = tokenizer.words(ofName: start + " " + String(decoding: form, as: UTF8.self))
      if found.count == 1, knows(found[0]) { return found }
    }
    return nil
  }

  private static let maximumPhraseLength = 4

  /// Returns the food of a table whose plural or singular a word is, else the word.
  private mutating func known(
    _ word: FoodWord, in name: String, _ knows: (FoodWord) -> Bool
  ) -> [FoodWord] {
    guard !FoodWordKinds.hashes.contains(word.hash) else { return [word] }
    // Of the plurals of other languages an English stem is not the singular: "vagens".
    let folded = TextFolding.fold(name)
    let written = FoldedWords(folded).filter {
      folded[Plural.stem($0, of: folded)].elementsEqual(word.text.utf8)
    }
    let forms = [Array(word.text.utf8)] + written.map { Array(folded[$0]) }
    for form in forms.flatMap(WordForms.others) {
      let found = tokenizer.words(ofName: String(decoding: form, as: UTF8.self))
      if found.count == 1, knows(found[0]) { return found }
    }
    return [word]
  }

  /// Returns a name with "limão" for "limões" and "pão" for "pães", whose stems without accents are those of
  /// other foods: "pimento" of "pimentões".
  private static func withPortugueseSingulars(_ name: String) -> String {
    guard name.contains(where: { $0 == "õ" || $0 == "ã" || $0 == "Õ" || $0 == "Ã" }) else {
      return name
    }
    return name.split(separator: " ").map { word in
      let lower = word.lowercased()
      return portuguesePlurals.contains(where: lower.hasSuffix) ? lower.dropLast(3) + "ão" : word
    }.joined(separator: " ")
  }

  private static let portuguesePlurals = ["ões", "ães", "ãos"]

  /// Returns a name without the brands that some lines have.
  private static func withoutBrands(_ name: String) -> String {
    var words = name.split(separator: " ")
    for brand in brands where words.count > brand.count {
      for start in 0...(words.count - brand.count) {
        guard words[start...].prefix(brand.count).map({ $0.lowercased() }) == brand else {
          continue
        }
        words.removeSubrange(start..<start + brand.count)
        break
      }
    }
    return words.joined(separator: " ")
  }

  /// True if a word like "de" joins the words of a name, so that its first one is the food.
  private static func beginsWithFood(_ name: String) -> Bool {
    let folded = TextFolding.foldedString(name)
    return folded.split(separator: " ").dropFirst().contains { joints.contains(String($0)) }
  }

  private static let joints: Set<String> = [
    "de", "du", "des", "d", "di", "del", "della", "dell", "do", "da", "al", "alla", "a", "au",
    "aux", "of",
    "with", "mit", "med", "con", "com", "avec", "met", "in", "en", "z", "ze", "w", "s", "v", "från",
    "fra",
    "uit", "aus",
  ]

  private static let brands = [
    ["gold", "medal"], ["king", "arthur"], ["bob's", "red", "mill"], ["rewe", "beste", "wahl"],
    ["swans", "down"],
  ]
}
