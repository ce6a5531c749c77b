import RecipeCore
import RecipeFormatting
import Testing

@testable import Text

@Suite("Recipe page")
struct RecipePageTests {
  @Test("a page shows all that is known, group by group and step by step")
  func whole() {
    #expect(
      RecipePage(Samples.full, width: nil, usesColor: false).text == """
        Leek "soup"
        The Green Stove · Ann · 2019-03-01
        4 servings · 55 min · prep 10 min · cook 20 min · wait 25 min · rank 100.00 · rated 4.8 of 5 (120)
        soup, winter

        A soup.
        For cold days.

        Ingredients
          • 2 leeks
          • 1 l stock
          To finish
          • 50 ml cream

        Directions
          1. Wash the leeks.
          For the soup
          1. Cook, then
             blend.

        Equipment
          • blender
          • large pot

        Notes
          • It freezes well.
          • Storage: 3 days
            in the fridge

        Nutrition
          • calories: 240 kcal
          • fat: 9.5 g

        https://green.example/leek
        notes: soup/leek.md:1
        id 9f0c35a1b2d4

        """)
  }

  @Test("a mean of ratings is shown with two decimals at most")
  func rating() throws {
    let rating = Rating(
      value: try #require(ExactNumber("4.2631578947368425")), best: try #require(ExactNumber("5")))
    let recipe = Samples.ranked(Recipe(title: "Soup", rating: rating))
    let page = RecipePage(recipe, width: nil, usesColor: false).text
    #expect(page.contains("rated 4.26 of 5\n"))
  }

  @Test("wrapped lines hang from their mark, in any script")
  func wrapped() {
    let recipe = Samples.ranked(
      Recipe(
        title: "麻婆豆腐", ingredients: ["豆腐を一丁、水切りしておく"],
        directions: ["Fry the minced pork until it is brown \u{1B}[2J"]))
    #expect(
      RecipePage(recipe, width: 20, usesColor: false).text == """
        麻婆豆腐

        Ingredients
          • 豆腐を一丁、水切
            りしておく

        Directions
          1. Fry the minced
             pork until it
             is brown �[2J

        notes:
        soup/leek.md:1
        id 9f0c35a1b2d4

        """)
  }

  @Test("no line is wider than the terminal", arguments: 16...120)
  func fits(_ width: Int) {
    for recipe in Samples.mixed + [Samples.full] {
      let page = RecipePage(recipe, width: width, usesColor: false)
      let lines = page.text.split(separator: "\n")
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
    }
  }

  @Test("headings stand out where colours are used")
  func colour() {
    let recipe = Samples.ranked(Recipe(title: "Soup"))
    let page = RecipePage(recipe, width: 80, usesColor: true)
    #expect(page.text.hasPrefix("\u{1B}[1mSoup\u{1B}[0m\n\n\u{1B}[2mnotes: soup/leek.md:1"))
  }

  @Test("groups that start anywhere lose no ingredient")
  func groups() {
    let recipe = Recipe(
      title: "x", ingredients: ["a", "b"],
      ingredientGroups: [
        RecipeGroup(name: "late", start: 9), RecipeGroup(name: "early", start: 0),
      ])
    let text = RecipePage(Samples.ranked(recipe), width: nil, usesColor: false).text
    #expect(text.contains("Ingredients\n  • a\n  • b\n  late\n  early\n"))
  }
}
