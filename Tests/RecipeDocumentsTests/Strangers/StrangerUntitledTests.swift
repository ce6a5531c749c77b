import RecipeCore
import RecipeDocuments
import Testing

@Suite("Objects without a title, and labelled groups of phrases")
struct StrangerUntitledTests {
  static let samples = [
    ReadSample(
      testDescription: "numbers under words for work are no directions", path: "oat-bars.json",
      text: #"""
        {"ingredients": {"oats": {"amount": 200, "unit": "g"}, "eggs": 2},
         "time": {"preparation": 10, "baking": 30},
         "instructions": ["Heat the oven", "Stir eggs into the oats"]}
        """#,
      lines: ["200 g oats", "2 eggs"], steps: ["Heat the oven", "Stir eggs into the oats"],
      title: "Oat bars"),
    ReadSample(
      testDescription: "lists beside a label, in French", path: "a.md",
      text: """
        ---
        title: Purée
        ingredients: [1 kg pommes de terre, 1 dl lait]
        etapes:
          - label: Cuisson
            details:
              - Faire cuire les pommes de terre
              - Les laisser refroidir
          - label: Finition
            details:
              - Écraser le tout avec le lait
        ---
        """,
      lines: ["1 kg pommes de terre", "1 dl lait"],
      steps: [
        "Cuisson:", "Faire cuire les pommes de terre", "Les laisser refroidir", "Finition:",
        "Écraser le tout avec le lait",
      ]),
    ReadSample(
      testDescription: "bullets with verbs under a word for the recipe", path: "a.md",
      text: """
        # Trout

        ## Ingredients

        - Rub: salt & dill
        - Sauce: cream + mustard

        ## Recipe

        - Preheat oven to 200℃
        - Cover trout with the rub
        - Bake for 15 minutes
        """,
      lines: ["Rub: salt & dill", "Sauce: cream + mustard"],
      steps: ["Preheat oven to 200℃", "Cover trout with the rub", "Bake for 15 minutes"]),
  ]

  @Test("how long something keeps is no time of the recipe")
  func storage() throws {
    let text = #"""
      {"title": "Stew", "ingredients": ["2 leeks"], "directions": ["Stew the leeks for an hour."],
       "time": {"total": 70}, "seasonality": {"months": [1, 2]},
       "storage": {"fridgeDays": 3, "note": "Cover it, and put it into the fridge."},
       "freezing": {"months": 2, "how": "Let it cool, then freeze it in boxes."}}
      """#
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.waitMinutes == nil)
    #expect(recipe.totalMinutes == nil || recipe.totalMinutes == 70)
  }

  @Test("a cook reads them", arguments: samples)
  func reads(sample: ReadSample) throws { try sample.check() }
}
