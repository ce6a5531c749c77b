import Testing

@testable import RecipeCore
@testable import RecipeMatching
@testable import Text

struct TitleSegmentsTests {
  @Test(
    "the site's name is taken off a title",
    arguments: [
      ("Leek Soup | Any Words", "Leek Soup"), ("Leek Soup - Home - Site Name", "Leek Soup"),
      ("Leek Soup – site name", "Leek Soup"), ("Site Name | Leek Soup", "Leek Soup"),
      ("Leek Soup :: Site", "Leek Soup"), ("Leek - Potato Soup", "Leek Potato Soup"),
      ("Leek Soup | Vegan", "Leek Soup Vegan"), ("Leek Soup - Easy Recipe", "Leek Soup"),
      ("- Leek -", "- Leek -"), (" | ", " | "), ("Leek-Soup", "Leek-Soup"), ("", ""),
      ("Leek Soup » Site Name « Site Name", "Leek Soup"),
      ("Leek Soup · Part 2", "Leek Soup Part 2"),
    ])
  func site(title: String, rest: String) {
    let recipe = Recipe(
      title: title, publisher: "Site Name", sourceURL: "http://www.sitename.example/leek")
    #expect(TextFolding.fold(TitleSegments.withoutSite(recipe)) == TextFolding.fold(rest))
  }

  @Test(
    "a title that is the publisher's name names no dish",
    arguments: [
      ("The Site", "The Site", true), ("the site!", "The Site", true), ("Site", "The Site", false),
      ("", "", false), ("Leek Soup", "The Site", false),
    ])
  func isSite(title: String, publisher: String, isSite: Bool) {
    let recipe = Recipe(title: title, publisher: publisher)
    #expect(TitleSegments.isSite(recipe) == isSite)
    #expect(TitleWords(recipe).words.isEmpty == (isSite || title.isEmpty))
  }
}
