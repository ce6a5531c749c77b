import JSONSyntax
import RecipeCore
import RecipeFormatting
import Testing

@testable import RecipeMerging

@Suite("JSON")
struct JSONFormatterTests {
  private let document = ResultDocument.recipes(Samples.result([Samples.full]))

  @Test("a page of recipes has the envelope and the members of the contract, in its order")
  func contract() {
    let expected = #"""
      {
        "schema": "recipes/1",
        "complete": true,
        "total": 1,
        "offset": 0,
        "sources": [
          {
            "name": "notes",
            "kind": "markdown",
            "status": "ok",
            "records": 30,
            "milliseconds": 41,
            "age_seconds": null,
            "error": null
          }
        ],
        "recipes": [
          {
            "id": "9f0c35a1b2d4",
            "title": "Leek \"soup\"",
            "publisher": "The Green Stove",
            "publisher_url": "https://green.example",
            "source_url": "https://green.example/leek",
            "f2f_url": "https://f2f.example/1",
            "image_url": "leek.jpg",
            "social_rank": 99.99999999999974,
            "ingredients": [
              "2 leeks",
              "1 l stock",
              "50 ml cream"
            ],
            "ingredient_groups": [
              {
                "name": "To finish",
                "start": 2
              }
            ],
            "directions": [
              "Wash the leeks.",
              "For the soup:",
              "Cook, then\nblend."
            ],
            "direction_groups": [
              {
                "name": "For the soup",
                "start": 1
              }
            ],
            "description": "A soup.\nFor cold days.",
            "tags": [
              "soup",
              "winter"
            ],
            "notes": [
              "It freezes well.",
              "Storage: 3 days\nin the fridge"
            ],
            "tools": [
              "blender",
              "large pot"
            ],
            "nutrition": {
              "calories": "240 kcal",
              "fat": "9.5 g"
            },
            "yield": "4 servings",
            "prep_minutes": 10,
            "cook_minutes": 20,
            "wait_minutes": 25,
            "total_minutes": 55,
            "rating": {
              "value": 4.8,
              "best": 5,
              "count": 120
            },
            "author": "Ann",
            "language": "en",
            "published": "2019-03-01",
            "sources": [
              {
                "source": "notes",
                "id": "soup/leek.md",
                "locator": "soup/leek.md:1"
              }
            ],
            "extras": {
              "note": {"a":[1,2]}
            }
          }
        ]
      }

      """#
    #expect(printed(document, by: JSONFormatter(options: FormatOptions())) == expected)
    #expect(printed(document, by: JSONFormatter(options: FormatOptions(width: 40))) == expected)
  }

  @Test("what is printed parses back to what was given", arguments: [nil, 40])
  func parsesBack(_ width: Int?) throws {
    let page = ResultDocument.recipes(Samples.result(Samples.mixed))
    let text = printed(page, by: JSONFormatter(options: FormatOptions(width: width)))
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    let titles = root["recipes"]?.elements.compactMap { $0["title"]?.string }
    #expect(titles == Samples.mixed.map(\.merged.recipe.title))
    #expect(root["recipes"]?.elements.count { $0["social_rank"] != nil } == 3)
  }

  @Test("nothing in it steers a terminal")
  func controls() {
    let title = "\u{1B}[2J \u{7F}\u{9B}2J\u{85} \u{202E}abc\u{2069}\u{2028} é漢"
    let page = ResultDocument.recipes(Samples.result([Samples.ranked(Recipe(title: title))]))
    let text = printed(page, by: NDJSONFormatter(options: FormatOptions(fields: ["title"])))
    let escaped = #"\u007f\u009b2J\u0085 \u202eabc\u2069\u2028 é漢"#
    #expect(text.lowercased() == #"{"title":"\u001b[2j "# + escaped.lowercased() + "\"}\n")
  }

  @Test("only the fields that were asked for are printed, in that order")
  func fields() {
    let options = FormatOptions(fields: ["social_rank", "author", "title"])
    let text = printed(document, by: NDJSONFormatter(options: options))
    #expect(
      text == #"{"social_rank":99.99999999999974,"author":"Ann","title":"Leek \"soup\""}"# + "\n")
  }

  @Test("without rows the list is empty")
  func empty() throws {
    let page = ResultDocument.recipes(Samples.result([]))
    let text = printed(page, by: JSONFormatter(options: FormatOptions()))
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    #expect(root["recipes"]?.kind == .array)
    #expect(printed(page, by: NDJSONFormatter(options: FormatOptions())) == "")
  }

  @Test("a recipe is one line, whatever line ends its values have")
  func lines() throws {
    let page = ResultDocument.recipes(Samples.result(Samples.mixed + [Samples.full]))
    let text = printed(page, by: NDJSONFormatter(options: FormatOptions()))
    let lines = text.utf8.split(separator: 0x0A)
    #expect(lines.count == 5)
    for line in lines {
      let row = try JSONDocument(parsing: Array(line)).root
      #expect(row["title"]?.string?.isEmpty == false)
    }
    #expect(text.hasSuffix(#""extras":{"note":{"a":[1,2]}}}"# + "\n"))
  }
}
