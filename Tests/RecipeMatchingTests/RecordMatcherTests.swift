import RecipeCore
import RecipeFormatting
import TestSupport
import Testing

@testable import RecipeMatching

struct RecordMatcherTests {
  static let leek = [
    "3 large leeks, sliced", "2 tbsp butter", "1 litre vegetable stock", "200 ml cream",
    "salt and pepper",
  ]
  static let leekElsewhere = [
    "3 leeks", "30 g of butter, melted", "1 l vegetable stock", "200ml cream (double)",
    "pepper", "salt",
  ]
  static let lentil = ["250 g red lentils", "2 carrots", "1 onion", "1 tin tomatoes", "cumin"]

  private func clusters(_ records: [RecipeRecord]) async -> [[String]] {
    let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match([
      .sample("a", records)
    ])
    return matched.clusters.map { $0.members.map { matched.records[$0].reference.id } }
  }

  @Test("one page is one recipe, whatever its address looks like")
  func samePage() async {
    let found = await clusters([
      .sample("a/1", "Leek Soup", url: "http://www.site.example/leek/", ingredients: Self.leek),
      .sample(
        "a/2", "Leek Soup - Home - Site", url: "https://site.example/leek?utm_source=x",
        ingredients: Self.leek),
      .sample(
        "a/3", "Creamy soup of leeks", url: "http://site.example/leek", ingredients: Self.leek),
    ])
    #expect(found == [["1", "2", "3"]])
  }

  @Test("two dishes of one page stay apart even when their ingredients are the same")
  func samePageOtherDish() async {
    let found = await clusters([
      .sample("a/1", "Pancakes", url: "http://site.example/x", ingredients: Self.leek),
      .sample("a/2", "Waffles", url: "http://site.example/x", ingredients: Self.leek),
    ])
    #expect(found == [["1"], ["2"]])
  }

  @Test("two recipes of one page stay apart when titles and ingredients differ")
  func twoOfOnePage() async {
    let found = await clusters([
      .sample("a/1", "Leek Soup", url: "http://site.example/x", ingredients: Self.leek),
      .sample("a/2", "Lentil Dal", url: "http://site.example/x", ingredients: Self.lentil),
    ])
    #expect(found == [["1"], ["2"]])
  }

  @Test(
    "two dishes of one page stay apart when their titles are alike",
    arguments: [
      ("Leek Noodle Soup", "Leek Rice Soup"), ("Beef Stew", "Beet Stew"), ("麻婆豆腐", "麻辣豆腐"),
    ])
  func alikeOnOnePage(left: String, right: String) async {
    let found = await clusters([
      .sample("a/1", left, url: "http://site.example/x", ingredients: Self.leek),
      .sample("a/2", right, url: "http://site.example/x", ingredients: Self.lentil),
    ])
    #expect(found == [["1"], ["2"]])
  }

  @Test(
    "two pages of one site are one recipe when nothing telling parts titles and amounts",
    arguments: [
      ("Best Leek Soup", leek, true), ("Leek Soup", leek, true), ("LEEK SOUP!", leek, true),
      ("Leek Noodle Soup", leek + ["100 g noodles"], false),
      ("Leek Soup", Array(leek.dropLast(3)), false),
      ("Leek Soup", ["1 leek", "4 tbsp butter", "3 litres vegetable stock", "50 ml cream"], false),
    ])
  func twoPages(title: String, ingredients: [String], areSame: Bool) async {
    let found = await clusters([
      .sample("a/1", "Leek Soup", url: "http://site.example/1", ingredients: Self.leek),
      .sample("a/2", title, url: "http://site.example/2", ingredients: ingredients),
    ])
    #expect((found.count == 1) == areSame)
  }

  @Test("a title that only names the site joins nothing", arguments: ["The Site", "the site!"])
  func siteAsTitle(title: String) async {
    let found = await clusters([
      .sample("a/1", title, publisher: "The Site", ingredients: Self.leek),
      .sample("a/2", title, publisher: "The Site", ingredients: Self.leek),
    ])
    #expect(found == [["1"], ["2"]])
  }

