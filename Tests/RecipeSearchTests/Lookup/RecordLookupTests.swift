import RecipeCore
import TestSupport
import Testing

@testable import RecipeMatching
@testable import RecipeMerging
@testable import RecipeSearch

struct RecordLookupTests {
  private static let soup = RecipeRecord.sample(
    "api/35382", "Leek Soup", url: "http://www.site.example/leek/?utm_source=x")
  private static let twin = RecipeRecord.sample(
    "notes/soup/leek.md", "Leek soup", url: "https://site.example/leek")
  private static let pie = RecipeRecord.sample("notes/pie.md", "Pie")
  private static let composed = RecipeRecord.sample("notes/é.md", "Composed")
  private static let decomposed = RecipeRecord.sample("notes/e\u{301}.md", "Decomposed")
  private static let flan = RecipeRecord(
    reference: RecordReference(source: "notes", id: "all.json#0002d6"),
    locator: .file(path: "all.json", line: 1), number: 2,
    content: RecipeContent(Recipe(title: "Flan")))
  private static let tart = RecipeRecord(
    reference: RecordReference(source: "notes", id: "all.json#1"),
    locator: .file(path: "all.json", line: 9), number: 3,
    content: RecipeContent(
      Recipe(title: "Tart", extras: [ExtraField(name: "uuid", json: #""77-a""#)])))
  private static let records = [twin, soup, pie, composed, decomposed, soup, flan, tart]

  private func found(_ name: String) -> [RecordReference] {
    switch RecordLookup.find(name, in: Self.records) {
    case .one(let record), .beginning(let record): [record.reference]
    case .many(let records): records.map(\.reference)
    case .none: []
    }
  }

  @Test(
    "one record is found by the names that are its own",
    arguments: [
      ("api:35382", soup), ("35382", soup), (RecipeID.of(soup.reference), soup),
      (RecipeID.of(soup.reference).uppercased(), soup),
      (String(RecipeID.of(twin.reference).prefix(8)), twin), ("notes:soup/leek.md", twin),
      ("PIE", pie), ("notes:é.md", composed), ("notes:e\u{301}.md", decomposed),
      ("0002d6", flan), ("notes:0002d6", flan), ("all.json#2", flan), ("notes:all.json#2", flan),
      (RecipeID.of(RecordReference(source: "notes", id: "all.json#2")), flan),
      ("77-a", tart), ("all.json#1", tart), ("all.json#3", tart),
    ])
  func one(name: String, record: RecipeRecord) {
    #expect(found(name) == [record.reference])
  }

  @Test(
    "a title or an address of several records names all of them, in order",
    arguments: ["leek soup", "site.example/leek", "https://site.example/leek/"])
  func several(name: String) {
    let isAddress = CanonicalURL(name) != nil || name == "leek soup"
    #expect(found(name) == (isAddress ? [Self.soup.reference, Self.twin.reference] : []))
  }

  @Test("what leads nowhere gives the titles most like it")
  func nearest() {
    guard case .none(let nearest) = RecordLookup.find("leek sup", in: Self.records) else {
      Issue.record("it was found")
      return
    }
    #expect(nearest == ["Leek soup", "Leek Soup"])
  }
}
