import RecipeConfiguration
import RecipeMatching
import ShoppingList

extension Configuration {
  /// The names of foods by which a shopping list adds them up.
  var shoppingFoods: FoodSynonyms { .shopping(adding: matching.foodSynonyms) }

  /// The aisles of a shopping list.
  var shoppingAisles: Aisles {
    Aisles(aisles.map { (aisle: $0.name, foods: $0.foods) }, synonyms: shoppingFoods)
  }
}
