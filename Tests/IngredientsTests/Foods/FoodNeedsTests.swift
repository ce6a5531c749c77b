import Ingredients
import Testing

@Suite("The needs of a line")
struct FoodNeedsTests {
  @Test(
    "are one for each food that has an amount",
    arguments: [
      ("2 onions, chopped", ["onions"]),
      ("1 tsp each cumin and coriander", ["cumin", "coriander"]),
      (
        "1 tablespoon each olive oil, minced ginger and minced garlic",
        ["olive oil", "minced ginger", "minced garlic"]
      ),
      ("1/2 cup each red and green bell pepper, diced", ["red bell pepper", "green bell pepper"]),
      ("1/2 tsp each: cumin, paprika", ["cumin", "paprika"]),
      ("2 each eggs", ["eggs"]),
      ("1 EL je Petersilie und Dill, gehackt", ["Petersilie", "Dill"]),
      ("butter plus 1 cup flour", ["butter", "flour"]),
      ("plus 1 cup flour", ["flour"]), ("salt and 2 eggs", ["salt", "eggs"]),
      ("2 tbsp butter plus 1 cup flour", ["butter", "flour"]),
      ("1 cup sugar plus 2 tablespoons", ["sugar", "sugar"]),
      ("1 lemon or 2 limes", ["lemon"]), ("洋葱 1 个或红葱头 4-5 个", ["洋葱"]),
      ("6 large or 8 medium celery stalks", ["medium celery stalks"]),
      ("macaroni and cheese", ["macaroni and cheese"]),
      ("1 cup minus 2 tablespoons flour", ["flour"]),
      ("1 cup flour less 2 tablespoons", ["flour"]),
      ("1 tbsp cornstarch mixed with 2 tbsp water", ["cornstarch"]),
      (
        "1 each red, yellow and green bell pepper",
        ["red bell pepper", "yellow bell pepper", "green bell pepper"]
      ),
      ("1 each carrot and onion", ["carrot", "onion"]),
      ("2 each tomatoes, peeled and seeded", ["tomatoes"]),
      ("1 cup each black and pinto beans", ["black beans", "pinto beans"]),
      ("1/2 cup each white and brown sugar", ["white sugar", "brown sugar"]),
      ("1 tsp each ground and whole cumin", ["ground cumin", "whole cumin"]),
      ("2 tbsp each dark and light soy sauce", ["dark soy sauce", "light soy sauce"]),
      ("1 tsp each onion and garlic powder", ["onion powder", "garlic powder"]),
      ("1 tsp each salt and garlic powder", ["salt", "garlic powder"]),
      ("1 cup each carrot and yellow onion", ["carrot", "yellow onion"]),
      ("1 cup each sour and heavy cream", ["sour cream", "heavy cream"]),
      ("1 cup each chicken and beef stock", ["chicken stock", "beef stock"]),
      ("1 cup each cherry and plum tomatoes", ["cherry tomatoes", "plum tomatoes"]),
    ])
  func foods(line: String, foods: [String]) {
    #expect(FoodNeeds(of: line).all.map(\.food) == foods)
  }

  @Test(
    "name foods without the remarks behind them",
    arguments: [
      ("salt to taste", "salt"), ("Vegetable oil for frying", "Vegetable oil"),
      ("1 cup flour plus more for dusting", "flour"), ("Salz nach Geschmack", "Salz"),
      ("sel au goût", "sel"), ("2 tbsp butter, divided", "butter"),
      ("for the sauce", "for the sauce"),
      ("1/2 cup sugar or to taste", "sugar"), ("unformed dough", "unformed dough"),
    ])
  func remarks(line: String, food: String) {
    #expect(FoodNeeds(of: line).all.map(\.food) == [food])
  }
}
