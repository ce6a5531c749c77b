import RecipeMatching

/// A food as a line names it.
struct NamedFood: Sendable {
  /// The name.
  let name: String
  /// The words that tell it from others, in their order.
  let words: [FoodWord]
  /// The form that the name tells.
  let form: FoodForm
  /// True if the name begins with the food: "jus de citron", "noix de muscade".
  let beginsWithFood: Bool

  /// The word that foods of its kind share: "cream" of "double cream", whatever the language.
  var kind: String {
    let word = (beginsWithFood ? words.first : words.last)?.text ?? name
    return word.split(separator: " ").last.map(String.init) ?? word
  }
}
