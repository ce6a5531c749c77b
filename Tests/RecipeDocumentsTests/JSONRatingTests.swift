import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Ratings in JSON")
struct JSONRatingTests {
  @Test(
    "a score between 0 and 1 beside counts of votes is a share, and alone it is kept as it is",
    arguments: [
      (#""user_ratings":{"count_positive":93,"count_negative":7,"score":0.93}"#, "0.93/1 (100)"),
      (#""rating":{"count_positive":93,"count_negative":7,"score":0.93}"#, "0.93/1 (100)"),
      (#""ratings":{"yes":3,"no":0,"score":1}"#, "1/1 (3)"),
      (#""rating":{"score":0.93,"votes":100}"#, "0.93/1 (100)"),
      (#""rating":{"value":0.93,"best":1}"#, "0.93/1"),
      (#""rating":{"ratingValue":4.5,"ratingCount":8}"#, "4.5/5 (8)"),
      (#""rating":"93 %""#, "93/100"), (#""rating":3"#, "3/5"),
      (#""rating":0.93"#, "rating = 0.93"), (#""rating":"0.93""#, #"rating = "0.93""#),
      (#""rating":{"value":9,"best":10}"#, "9/10"),
      (#""rating":{"snitt":4.3,"antal":87}"#, "4.3/5 (87)"),
      (#""rating":{"value":9,"best":5}"#, #"rating = {"value":9,"best":5}"#),
      (
        #""rating":{"ratingValue":9,"bestRating":5}"#, #"rating = {"ratingValue":9,"bestRating":5}"#
      ),
      (#""rating":9"#, "rating = 9"),
      (#""stats":{"score":0.93}"#, #"stats = {"score":0.93}"#),
      (#""parts":{"a":1,"b":1,"c":0.5}"#, #"parts = {"a":1,"b":1,"c":0.5}"#),
    ])
  func shares(member: String, expected: String) throws {
    let text = #"{"title":"Leek cups","ingredients":["1 leek"],"# + member + "}"
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "/r/x.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    let rating = recipe.rating.map { rating in
      "\(rating.value.text)/\(rating.best.text)" + (rating.count.map { " (\($0))" } ?? "")
    }
    let extras = recipe.extras.map { "\($0.name) = \($0.json)" }
    #expect((rating.map { [$0] } ?? []) + extras == [expected])
  }

  @Test("a rating above its scale in structured data is an extra field, with a warning")
  func structured() throws {
    let text = """
      {"@context": "https://schema.org", "@type": "Recipe", "name": "Leek cups",
       "recipeIngredient": ["1 leek"], "aggregateRating": {"ratingValue": 9, "bestRating": 5}}
      """
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "/r/x.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.rating == nil && recipe.extras.map(\.name) == ["aggregateRating"])
    #expect(outcome.diagnostics.map(\.message) == ["the rating 9 of 5 is not on its scale"])
  }
}
