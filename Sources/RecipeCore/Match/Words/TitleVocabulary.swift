/// Words of titles that mean the same in every recipe.
enum TitleVocabulary {
  /// Words that say nothing about the dish.
  private static let fillers = HashSet(
    """
    a amazing an and best delicious easiest easy ever favorite favourite for good homemade how in \
    make my of our perfect quick recipe recipes simple so tasty the to video w with yummy \
    recette recettes rezept rezepte receta recetas ricetta ricette receita recept przepis
    """)

  /// Words that make another recipe of one that is otherwise the same.
  private static let diets = HashSet(
    """
    vegan vegetarian veganer vegane veganes vegetarisch vegetarische veggie plantbased keto paleo \
    lowcarb gluten glutenfree glutenfrei dairyfree eggless eggfree sugarfree nutfree healthier \
    lighter skinny gf df lowfat fatfree flourless meatless whole30
    """)
  private static let dietEnds = HashSet("free")
  /// The first words of diets of two words.
  private static let dietLeads = HashSet("low dairy egg sugar nut plant fat grain no meat")
  private static let longDiets: Set<String> = [
    "low carb", "dairy free", "egg free", "sugar free", "nut free", "plant based", "low fat",
    "fat free", "grain free", "no bake", "meat free",
  ]
  private static let parts = HashSet("part teil partie parte day version")

  /// Whether a word of that hash says nothing about the dish.
  @inline(__always)
  static func isFiller(_ hash: UInt64) -> Bool {
    fillers.contains(hash)
  }

  /// Whether a word of that hash names a diet, or ends the name of one: "gluten free".
  @inline(__always)
  static func isDiet(_ hash: UInt64) -> Bool {
    diets.contains(hash) || dietEnds.contains(hash)
  }

  /// Whether two words name a diet: "dairy free", "low carb".
  ///
  /// - Parameters:
  ///   - hash: That of the first word.
  ///   - pair: Where both words stand in the folded title.
  static func isLongDiet(_ hash: UInt64, _ pair: Range<Int>, _ folded: [UInt8]) -> Bool {
    dietLeads.contains(hash) && longDiets.contains(text(pair, of: folded))
  }

  /// Whether a word of that hash is followed by the number of a part.
  @inline(__always)
  static func isPart(_ hash: UInt64) -> Bool {
    parts.contains(hash)
  }

  /// The marks in a title, sorted: diets, and the number of a part.
  static func marks(in title: HashedWords, of folded: [UInt8]) -> [String] {
    var marks: Set<String> = []
    for (index, hash) in title.hashes.enumerated() {
      let word = title.words[index]
      if diets.contains(hash) { marks.insert(text(word, of: folded)) }
      guard index + 1 < title.words.count else { break }
      let next = title.words[index + 1]
      let pair = { text(word.lowerBound..<next.upperBound, of: folded) }
      if isLongDiet(hash, word.lowerBound..<next.upperBound, folded) { marks.insert(pair()) }
      if parts.contains(hash), isNumber(next, of: folded) { marks.insert(pair()) }
    }
    return marks.isEmpty ? [] : marks.sorted()
  }

  private static func text(_ range: Range<Int>, of folded: [UInt8]) -> String {
    String(decoding: folded[range], as: UTF8.self)
  }

  /// Whether a word of a folded title is a number that parts bear: digits, or "two", or "ii".
  static func isNumber(_ word: Range<Int>, of folded: [UInt8]) -> Bool {
    if folded[word].allSatisfy(\.isDigit) { return true }
    return ["one", "two", "three", "i", "ii", "iii", "iv"].contains(text(word, of: folded))
  }
}

/// A small set of hashes that is asked for every word of every title.
struct HashSet: Sendable {
  private let hashes: [UInt64]
  private let filter: UInt64

  /// Makes the set of the hashes of words, which stand apart by spaces and are folded.
  init(_ words: String) {
    let folded = Array(words.utf8)
    hashes = FoldedWords(folded).map { StableHash.of(folded, in: $0) }.sorted()
    filter = hashes.reduce(0) { $0 | 1 << ($1 & 63) }
  }

  /// Whether `hash` is that of one of the words.
  @inline(__always)
  func contains(_ hash: UInt64) -> Bool {
    filter & (1 << (hash & 63)) != 0 && search(hash)
  }

  private func search(_ hash: UInt64) -> Bool {
    var low = 0
    var high = hashes.count
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == hash
  }
}
