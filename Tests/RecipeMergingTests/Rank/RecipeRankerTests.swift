import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging

struct RecipeRankerTests {
  private func merged(_ members: [RecipeRecord]) -> MergedRecipe {
    MergedRecipe(
      id: RecipeID.of(members[0].reference), recipe: members[0].recipe, members: members)
  }

  private func order(_ records: [RecipeRecord]) -> [String] {
    RecipeRanker(traits: [:]).rank(records.map { merged([$0]) }).map(\.merged.recipe.title)
  }

  @Test("the highest rank comes first, to the last digit, unranked ones last")
  func order() {
    #expect(
      order([
        .sample("a/1", "Unranked"), .sample("a/2", "Low", rank: "3"),
        .sample("a/3", "High", rank: "99.99999999999974"),
        .sample("a/4", "Higher", rank: "99.99999999999976"), .sample("a/5", "Zero", rank: "0"),
      ]) == ["Higher", "High", "Low", "Zero", "Unranked"])
  }

  @Test("ranks outside 1 to 100 are kept as they were read and ordered by their value")
  func outOfRange() throws {
    let ranks = ["-1e308", "-3", "0", "100", "999", "1e22", "1.7e308"]
    let records = ranks.map { RecipeRecord.sample("a/\($0)", $0, rank: $0) }
    #expect(order(records + [.sample("a/x", "none")]) == ranks.reversed() + ["none"])
    #expect(ExactNumber("1e999") == nil)
  }

  @Test("ties fall to title, case and accents apart, then to id")
  func ties() {
    #expect(
      order([
        .sample("a/1", "pie", rank: "100"), .sample("a/2", "Éclair", rank: "100.0"),
        .sample("a/3", "Dal", rank: "1e2"), .sample("a/4", "Zabaione"), .sample("a/5", "apple"),
      ]) == ["Dal", "Éclair", "pie", "apple", "Zabaione"])
    let twins = (0..<9).map { RecipeRecord.sample("a/\($0)", "Pie") }
    let ids = RecipeRanker(traits: [:]).rank(twins.map { merged([$0]) }).map(\.merged.id)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == 9)
  }

  @Test(
    "a rating gives a rank without the noise of binary fractions",
    arguments: [("4.4", "88"), ("4.9", "98"), ("4.35", "87"), ("3.3333", "66.666")])
  func ratingWithoutNoise(value: String, rank: String) throws {
    let rating = Rating(
      value: try #require(ExactNumber(value)), best: try #require(ExactNumber("5")))
    let ranker = RecipeRanker(traits: ["rated": SourceTraits(rankOrigin: .rating)])
    let recipe = merged([RecipeRecord("rated/1", Recipe(title: "x", rating: rating))])
    #expect(ranker.rank([recipe])[0].socialRank?.value.text == rank)
  }

  @Test("a missing rank comes from the rating or the default, as the source's traits say")
  func origins() throws {
    let rating = Rating(
      value: try #require(ExactNumber("4.5")), best: try #require(ExactNumber("5")))
    let traits = [
      "rated": SourceTraits(defaultRank: 10, rankOrigin: .rating),
      "plain": SourceTraits(defaultRank: 80), "bare": SourceTraits(),
    ]
    let ranker = RecipeRanker(traits: traits)
    func rank(_ source: String, _ recipe: Recipe) -> SocialRank? {
      ranker.rank([merged([RecipeRecord("\(source)/1", recipe)])])[0].socialRank
    }
    #expect(rank("rated", Recipe(title: "x", rating: rating))?.value.text == "90")
    #expect(rank("rated", Recipe(title: "x", rating: rating))?.origin == .rating)
    #expect(rank("rated", Recipe(title: "x"))?.value.text == "10")
    #expect(rank("plain", Recipe(title: "x", rating: rating))?.origin == .byDefault)
    #expect(rank("bare", Recipe(title: "x", rating: rating)) == nil)
    let given = Recipe(title: "x", socialRank: ExactNumber("7.50"), rating: rating)
    #expect(rank("rated", given)?.value.text == "7.50")
    #expect(rank("rated", given)?.origin == .given)
  }

  @Test("the best member's rank counts: given first, then trust, then value")
  func bestMember() {
    let traits = [
      "a": SourceTraits(weight: 1), "b": SourceTraits(weight: 2),
      "c": SourceTraits(weight: 9, defaultRank: 100),
    ]
    let ranker = RecipeRanker(traits: traits)
    let recipe = merged([
      .sample("a/1", "x", rank: "99"), .sample("b/1", "x", rank: "50"),
      .sample("b/2", "x", rank: "60"), .sample("c/1", "x"), .sample("d/1", "x"),
    ])
    #expect(ranker.rank([recipe])[0].socialRank?.value.text == "60")
    #expect(ranker.terms(of: recipe).map(\.member) == [2, 1, 0, 3])
    #expect(ranker.terms(of: recipe).map(\.origin) == [.given, .given, .given, .byDefault])
  }
}