  @Test(
    "one title with the same foods is one recipe on any site",
    arguments: [
      ("Leek Soup", "LEEK SOUP!"), ("Leek Soup", "Easy Leek Soup Recipe"),
      ("Leek & Potato Soup", "Potato and Leek Soup"), ("Leek Soup", "Leek Soup | Site B"),
      ("Lauchsuppe mit Rahm", "Lauchsuppe mit Rahm - SiteB"), ("韭葱汤", "韭葱汤"),
      ("Пюре", "пюре"), ("Crème de poireaux", "Creme de poireaux"),
    ])
  func sameTitle(left: String, right: String) async {
    let found = await clusters([
      .sample("a/1", left, url: "http://a.example/1", ingredients: Self.leek),
      .sample(
        "a/2", right, url: "http://siteb.example/2", publisher: "Site B",
        ingredients: Self.leekElsewhere),
    ])
    #expect(found == [["1", "2"]])
  }

  @Test("a title alone is never identity", arguments: ["Chicken Casserole", "麻婆豆腐", "🍰"])
  func titleAlone(title: String) async {
    let found = await clusters([
      .sample("a/1", title, url: "http://a.example/1", ingredients: Self.leek),
      .sample("a/2", title, url: "http://b.example/2", ingredients: Self.lentil),
      .sample("a/3", title),
      .sample("a/4", title),
    ])
    #expect(found == [["1"], ["2"], ["3"], ["4"]])
  }

  @Test("ingredients alone are never identity")
  func foodAlone() async {
    let found = await clusters([
      .sample("a/1", "Pancakes", ingredients: Self.leek),
      .sample("a/2", "Waffles", ingredients: Self.leek),
    ])
    #expect(found == [["1"], ["2"]])
  }

  @Test("a record without ingredients joins others by its address only")
  func withoutIngredients() async {
    let found = await clusters([
      .sample("a/1", "Leek Soup", url: "http://site.example/1", ingredients: Self.leek),
      .sample("a/2", "Leek Soup", url: "http://site.example/2"),
      .sample("a/3", "Leek Soup", url: "http://other.example/1"),
      .sample("a/4", "Lentil Dal", publisher: "Spice House", ingredients: Self.lentil),
      .sample("a/5", "Lentil dal", publisher: "SPICE HOUSE"),
      .sample("a/6", "Our dal", url: "http://spice.example/dal", ingredients: Self.leek),
      .sample("a/7", "Lentil Dal", url: "https://www.spice.example/dal/"),
    ])
    #expect(found == [["1"], ["2"], ["3"], ["4"], ["5"], ["6", "7"]])
  }

  @Test(
    "a diet named by one title only makes a variant",
    arguments: ["Vegan Leek Soup", "Gluten-Free Leek Soup"])
  func veto(title: String) async throws {
    let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match([
      .sample(
        "a",
        [
          .sample("a/1", "Leek Soup", url: "http://site.example/x", ingredients: Self.leek),
          .sample("a/2", title, url: "http://site.example/x", ingredients: Self.leek),
        ])
    ])
    #expect(matched.clusters.map(\.members) == [[0], [1]])
    let variant = try #require(matched.variants.first)
    #expect(variant.verdict == .variant)
    #expect(variant.reasons.first?.words.hasPrefix("only one title says") == true)
  }

  @Test(
    "a diet makes a variant of a recipe on another page",
    arguments: [
      "Vegan Leek Soup", "Leek Soup, Gluten-Free", "Dairy-Free Leek Soup", "Leek Soup (low carb)",
    ])
  func vetoElsewhere(title: String) async {
    let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match([
      .sample(
        "a",
        [
          .sample("a/1", "Leek Soup", url: "http://a.example/x", ingredients: Self.leek),
          .sample("a/2", title, url: "http://b.example/y", ingredients: Self.leek),
        ])
    ])
    #expect(matched.clusters.map(\.members) == [[0], [1]])
    #expect(matched.variants.map { [$0.first, $0.second] } == [[0, 1]])
  }

  @Test("one title with some of the foods is a variant")
  func variant() async throws {
    let other = Self.leek.dropLast(2) + ["4 potatoes", "1 bay leaf", "nutmeg"]
    let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match([
      .sample(
        "a",
        [
          .sample("a/1", "Leek Soup", ingredients: Self.leek),
          .sample("a/2", "Leek Soup", ingredients: Array(other)),
        ])
    ])
    #expect(matched.clusters.count == 2)
    #expect(matched.variants.map { [$0.first, $0.second] } == [[0, 1]])
  }

