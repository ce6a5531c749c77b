import RecipeCore
import Testing

@testable import RecipeSearch

@Suite("Records without details")
struct OutlineMatcherTests {
  private static let record = RecipeRecord(
    reference: RecordReference(source: "api", id: "17"), locator: .url("http://a.example/17"),
    recipe: Recipe(
      title: "Leek soup", publisher: "Harbour", sourceURL: "http://a.example/17",
      socialRank: ExactNumber(90), tags: ["winter"]))

  @Test(
    "details decide what a record does not tell",
    arguments: [
      ("leek", true), ("kale", nil), ("-leek", false), ("-kale", nil), ("leek kale", nil),
      ("leek OR kale", true), ("title:kale", false), ("title:kale leek", false),
      ("title:kale OR kale", nil), ("ingredient:leek", nil), ("-ingredient:leek", nil),
      ("title:kale ingredient:leek", false), ("publisher:harbour", true), ("publisher:x", false),
      ("tag:winter", true), ("tag:summer", false), ("author:ann", nil), ("directions:stir", nil),
      ("rank:>80", true), ("rank:>95", false), ("time:<30", nil), ("ingredients:<6", nil),
      ("tags:<6", true), ("tags:>6", false), ("has:tags", true), ("missing:tags", false),
      ("has:ingredients", nil), ("missing:ingredients", nil), ("missing:rank", false),
      ("id:17", true), ("source:api", true), ("source:notes", false),
      ("url:http://a.example/17", true), ("is:cooked", false), ("🥕", nil),
    ])
  func verdicts(query: String, expected: Bool?) throws {
    var matcher = OutlineMatcher(try RecipeQuery(parsing: query))
    #expect(matcher.matches(ListedRecord(Self.record)) == expected)
  }

  @Test(
    "a word that the server was sent it has found; phrases, other words and fields are still to be decided",
    arguments: [
      ("kale", "kale", true), ("kale", "cress", nil), ("kale egg", "kale egg", nil),
      ("kale egg", "kale", nil), ("-kale", "kale", nil), ("kale -egg", "kale", nil),
      ("ingredient:kale", "kale", nil), ("title:kale", "kale", false),
      ("kale time:<30", "kale", nil), ("kale OR cress", "cress", true),
      ("kale (egg OR time:<30)", "kale", nil), ("kale rank:>95", "kale", false),
      ("ale", "kale", nil), ("\"kale egg\"", "kale egg", nil),
    ] as [(String, String, Bool?)])
  func foundByServer(query: String, text: String, expected: Bool?) throws {
    var matcher = OutlineMatcher(try RecipeQuery(parsing: query))
    #expect(matcher.matches(ListedRecord(Self.record, foundBy: [text])) == expected)
  }

  @Test(
    "a search needs details if they may decide it",
    arguments: [
      ("leek", true), ("title:leek", false), ("title:leek rank:>3", false),
      ("title:leek -cream", true), ("id:17 OR time:<3", true), ("is:cooked publisher:x", false),
    ])
  func needs(query: String, isNeeded: Bool) throws {
    let request = QueryRequest(try RecipeQuery(parsing: query))
    #expect((request.detailNeed != nil) == isNeeded)
  }

  @Test("what can be cooked depends on ingredients, unless the words exclude a record")
  func pantry() throws {
    let pantry = try #require(Pantry("eggs", maximumMissingCount: 0))
    for (query, isNeeded) in [("title:leek", true), ("title:kale", false)] {
      let request = QueryRequest(try RecipeQuery(parsing: query), pantry: pantry)
      let need = try #require(request.detailNeed)
      #expect(need.includes(ListedRecord(Self.record)) == isNeeded)
    }
    #expect(QueryRequest(pantry: pantry).detailNeed?.includes(ListedRecord(Self.record)) == true)
  }
}
