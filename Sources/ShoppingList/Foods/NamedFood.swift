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
}
