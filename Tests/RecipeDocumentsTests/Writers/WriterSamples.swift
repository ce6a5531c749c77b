import RecipeCore
import RecipeDocuments

/// Recipes that writers are given, and what they make of them.
enum WriterSamples {
  /// Every field at once.
  static let full = Recipe(
    title: "Leek \"soup\"", publisher: "The Green Stove", publisherURL: "https://green.example",
    sourceURL: "https://green.example/leek", f2fURL: "https://f2f.example/1",
    imageURL: "leek.jpg", socialRank: ExactNumber("99.99999999999974"),
    ingredients: ["2 leeks", "1 l stock", "50 ml cream"],
    ingredientGroups: [IngredientGroup(name: "To finish", start: 2)],
    directions: ["Wash the leeks.", "Cook, then\nblend."],
    description: "A soup.\nFor cold days.",
    tags: ["soup", "winter"], yield: "4 servings", prepMinutes: 10, cookMinutes: 20,
    totalMinutes: 30, rating: rating("4.8", of: "5", count: 120), author: "Ann", language: "en",
    published: "2019-03-01",
    extras: [ExtraField(name: "note", json: "{ \"a\" : [1,\n 2] }")])

  /// A rating of numbers that are known to be some.
  static func rating(_ value: String, of best: String, count: Int? = nil) -> Rating? {
    guard let value = ExactNumber(value), let best = ExactNumber(best) else { return nil }
    return Rating(value: value, best: best, count: count)
  }
}

extension RecipeDocumentWriter {
  /// The document of recipes as text.
  func text(of recipes: Recipe...) -> String {
    var bytes: [UInt8] = []
    write(recipes) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
