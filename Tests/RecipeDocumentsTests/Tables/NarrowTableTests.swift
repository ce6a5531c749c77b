import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Tables that look like others")
struct NarrowTableTests {
  /// Reads the ingredients of a table, with the names of groups behind "#".
  private func lines(_ rows: String...) throws -> [String] {
    let text =
      (["# Loaf", "", "## Ingredients", ""] + rows + [
        "", "## Method", "", "1. Mix it well.", "2. Bake it for an hour.",
      ])
      .joined(separator: "\n")
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
    var lines = recipe.ingredients
    for group in recipe.ingredientGroups.reversed() {
      lines.insert("# \(group.name)", at: group.start)
    }
    return lines
  }

  @Test(
    "spoons of another purpose are no equivalent of the amount",
    arguments: ["Reserve", "In the glaze", "Last time", "Spoons left"])
  func otherPurposes(heading: String) throws {
    let lines = try lines(
      "| Ingredient | Amount | \(heading) |", "|---|---|---|", "| Rye flour | 450 g | 3 tbsp |",
      "| Honey | 90 g | 1 tbsp |")
    #expect(lines == ["450 g Rye flour (\(heading): 3 tbsp)", "90 g Honey (\(heading): 1 tbsp)"])
  }

  @Test("the amounts of a part keep its name")
  func partsInColumns() throws {
    let lines = try lines(
      "| Ingredient | Dough | Topping |", "|---|---|---|", "| Honey | 3 tbsp | 5 tbsp |",
      "| Milk | 2 cups | 1 tbsp |",
      "| Poppy seeds | | 2 tbsp |")
    #expect(
      lines == [
        "3 tbsp Honey (Topping: 5 tbsp)", "2 cups Milk (Topping: 1 tbsp)",
        "Poppy seeds (Topping: 2 tbsp)",
      ])
  }

  @Test("pieces and packs are no equivalent of the amount")
  func packs() throws {
    let lines = try lines(
      "| Zutat | Menge | Vorrat |", "|---|---|---|", "| Mehl | 450 g | 3 Packungen |",
      "| Eier | 2 | 12 Stück |")
    #expect(lines == ["450 g Mehl (Vorrat: 3 Packungen)", "2 Eier (Vorrat: 12 Stück)"])
  }

  @Test("spoons below a word of measure, or in the rows without another amount, are measures")
  func household() throws {
    let named = try lines(
      "| Składnik | Waga | Miara domowa |", "|---|---|---|", "| mąka | 450 g | 3 szklanki |",
      "| sól | | 1 łyżeczka |")
    #expect(named == ["450 g (3 szklanki) mąka", "1 łyżeczka sól"])
    let completing = try lines(
      "| Ingredient | Weight | By eye |", "|---|---|---|", "| Rye flour | 450 g | |",
      "| Salt | | 1 tsp |",
      "| Caraway | | 2 tsp |")
    #expect(completing == ["450 g Rye flour", "1 tsp Salt", "2 tsp Caraway"])
  }

  @Test("the time for columns of other amounts grows with the number of rows")
  func manyRows() throws {
    func duration(_ count: Int) throws -> Duration {
      let rows = (0..<count).map { "| flour\($0) | 8 g | 8 tbsp |" }
      let text =
        ([
          "# Loaf", "", "## Ingredients", "", "| Ingredient | Amount | Spoons left |",
          "|---|---|---|",
        ] + rows)
        .joined(separator: "\n")
      return ContinuousClock().measure {
        _ = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
      }
    }
    _ = try duration(50)
    let (few, many) = (try duration(400), try duration(3_200))
    #expect(many < few * 24)
  }

  @Test("a last column of what the foods are for has groups, and one of their origin has not")
  func purposes() throws {
    let groups = try lines(
      "| Sastojak | Količina | Za što |", "|---|---|---|", "| brašno | 450 g | Kora |",
      "| voda | 2 dl | Kora |",
      "| višnje | 600 g | Punjenje |", "| šećer | 90 g | Punjenje |")
    #expect(groups.filter { $0.hasPrefix("#") } == ["# Kora", "# Punjenje"])
    let origins = try lines(
      "| Food | Amount | Plant part |", "|---|---|---|", "| dill | 1 bunch | leaf |",
      "| dill | 2 tsp | seed |",
      "| celery | 1 | bulb |", "| celery | 1 tsp | seed |")
    #expect(!origins.contains { $0.hasPrefix("#") })
  }

  @Test("what is done with each food is kept where the directions are elsewhere")
  func work() throws {
    let lines = try lines(
      "| Ingrediente | Cantidad | Trabajo |", "|---|---|---|", "| puerros | 3 | lavar bien |",
      "| nabos | 250 g | cortar en cubos |")
    #expect(lines == ["3 puerros (lavar bien)", "250 g nabos (cortar en cubos)"])
  }

  @Test("a bold food alone in the last of rows side by side is an ingredient")
  func boldFoods() throws {
    let last = try lines(
      "| Ingredients | Ingredients |", "|---|---|", "| 450 g rye | 250 ml milk |",
      "| **chives** (optional) | |")
    #expect(last == ["450 g rye", "250 ml milk", "chives (optional)"])
    let plain = try lines(
      "| Ingredients | Ingredients |", "|---|---|", "| 450 g rye | 250 ml milk |",
      "| **pepper** | |")
    #expect(plain == ["450 g rye", "250 ml milk", "pepper"])
    let group = try lines(
      "| Ingredients | Ingredients |", "|---|---|", "| 450 g rye | 250 ml milk |",
      "| **Glaze** | |", "| 90 g sugar | 1 lime |")
    #expect(group == ["450 g rye", "250 ml milk", "# Glaze", "90 g sugar", "1 lime"])
  }

  @Test("facts for several yields are facts")
  func facts() throws {
    let text = """
      # Loaf

      | Servings | Time | Level |
      |---|---|---|
      | 6 | 50 min | easy |
      | 12 | 70 min | easy |

      ## Ingredients

      | Ingredient | Amount |
      |---|---|
      | rye | 450 g |
      | milk | 250 ml |

      ## Method

      1. Mix it well.
      2. Bake it for an hour.
      """
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.yield == "6" && recipe.notes.isEmpty)
  }

  @Test("words of work or servings in the last row are no food, and a name is")
  func lastRows() throws {
    for words in ["serves six", "Bake at once"] {
      let lines = try lines(
        "| Amount | Ingredient |", "|---|---|", "| 450 g | rye |", "| 250 ml | milk |",
        "| \(words) | |")
      #expect(lines == ["450 g rye", "250 ml milk"])
    }
    let food = try lines(
      "| Amount | Ingredient |", "|---|---|", "| 450 g | rye |", "| 250 ml | milk |", "| honey | |")
    #expect(food == ["450 g rye", "250 ml milk", "honey"])
  }

  @Test("an answer below a word for remarks has no heading before it")
  func answers() throws {
    let lines = try lines(
      "| Składnik | Ilość | Uwagi |", "|---|---|---|", "| kasza | 450 g | tak |",
      "| mleko | 250 ml | nie |")
    #expect(lines == ["450 g kasza (tak)", "250 ml mleko (nie)"])
  }

  @Test("numbered foods may have headings of groups between them")
  func numberedFoods() throws {
    let lines = try lines(
      "| Amount | Ingredient |", "|---|---|", "| 450 g | 1. Rye |", "| **Topping** | |",
      "| 90 g | 2. Sugar |", "| 1 | 3. Lime |")
    #expect(lines == ["450 g Rye", "# Topping", "90 g Sugar", "1 Lime"])
  }
}
