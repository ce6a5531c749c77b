import RecipeCore
import TestSupport
import Testing

@testable import RecipeDocuments

@Suite("Time to read a document")
struct ReadingTimeTests {
  @Test(
    "reading n parts of a shape takes less than seven times as long as a fourth of them",
    arguments: members + keys + steps + books + pages + nests)
  func growth(document: GrowingDocument) {
    let times = [document.count / 4, document.count].map { count in
      let bytes = Array(document.text(count).utf8)
      return ProcessorTime.best {
        _ = AnyDocumentReader().read(bytes, path: document.path, fields: .all)
      }
    }
    #expect(times[1] < times[0] * 7, "\(times)")
  }

  @Test(
    "choosing a language for n keys takes less than seven times as long as for a fourth of them")
  func languages() {
    let times = [1_000, 4_000].map { count in
      let members = (0..<count).map {
        FrontMatterMember(name: "k\($0)_de", value: .text("x"), line: 1)
      }
      return ProcessorTime.best { _ = LanguageChoice.chosen(members) }
    }
    #expect(times[1] < times[0] * 7, "\(times)")
  }

  private static let members: [GrowingDocument] = [
    .ingredient("upper bounds without lower ones", 1_200) { #""k\#($0)_max": 1"# },
    .ingredient("both bounds of numbers", 1_200) { #""k\#($0)_min": 1, "k\#($0)_max": 2"# },
    GrowingDocument(
      "members of a database", "a.json", 2_000,
      #"{"title": "Stew", "ingredients": [{"name": "leek", "x": {"#, "}}]}", separator: ", "
    ) { #""_k\#($0)": 1"# },
  ]

  private static let keys: [GrowingDocument] = [
    GrowingDocument(
      "foods and measures by number", "a.json", 400, #"{"title": "Stew""#,
      #", "steps": ["Boil all."]}"#
    ) { #", "strIngredient\#($0 + 1)": "leek", "strMeasure\#($0 + 1)": "2 cups""# },
    GrowingDocument("keys of three rows", "a.json", 1_600) { count in
      let members = (0..<count).map { #""k\#($0)": "v""# }.joined(separator: ", ")
      let rows = (0..<3).map { #"{"name": "leek \#($0)", \#(members)}"# }
      return #"{"title": "Stew", "ingredients": [\#(rows.joined(separator: ", "))]}"#
    },
    GrowingDocument(
      "members of an object without a meaning", "a.json", 240, #"{"title": "Stew", "x": {"#, "}}",
      separator: ", "
    ) { #""k\#($0)": "x""# },
    GrowingDocument("tables of TOML", "a.toml", 400, "title = \"Stew\"\n", "") {
      "[a\($0)]\nk = 1\n"
    },
  ]

  private static let steps: [GrowingDocument] = [
    GrowingDocument("notes of one part before many", "a.json", 8_000) { count in
      let notes = (0..<count).map { #""Note: Use leek \#($0).", "# }.joined()
      let parts = (0..<count).map { #", {"name": "Part \#($0)", "steps": ["Boil leek \#($0)."]}"# }
      return #"{"title": "Stew", "ingredients": ["1 leek"], "steps": [{"name": "A", "steps": ["#
        + notes + #""Cut it."]}"# + parts.joined() + "]}"
    },
    GrowingDocument(
      "notes that may continue a credit", "a.json", 3_200,
      #"{"title": "Stew", "ingredients": ["1 leek"], "steps": ["Boil the leek.""#, "]}"
    ) { #", "Note: Use leek \#($0),""# },
  ]

  private static let books: [GrowingDocument] = [
    GrowingDocument("short dishes of a book", "a.md", 800, "# Recipes\n\n", "") { _ in
      "## Dish\n\n- 2 eggs\n- 1 l milk\n\nCook.\n\n"
    },
    GrowingDocument("sections of work for as many groups of ingredients", "a.md", 1_600) { count in
      "# Cake\n\n## Ingredients\n\n"
        + (0..<count).map { "### Layer \($0)\n\n- 2 eggs\n\n" }.joined()
        + (0..<count).map { "## Layer \($0)\n\nBeat the eggs.\n\n" }.joined()
    },
  ]

  private static let pages: [GrowingDocument] = [
    "<div class=ingredients><p>1 a", "<h6>Ingredients</h6><li>1 a",
    "<div class=recipe><ul><li>1 a</ul></div>", "<h1>A</h1><h2>Ingredients</h2><b>x</b><i>",
    "<p><b>Method</b>",
  ].map { part in
    GrowingDocument(part, "a.html", 2_000) { String(repeating: part, count: $0) + "x" }
  }

  private static let nests: [GrowingDocument] = [
    ("[", "]"), (#"{"a":"#, "}"), (#"[{"ingredients":"#, "}]"),
  ].map { open, close in
    GrowingDocument("\(open)…\(close)", "a.json", 60) { depth in
      #"{"title": "Stew", "x": "# + String(repeating: open, count: depth) + #"["1 leek"]"#
        + String(repeating: close, count: depth) + "}"
    }
  }
}
