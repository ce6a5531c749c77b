import RecipeCore
import Testing

struct RecipeMergerTests {
  private func merge(_ recipes: [Recipe], weights: [Double]) async -> MergedRecipe {
    let names = ["a", "b", "c", "d"]
    let records = zip(names, recipes).map { RecipeRecord("\($0)/1", $1) }
    let traits = Dictionary(
      uniqueKeysWithValues: zip(names, weights).map { ($0, SourceTraits(weight: $1)) })
    let matched = MatchedRecords(
      records: records, traits: traits,
      clusters: [RecordCluster(members: Array(records.indices))], variants: [])
    return await RecipeMerger(work: .sample).merge(matched)[0]
  }

  private func provenance(_ field: RecipeField, of merged: MergedRecipe) -> FieldProvenance? {
    merged.provenance.first { $0.field == field }
  }

  @Test("a recipe of one member passes through as it is")
  func single() async {
    let record = RecipeRecord.sample("a/1", "Pie", rank: "99.5", tags: ["x"])
    let matched = MatchedRecords(
      records: [record], traits: [:], clusters: [RecordCluster(members: [0])], variants: [])
    let merged = await RecipeMerger(work: .sample).merge(matched)
    #expect(merged.count == 1)
    #expect(merged[0].id == RecipeID.of(record.reference))
    #expect(merged[0].recipe == record.recipe)
    #expect(merged[0].members == [record])
    #expect(merged[0].provenance.isEmpty && merged[0].links.isEmpty)
  }

  @Test("the id is the first member's, and links count members")
  func idAndLinks() async {
    let records = ["a/1", "a/2", "a/3", "a/4"].map { RecipeRecord.sample($0, "Pie") }
    let link = RecordPair(first: 1, second: 3, verdict: .same, score: 0.9, reasons: ["why"])
    let matched = MatchedRecords(
      records: records, traits: [:],
      clusters: [
        RecordCluster(members: [0]), RecordCluster(members: [1, 3], links: [link]),
        RecordCluster(members: [2]),
      ], variants: [])
    let merged = await RecipeMerger(work: .sample).merge(matched)
    #expect(merged.map(\.id) == [0, 1, 2].map { RecipeID.of(records[$0].reference) })
    #expect(merged[1].links.map { [$0.first, $0.second] } == [[0, 1]])
    #expect(merged[1].links[0].reasons == ["why"])
  }

  @Test("the most trusted source's title wins, else the one most like the others")
  func title() async {
    let recipes = ["Leek Soup", "Leak Sop Deluxe", "Leek Soup!"].map { Recipe(title: $0) }
    let trusted = await merge(recipes, weights: [1, 2, 1])
    #expect(trusted.recipe.title == "Leak Sop Deluxe")
    #expect(provenance(.title, of: trusted)?.winners == [1])
    #expect(provenance(.title, of: trusted)?.losers == [0, 2])
    #expect(await merge(recipes, weights: [1, 1, 1]).recipe.title == "Leek Soup")
  }

  @Test("ingredients and directions are whole from one member")
  func wholeLists() async {
    let recipes = [
      Recipe(title: "Pie", ingredients: ["apple"], directions: ["Bake.", "Cool."]),
      Recipe(
        title: "Pie", ingredients: ["apples", "sugar"],
        ingredientGroups: [IngredientGroup(name: "Filling", start: 0)], directions: ["Bake."]),
      Recipe(title: "Pie", ingredients: ["a", "b", "c"]),
    ]
    let equal = await merge(recipes, weights: [1, 1, 0.5])
    #expect(equal.recipe.ingredients == ["apples", "sugar"])
    #expect(equal.recipe.ingredientGroups.map(\.name) == ["Filling"])
    #expect(equal.recipe.directions == ["Bake.", "Cool."])
    #expect(provenance(.ingredients, of: equal)?.losers == [0, 2])
    let trusted = await merge(recipes, weights: [2, 1, 1])
    #expect(trusted.recipe.ingredients == ["apple"])
    #expect(trusted.recipe.ingredientGroups.isEmpty)
  }

