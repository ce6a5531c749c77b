import RecipeCore
import RecipeDocuments
import Testing

@Suite("Hostile JSON")
struct JSONHostileInputTests {
  private static let documents = [
    #"{"title":"A","recipe_id":"1","ingredients":{"a":"","b":["c"]},"social_rank":1e2}"#,
    #"{"@graph":[{"@type":["Recipe"],"@id":"x","name":"A","recipeInstructions":[{"text":"<p>B"}],"prepTime":"PT5M","aggregateRating":{"ratingValue":"4"}}]}"#,
    #"[{"title":"A","ingredients":[{"quantity":1}],"rating":{"value":4},"prep_time":"1 h 20 min","tags":"a,b"}]"#,
    "{\"title\":\"&amp;\\ud83d\\ude00é\",\"steps\":[\"1\"]}\n{\"title\":\"B\",\"steps\":\"2\"}",
  ]

  @Test("no change of a byte stops the reader", arguments: documents)
  func mutations(document: String) {
    let bytes = Array(document.utf8)
    var random = SplitMix64(state: 20_261)
    for _ in 0..<1_500 {
      var changed = bytes
      for _ in 0...Int(random.next() % 3) {
        let index = Int(random.next() % UInt64(changed.count))
        switch random.next() % 3 {
        case 0: changed[index] = UInt8(truncatingIfNeeded: random.next())
        case 1: changed.remove(at: index)
        default: changed.insert(changed[Int(random.next() % UInt64(changed.count))], at: index)
        }
      }
      let outcome = JSONRecipeReader().read(changed, path: "x", fields: .all)
      #expect(!outcome.entries.isEmpty || !outcome.diagnostics.isEmpty)
    }
  }

  @Test("values of the wrong kind anywhere leave a recipe or a diagnostic")
  func wrongKinds() {
    let names = [
      "ingredients", "directions", "tags", "yield", "prepTime", "rating", "author", "image",
      "recipeIngredient", "recipeInstructions", "recipeYield", "keywords", "aggregateRating",
      "social_rank", "recipe_id", "source", "sources", "ingredient_groups", "publisher",
    ]
    let values = [
      "null", "true", "false", "0", "-1e308", "1e999", "\"\"", "\"x\"", "[]", "{}", "[[[]]]",
      "[null,true,1,\"\",{}]", "{\"a\":{\"b\":[]}}", "[{\"name\":{}}]", "{\"@id\":\"x\"}",
    ]
    for name in names {
      for value in values {
        for type in ["", "\"@type\":\"Recipe\","] {
          let text = "{\(type)\"title\":\"A\",\"name\":\"A\",\"steps\":\"s\",\"\(name)\":\(value)}"
          let outcome = JSONRecipeReader().read(Array(text.utf8), path: "x", fields: .all)
          #expect(outcome.entries.count == 1, "\(text)")
        }
      }
    }
  }

  @Test("a graph whose nodes refer to each other is read")
  func circularGraph() {
    let text = #"""
      {"@graph":[{"@type":"Recipe","name":"A","@id":"a","author":{"@id":"b"},"image":{"@id":"a"}},
       {"@id":"b","author":{"@id":"a"},"image":{"@id":"b"}}]}
      """#
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "x", fields: .all)
    #expect(outcome.entries.map(\.recipe.title) == ["A"])
  }
}

/// Sebastiano Vigna's SplitMix64: the same numbers in every run.
private struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
