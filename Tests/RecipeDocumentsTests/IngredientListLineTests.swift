import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Lines that list several ingredients")
struct IngredientListLineTests {
  private func recipe(_ lines: [String]) throws -> Recipe {
    var recipe = Recipe(title: "Rice")
    (recipe.ingredients, recipe.directions) = (lines, ["Boil."])
    return try #require(recipe.cleaned())
  }

  @Test(
    "a list in one line is divided where most parts begin with amounts",
    arguments: [
      (
        "1 litro de leche, 200 g de arroz, 1 rama de canela, piel de limón",
        ["1 litro de leche", "200 g de arroz", "1 rama de canela", "piel de limón"]
      ),
      ("1,5 l milk, 200 g rice, 2 figs.", ["1,5 l milk", "200 g rice", "2 figs"]),
      ("2 eggs; 100 g flour, sifted; 1 fig", ["2 eggs", "100 g flour, sifted", "1 fig"]),
      (
        "2 leeks, sliced, 1 l stock (hot, not boiling), 10 g butter, 1 egg",
        ["2 leeks, sliced", "1 l stock (hot, not boiling)", "10 g butter", "1 egg"]
      ),
    ])
  func lists(line: String, foods: [String]) throws {
    #expect(try recipe([line]).ingredients == foods)
  }

  @Test("a list that is wrapped after its commas is one")
  func wrapped() throws {
    let recipe = try recipe(["1 l milk, 200 g rice, 3 eggs,", "100 g sugar, 50 g butter"])
    #expect(
      recipe.ingredients == ["1 l milk", "200 g rice", "3 eggs", "100 g sugar", "50 g butter"])
  }

  @Test("lists after the names of parts are their groups")
  func named() throws {
    let recipe = try recipe([
      "For the rice: 1 l milk, 200 g rice", "For the top: 50 g sugar, 1 tsp cinnamon",
    ])
    #expect(recipe.ingredients == ["1 l milk", "200 g rice", "50 g sugar", "1 tsp cinnamon"])
    #expect(
      recipe.ingredientGroups == [
        RecipeGroup(name: "For the rice", start: 0), RecipeGroup(name: "For the top", start: 2),
      ])
  }

  @Test(
    "one food with several amounts stays one line",
    arguments: [
      "3 cups flour, 2 cups for the dough, 1 cup for dusting", "1 chicken, 1.5 kg, 4 pieces",
      "2 fillets, 3 cm thick, 8 cm long", "200 g butter, 100 g oil, or 50 g lard",
      "1 can, 400 g, drained", "2 large onions, finely chopped, divided",
      "2 limes, 1 tsp zest, 1/4 cup juice, 3 slices on top",
      "300 g butter, 250 g soft, 3 tbsp melted",
      "5 cups stock, 4 cups for the pot, 200 ml for the rice", "1 kg duck, 500 g breast, 2 lb legs",
    ])
  func one(line: String) throws {
    #expect(try recipe([line, "1 egg"]).ingredients == [line, "1 egg"])
  }

  @Test(
    "a food alone may have its sizes or its parts behind it",
    arguments: [
      "2 trout fillets, 3 cm thick, 12 cm long", "1 duck, 2 legs, 2 breasts",
      "2 tbsp oil, 1 tbsp for the pan, 1 tsp for the tin",
    ])
  func alone(line: String) throws {
    #expect(try recipe([line]).ingredients == [line])
  }

  @Test("the kinds of a food stay behind its name")
  func kinds() throws {
    let lines = ["Flour: 300 g plain, 50 g for dusting", "Sugar: 100 g white, 2 tbsp brown"]
    #expect(try recipe(lines).ingredients == lines)
  }
}
