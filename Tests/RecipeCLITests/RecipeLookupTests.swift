import RecipeCore
import RecipeMerging
import RecipeSearch
import Testing

@testable import RecipeCLI

@Suite("Finding the recipe that a person names")
struct RecipeLookupTests {
  private static func record(
    _ source: String, _ id: String, _ title: String, url: String? = nil
  ) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: source, id: id), locator: .file(path: id, line: 1),
      recipe: Recipe(title: title, sourceURL: url))
  }

  private static func ranked(_ members: RecipeRecord...) -> RankedRecipe {
    RankedRecipe(
      merged: MergedRecipe(
        id: RecipeID.of(members[0].reference), recipe: members[0].recipe, members: members),
      socialRank: nil)
  }

  private static let soup = ranked(
    record("api", "35382", "Leek Soup", url: "https://www.example.org/leek/"),
    record("notes", "soup/leek.md", "Soupe aux poireaux"))
  private static let bread = ranked(record("notes", "bread.md", "Bread"))
  private static let otherBread = ranked(record("box", "bread.md", "Bread"))

  private func find(_ name: String) async throws -> RankedRecipe {
    try await RecipeLookup.find(
      name, in: [Self.soup, Self.bread, Self.otherBread], work: ParallelMap(parallelism: 2)
    ).recipe(named: name)
  }

  @Test(
    "an id, a record, an address and a title lead to the recipe",
    arguments: [
      soup.merged.id, String(soup.merged.id.prefix(6)), soup.merged.id.uppercased(),
      RecipeID.of(RecordReference(source: "notes", id: "soup/leek.md")),
      String(RecipeID.of(RecordReference(source: "notes", id: "soup/leek.md")).prefix(8)),
      "api:35382", "35382", "notes:soup/leek.md", "soup/leek.md",
      "http://example.org/leek?utm_source=mail", "leek soup", "SOUPE AUX POIRÉAUX",
      "leek s", "Lee",
    ])
  func found(name: String) async throws {
    let recipe = try await find(name)
    #expect(recipe.merged.id == Self.soup.merged.id)
  }

  @Test("what changes or buys something needs the whole title")
  func wholeTitle() async {
    let found = await RecipeLookup.find(
      "leek so", in: [Self.soup, Self.bread], work: ParallelMap(parallelism: 2))
    let failure = CommandFailure(
      "no recipe has the whole title 'leek so'",
      help: "did you mean 'Leek Soup'? its id is \(Self.soup.merged.id)", status: .nothingFound)
    #expect(throws: failure) { try found.recipe(named: "leek so", needsWholeTitle: true) }
  }

  @Test("a name of several recipes lists their ids", arguments: ["Bread", "bread.md", "brea"])
  func ambiguous(name: String) async {
    await #expect {
      try await find(name)
    } throws: { error in
      guard let failure = error as? CommandFailure else { return false }
      return failure.status == .usage && failure.message == "'\(name)' could be 2 recipes"
        && failure.details.joined().contains(Self.bread.merged.id)
        && failure.details.joined().contains(Self.otherBread.merged.id)
    }
  }

  @Test(
    "an unknown name brings the nearest titles",
    arguments: [
      ("Leek Soop", "did you mean 'Leek Soup'?"),
      ("soup", "did you mean 'Leek Soup'?"),
      ("caviar", "'recipes search' finds recipes by words"),
      ("", "'recipes search' finds recipes by words"),
    ])
  func unknown(name: String, help: String) async {
    let failure = CommandFailure(
      "there is no recipe '\(name)'", help: help, status: .nothingFound)
    await #expect(throws: failure) { try await find(name) }
  }
}
