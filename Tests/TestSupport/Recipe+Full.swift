package import RecipeCore

extension Recipe {
  /// A recipe with a value of its own in every field.
  package static let full = Recipe(
    title: "Leek \"soup\"", publisher: "The Green Stove", publisherURL: "https://green.example",
    sourceURL: "https://green.example/leek", f2fURL: "https://f2f.example/1",
    imageURL: "leek.jpg", socialRank: ExactNumber("99.99999999999974"),
    ingredients: ["2 leeks", "1 l stock", "50 ml cream"],
    ingredientGroups: [RecipeGroup(name: "To finish", start: 2)],
    directions: ["Wash the leeks.", "For the soup:", "Cook, then\nblend."],
    directionGroups: [RecipeGroup(name: "For the soup", start: 1)],
    description: "A soup.\nFor cold days.",
    tags: ["soup", "winter"], notes: ["It freezes well.", "Storage: 3 days\nin the fridge"],
    tools: ["blender", "large pot"],
    nutrition: [
      NutritionFact(name: "calories", text: "240 kcal"), NutritionFact(name: "fat", text: "9.5 g"),
    ],
    yield: "4 servings", prepMinutes: 10, cookMinutes: 20, waitMinutes: 25, totalMinutes: 55,
    rating: ExactNumber("4.8").flatMap { value in
      ExactNumber("5").map { Rating(value: value, best: $0, count: 120) }
    }, author: "Ann", language: "en", published: "2019-03-01",
    extras: [ExtraField(name: "note", json: "{ \"a\" : [1,\n 2] }")])
}
