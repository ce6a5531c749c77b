import RecipeCore
import RecipeDocuments
import Testing

@Suite("MealMaster")
struct MealMasterTests {
  private static let text = """
    A letter before the recipes.

    MMMMM----- Recipe via Meal-Master (tm) v8.05

          Title: Leek soup
     Categories: Soups, Winter
          Yield: 4 servings

          2 lb Leeks; washed                      1 c  Cream
               -- and cut in rings            1 1/2 ts Salt

    MMMMM--------------------------TO SERVE--------------------------------
          4    Rolls
        1/2 c  Butter

      Wash the leeks, and cut them
      in rings.

      Boil them.
      :Serve hot.

    MMMMM

    ---------- Recipe via Meal-Master (tm) v8.02

          Title: Tea
       Servings: 1

          1 ea Bag of tea

      Brew.

    -----
    """

  @Test("several recipes with two columns, groups and lines that go on")
  func recipes() {
    let outcome = read(Array(Self.text.utf8), "a.mmf")
    #expect(
      outcome.entries.map(\.recipe) == [
        Recipe(
          title: "Leek soup",
          ingredients: [
            "2 lb Leeks; washed and cut in rings", "1 cup Cream", "1 1/2 tsp Salt", "4 Rolls",
            "1/2 cup Butter",
          ],
          ingredientGroups: [RecipeGroup(name: "TO SERVE", start: 3)],
          directions: ["Wash the leeks, and cut them in rings.", "Boil them.", "Serve hot."],
          tags: ["Soups", "Winter"], yield: "4 servings"),
        Recipe(
          title: "Tea", ingredients: ["1 Bag of tea"], directions: ["Brew."], yield: "1"),
      ])
    #expect(outcome.entries.map(\.line) == [3, 24])
    #expect(outcome.dialect == "MealMaster")
    #expect(outcome.diagnostics == [])
  }

  @Test("it is told by its first lines, whatever the ending", arguments: ["a.txt", "a.md", "a"])
  func signature(path: String) {
    #expect(read(Array(Self.text.utf8), path).entries.count == 2)
  }

  @Test("line ends of DOS, and none at the end of the text")
  func lineEnds() {
    let bytes = Array(Self.text.replacing("\n", with: "\r\n").utf8)
    #expect(read(bytes, "a.mmf").entries == read(Array(Self.text.utf8), "a.mmf").entries)
  }

  @Test(
    "letters of the first PCs and of Windows",
    arguments: [([0x82], "code page 437"), ([0xE9], "Windows-1252")] as [([UInt8], String)])
  func encodings(letter: [UInt8], encoding: String) {
    let text = Self.text.split(separator: "Leek soup", maxSplits: 1).map { Array($0.utf8) }
    let bytes = text[0] + Array("Potag".utf8) + letter + Array("re".utf8) + text[1]
    let outcome = read(bytes, "a.mmf")
    #expect(outcome.entries.first?.recipe.title == "Potagére")
    #expect(outcome.diagnostics.map(\.message) == ["this is not UTF-8; \(encoding) was assumed"])
  }

  @Test("a recipe without a title is told, and one without an end is read")
  func odd() {
    let outcome = read(
      Array("MMMMM-- Meal-Master\n\n 1 c  x\nMMMMM\nMMMMM-- Meal-Master\n  Title: A".utf8), "a.mm")
    #expect(outcome.entries.map(\.recipe.title) == ["A"])
    #expect(
      outcome.diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" }
        == ["a.mm:1: a recipe has no title and was skipped"])
  }

  @Test("a column is a character, whatever its bytes in UTF-8")
  func accents() {
    let lines = [
      "MMMMM----- Meal-Master", "", "      Title: Crème", "",
      "      2 lb Crème fraîche épaisse              1 c  Purée", "", "MMMMM",
    ]
    let outcome = read(Array(lines.joined(separator: "\n").utf8), "a.mmf")
    #expect(
      outcome.entries.map(\.recipe.ingredients) == [["2 lb Crème fraîche épaisse", "1 cup Purée"]])
  }

  @Test("dashes below a header of M's part the text and do not end it")
  func dashes() {
    let lines = [
      "MMMMM----- Meal-Master", "", "      Title: Soup", "", "      1 c  Leeks", "", "  Boil.",
      "-----", "  Serve.", "MMMMM", "MMMMM", "",
    ]
    let outcome = read(Array(lines.joined(separator: "\n").utf8), "a.mmf")
    #expect(outcome.entries.map(\.recipe.directions) == [["Boil.", "Serve."]])
    #expect(outcome.diagnostics == [])
  }

  @Test("text behind the end of a recipe is told")
  func leftOut() {
    let lines = [
      "----- Meal-Master", " Title: Soup", "-----", "", "From the", "archives of", "",
      "----- Meal-Master", " Title: Tea", "-----",
    ]
    let outcome = read(Array(lines.joined(separator: "\n").utf8), "a.mm")
    #expect(outcome.entries.map(\.recipe.title) == ["Soup", "Tea"])
    #expect(
      outcome.diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" }
        == ["a.mm:5: lines between or after recipes were ignored: 2"])
  }

  @Test("the sign is found wherever it begins", arguments: 0..<7)
  func place(of shift: Int) {
    let text = String(repeating: "x", count: shift) + "\n" + Self.text
    #expect(read(Array(text.utf8), "a.txt").dialect == "MealMaster")
  }

  private func read(_ bytes: [UInt8], _ path: String) -> DocumentOutcome {
    AnyDocumentReader().read(bytes, path: path, fields: .all)
  }
}