  @Test("times and yield are what most say, else the most trusted source's")
  func majority() async {
    let recipes = [
      Recipe(title: "Pie", yield: "4", totalMinutes: 30), Recipe(title: "Pie", totalMinutes: 45),
      Recipe(title: "Pie", yield: "6", totalMinutes: 45),
    ]
    let merged = await merge(recipes, weights: [2, 1, 1])
    #expect(merged.recipe.totalMinutes == 45)
    #expect(merged.recipe.yield == "4")
    #expect(provenance(.totalMinutes, of: merged)?.winners == [1, 2])
    #expect(provenance(.totalMinutes, of: merged)?.losers == [0])
    #expect(provenance(.totalMinutes, of: merged)?.rule == "what most say")
  }

  @Test("an https picture beats a more trusted http one")
  func image() async {
    let recipes = [
      Recipe(title: "Pie", imageURL: "http://a.example/1.jpg"),
      Recipe(title: "Pie", imageURL: "https://b.example/1.jpg"),
    ]
    #expect(await merge(recipes, weights: [2, 1]).recipe.imageURL == "https://b.example/1.jpg")
  }

  @Test("tags and unknown fields are united")
  func unions() async {
    let recipes = [
      Recipe(
        title: "Pie", tags: ["Dessert", "fall"],
        extras: [ExtraField(name: "x", json: "1"), ExtraField(name: "y", json: "2")]),
      Recipe(title: "Pie", tags: ["dessert", "Été"], extras: [ExtraField(name: "x", json: "3")]),
      Recipe(title: "Pie"),
    ]
    let merged = await merge(recipes, weights: [1, 2, 1])
    #expect(merged.recipe.tags == ["dessert", "Été", "fall"])
    #expect(merged.recipe.extras.map(\.json) == ["3", "2"])
    #expect(provenance(.tags, of: merged)?.winners == [0, 1])
  }

  @Test("the rating most people gave wins, and popularity is left to ranking")
  func rating() async throws {
    let best = try #require(ExactNumber("5"))
    let recipes = try [("4.9", 3), ("4.1", 900)].map { value, count in
      Recipe(
        title: "Pie", socialRank: ExactNumber("90"),
        rating: Rating(value: try #require(ExactNumber(value)), best: best, count: count))
    }
    let merged = await merge(recipes, weights: [2, 1])
    #expect(merged.recipe.rating?.value.text == "4.1")
    #expect(merged.recipe.socialRank == nil)
    #expect(merged.members.allSatisfy { $0.recipe.socialRank?.text == "90" })
  }

  @Test("other values are the most trusted source's that has one")
  func mostTrusted() async {
    let recipes = [
      Recipe(title: "Pie", publisher: "A", author: "Ann"),
      Recipe(title: "Pie", publisher: "B"), Recipe(title: "Pie", publisher: "B"),
    ]
    let merged = await merge(recipes, weights: [1, 2, 2])
    #expect(merged.recipe.publisher == "B")
    #expect(merged.recipe.author == "Ann")
    #expect(
      provenance(.publisher, of: merged)
        == FieldProvenance(
          field: .publisher, winners: [1, 2], losers: [0],
          rule: "the most trusted source that has one"))
    #expect(provenance(.author, of: merged)?.rule == "the only one that has one")
    #expect(provenance(.language, of: merged) == nil)
  }

  @Test("a rule does not call a source the most trusted when others are trusted as much")
  func equallyTrusted() async {
    let recipes = ["A", "B", "B"].map { Recipe(title: "Pie", publisher: $0, language: "en") }
    let merged = await merge(recipes, weights: [1, 1, 1])
    #expect(merged.recipe.publisher == "A")
    #expect(
      provenance(.publisher, of: merged)?.rule
        == "the first of equally trusted sources that have one")
    #expect(provenance(.language, of: merged)?.rule == "all that have one say the same")
  }
}
