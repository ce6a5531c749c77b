import Ingredients
import RecipeCore
import Text

/// The recognition of descriptions that are the method of a recipe.
///
/// In some languages one word stands for both: "leírás", "popis", "описание".
enum DescribedMethod {
  /// True for a key that stands for both.
  static func isNamed(by key: String) -> Bool {
    words.contains(FoldedText.words(KeyWords.words(of: key).utf8))
  }

  /// True for several sentences, most of which are about the foods.
  ///
  /// - Parameters:
  ///   - text: The description.
  ///   - foods: The lines of the ingredients.
  static func isOne(_ text: String, of foods: [String]) -> Bool {
    guard text.utf8.count <= longest else { return false }
    let sentences = HTMLText.plain(text).split { ".!?。！？\n".contains($0) }
      .map { String($0).cleaned(.line) }.filter { $0.split(separator: " ").count > 1 }
    guard sentences.count > 1 else { return false }
    let stems = stems(of: foods)
    let mentioned = sentences.map { sentence in
      let words = FoldedText.words(sentence.utf8).split(separator: " ")
      return Set(stems.filter { stem in words.contains { isForm($0, of: stem) } })
    }
    let mentions = mentioned.count { !$0.isEmpty }
    let areMany = mentioned.reduce(into: Set()) { $0.formUnion($1) }.count >= fewestFoods
    return mentions * 3 >= sentences.count * 2 || areMany && mentions * 2 >= sentences.count
  }

  /// The number of words of foods from which a text is about them though every second sentence has none.
  private static let fewestFoods = 3

  private static func isForm(_ word: Substring, of stem: Substring) -> Bool {
    word.hasPrefix(stem) || stem.count > 4 && word.count > 4 && stem.hasSuffix(word)
  }

  private static let longest = 8_000

  /// Returns the starts of the words of foods, which are the same in most of their forms.
  private static func stems(of foods: [String]) -> Set<Substring> {
    Set(
      foods.flatMap { line in
        FoldedText.words(ParsedIngredient(line).food.utf8).split(separator: " ")
          .filter { $0.count > 2 }.map { $0.dropLast($0.count > 5 ? 2 : $0.count > 3 ? 1 : 0) }
      })
  }

  /// The words, folded, for a description as well as for a method.
  private static let words = Set(
    "leírás,leiras,popis,opis,описание,опис,açıklama,aciklama,beschreibung,kirjeldus,aprašymas,apraksts"
      .split(separator: ",").map { FoldedText.words($0.utf8) })
}
