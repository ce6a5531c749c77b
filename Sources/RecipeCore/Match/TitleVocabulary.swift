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
  private static let diets: Set<String> = [
    "vegan", "vegetarian", "veganer", "vegane", "veganes", "vegetarisch", "vegetarische", "veggie",
    "plantbased", "keto", "paleo", "lowcarb", "gluten", "glutenfree", "glutenfrei", "dairyfree",
    "eggless", "eggfree", "sugarfree", "nutfree", "healthier", "lighter", "skinny",
    "gf", "df", "lowfat", "fatfree", "flourless", "meatless", "whole30",
  ]
  private static let diets2: Set<String> = [
    "low carb", "dairy free", "egg free", "sugar free", "nut free", "plant based", "low fat",
    "fat free", "grain free", "no bake", "meat free",
  ]
  private static let parts: Set<String> = ["part", "teil", "partie", "parte", "day", "version"]

  /// Whether a word of that hash says nothing about the dish.
  @inline(__always)
  static func isFiller(_ hash: UInt64) -> Bool {
    fillers.contains(hash)
  }

  /// The marks in a title, sorted: diets, and the number of a part.
  static func marks(in words: [[UInt8]]) -> [String] {
    let words = words.map { String(decoding: $0, as: UTF8.self) }
    var marks: Set<String> = []
    for (index, word) in words.enumerated() {
      if diets.contains(word) { marks.insert(word) }
      guard index + 1 < words.count else { break }
      let pair = word + " " + words[index + 1]
      if diets2.contains(pair) { marks.insert(pair) }
      if parts.contains(word), isNumber(words[index + 1]) { marks.insert(pair) }
    }
    return marks.sorted()
  }

  private static func isNumber(_ word: String) -> Bool {
    if word.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) { return true }
    return ["one", "two", "three", "i", "ii", "iii", "iv"].contains(word)
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
