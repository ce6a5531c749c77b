import Archives
import RecipeCore
import RecipeDocuments
import TestSupport
import Testing

@Suite("Paprika")
struct PaprikaTests {
  @Test("a recipe's texts become lists, and what has no place becomes extras")
  func read() throws {
    let recipe = try #require(outcome(of: Self.json).entries.first?.recipe)
    #expect(
      recipe
        == Recipe(
          title: "Leek soup", publisher: "Pots & Pans", sourceURL: "http://pots.example/leek",
          imageURL: "http://pots.example/leek.jpg", ingredients: ["2 leeks", "salt", "1 roll"],
          ingredientGroups: [RecipeGroup(name: "To serve", start: 2)],
          directions: ["Wash the leeks.", "Boil them."], description: "For cold days.",
          tags: ["Soup", "Winter, cold"], notes: ["Good."], yield: "about 4 bowls", prepMinutes: 10,
          cookMinutes: 80,
          rating: ExactNumber("4").flatMap { four in
            ExactNumber("5").map { Rating(value: four, best: $0) }
          }, published: "2014-07-03T08:05:58",
          extras: [
            ExtraField(name: "nutritional_info", json: #""90 kcal""#),
            ExtraField(name: "uid", json: #""0E9F""#),
          ]))
  }

  @Test("the picture is left out, and that is told")
  func picture() {
    let diagnostics = outcome(of: Self.json).diagnostics
    #expect(diagnostics.map(\.message) == ["its picture (1 KiB) was ignored"])
    #expect(diagnostics.map(\.severity) == [.note])
    #expect(diagnostics.first?.location?.description == "a.paprikarecipe:8:15")
  }

  @Test("a rating of 0 is none, and a time that is none stays an extra field")
  func odd() throws {
    let outcome = outcome(
      of: #"{"name":"A","ingredients":"b","photo_hash":"x","rating":0,"cook_time":"a while"}"#)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.rating == nil)
    #expect(recipe.extras.map(\.name) == ["cook_time", "photo_hash"])
    #expect(
      outcome.diagnostics.map(\.message)
        == ["'cook_time' cannot be read; it was kept as an extra field"])
  }

  @Test("an archive has a recipe a file, and names its places")
  func archive() {
    var writer = ZipWriter()
    var bytes: [UInt8] = []
    bytes += writer.add("Leek soup.paprikarecipe", Gzip.stored(Array(Self.json.utf8)))
    bytes += writer.add("Broken.paprikarecipe", Gzip.stored(Array(#"{"name":"#.utf8)))
    bytes += writer.end()
    let outcome = AnyDocumentReader().read(bytes, path: "x.paprikarecipes", fields: .all)
    #expect(outcome.entries.map(\.part) == ["Leek soup.paprikarecipe"])
    #expect(outcome.dialect == "Paprika")
    #expect(
      outcome.diagnostics.map { $0.location?.description } == [
        "x.paprikarecipes/Leek soup.paprikarecipe:8:15",
        "x.paprikarecipes/Broken.paprikarecipe:1:9",
      ])
    #expect(DocumentFormats.format(of: bytes, path: "x.paprikarecipes")?.name == "paprika")
  }

  private func outcome(of json: String) -> DocumentOutcome {
    AnyDocumentReader().read(
      Gzip.stored(Array(json.utf8)), path: "a.paprikarecipe", fields: .all)
  }

  private static let json = #"""
    {"uid":"0E9F","name":"Leek soup","created":"2014-07-03 08:05:58","notes":"Good.",
     "ingredients":"2 leeks\nsalt\n\nTo serve:\n1 roll",
     "directions":"1. Wash the leeks.\n\n2. Boil them.","description":"For cold days.",
     "nutritional_info":"90 kcal","prep_time":"10 min","cook_time":"1 hr 20 min","total_time":"",
     "servings":"about 4 bowls","difficulty":"","rating":4,"categories":["Soup","Winter, cold"],
     "source":"Pots & Pans","source_url":"http://pots.example/leek",
     "image_url":"http://pots.example/leek.jpg","photo":"3fab.jpg",
     "photo_data":"/9j/4AAQ","photo_large":null,"photos":[],"photo_hash":"12","hash":"34"}
    """#
}