  @Test("links say why in words")
  func reasons() async throws {
    let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match([
      .sample(
        "a",
        [
          .sample("a/1", "Leek Soup", url: "http://a.example/1", ingredients: Self.leek),
          .sample("a/2", "Leek Soup", url: "http://a.example/1#print", ingredients: Self.leek),
          .sample("a/3", "Leek soup", url: "http://b.example/1", ingredients: Self.leekElsewhere),
        ])
    ])
    let links = try #require(matched.clusters.first?.links)
    #expect(links.count == 2)
    #expect(
      links[0].reasons.map(\.words) == [
        "same canonical URL", "4 of 4 amounts equal", "same title",
      ])
    #expect(links[0].score > links[1].score)
    #expect(
      links[1].reasons.map(\.words) == [
        "3 of 3 amounts equal, 1 in other units", "same title", "only one has “salt”",
      ])
  }

  @Test("a recipe found to be another one is not let in by the back door")
  func noTransitivity() async {
    let found = await clusters([
      .sample("a/1", "Leek Soup", url: "http://a.example/1", ingredients: Self.leek),
      .sample("a/2", "Leek Soup", url: "http://a.example/1"),
      .sample("a/3", "Leek Soup", publisher: "A", ingredients: Self.lentil),
    ])
    #expect(found.count == 2)
    #expect(!found.contains { $0.contains("1") && $0.contains("3") })
  }

  @Test("a record without ingredients stays with its page when a third joins by its ingredients")
  func bareRecordStays() async {
    let found = await clusters([
      .sample("a/1", "Leek Soup", url: "http://a.example/1"),
      .sample("a/2", "Leek Soup", url: "http://a.example/1", ingredients: Self.leek),
      .sample("a/3", "Leek Soup", ingredients: Self.leek),
    ])
    #expect(found == [["1", "2", "3"]])
  }

  @Test("without merging every record stands alone")
  func withoutMerging() async {
    let record = RecipeRecord.sample("a/1", "Leek Soup", ingredients: Self.leek)
    let twin = RecipeRecord.sample("b/1", "Leek Soup", ingredients: Self.leek)
    let matched = await RecordMatcher(settings: MatchSettings(merges: false), work: .sample).match([
      .sample("b", [twin]), .sample("a", [record]),
    ])
    #expect(matched.records.map(\.reference.source) == ["a", "b"])
    #expect(matched.clusters.map(\.members) == [[0], [1]])
    #expect(matched.variants.isEmpty)
  }

  @Test("records come by the bytes of their references, repeats dropped by content")
  func order() async {
    let records: [RecipeRecord] = [
      .sample("b/1", "B"), .sample("a/é", "E"), .sample("a/z", "Z"), .sample("a/a10", "A10"),
      .sample("a/a1", "second"), .sample("a/a1", "first"), .sample("a/e\u{301}", "E2"),
    ]
    for records in [records, records.reversed()] {
      let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match([
        .sample("x", records)
      ])
      #expect(
        matched.records.map(\.recipe.title) == ["first", "A10", "E2", "Z", "E", "B"])
    }
  }

  @Test("no records give nothing")
  func nothing() async {
    let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match([])
    #expect(matched.records.isEmpty && matched.clusters.isEmpty && matched.variants.isEmpty)
  }

  @Test("a title that many share joins the twins only")
  func bigBlock() async {
    let foods = (0..<400).map { "food\($0)" }
    var random = SeededGenerator(seed: 11)
    var records: [RecipeRecord] = []
    for index in 0..<120 {
      let lines = Array(foods.shuffled(using: &random).prefix(8))
      let number = String(index + 1000)
      records.append(
        .sample(
          "a/\(number)", "Chicken Casserole", url: "http://s\(number).example/1",
          ingredients: lines))
      guard index % 10 == 0 else { continue }
      records.append(
        .sample(
          "b/\(number)", "Chicken casserole", url: "http://t\(number).example/1",
          ingredients: lines.reversed()))
    }
    let matched = await RecordMatcher(settings: MatchSettings(), work: .sample).match([
      .sample("x", records)
    ])
    let twins = matched.clusters.filter { $0.members.count > 1 }
    #expect(twins.count == 12)
    for twin in twins {
      #expect(Set(twin.members.map { matched.records[$0].reference.id }).count == 1)
    }
  }
}
