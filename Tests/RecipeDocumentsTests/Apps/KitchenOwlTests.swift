import RecipeCore
import RecipeDocuments
import Testing

@Suite("KitchenOwl")
struct KitchenOwlTests {
  @Test("items are ingredients, and the description is the directions")
  func export() {
    let outcome = JSONRecipeReader().read(
      Array(
        #"""
        {"recipes":[{"name":"Pancakes","description":"1. Mix.\n2. Fry.","time":20,"cook_time":0,
          "prep_time":5,"yields":4,"source":"https://pan.example","photo":"abc.jpg",
          "items":[{"name":"flour","description":"200 g","optional":false},
           {"name":"sugar","description":"","optional":true}],"tags":["sweet"]}]}
        """#.utf8), path: "export.json", fields: .all)
    #expect(outcome.dialect == "KitchenOwl")
    #expect(
      outcome.entries.map(\.recipe) == [
        Recipe(
          title: "Pancakes", sourceURL: "https://pan.example",
          ingredients: ["200 g flour", "sugar (optional)"], directions: ["Mix.", "Fry."],
          tags: ["sweet"], yield: "4", prepMinutes: 5, totalMinutes: 20,
          extras: [ExtraField(name: "photo", json: #""abc.jpg""#)])
      ])
  }
}
