import Testing

@testable import RecipeDocuments

@Suite("Measures as bars write them")
struct BarMeasureTests {
  private static let samples = [
    ReadSample(
      testDescription: "ounces and millilitres, below a French heading of foods", path: "a.md",
      text: """
        # Negroni

        | oz | ml | Pour |
        |---|---|---|
        | 1 | 30 | gin |
        | 1 | 30 | Campari |
        | 1 | 30 | red vermouth |

        1. Stir everything over ice.
        2. Strain into a glass.
        """,
      lines: ["30 ml (1 oz) gin", "30 ml (1 oz) Campari", "30 ml (1 oz) red vermouth"]),
    ReadSample(
      testDescription: "a key for each unit and a particle for the food",
      text: """
        {"name": "Martini", "spec": [{"ml": 60, "of": "gin"}, {"ml": 10, "of": "dry vermouth"}, {"dashes": 2, "of": "orange bitters"}],
         "method": ["Stir everything over ice.", "Strain into a cold glass."]}
        """,
      lines: ["60 ml gin", "10 ml dry vermouth", "2 dashes orange bitters"]),
    ReadSample(
      testDescription: "Dutch: millilitres and dashes, a particle for the food",
      text: """
        {"naam": "Zure gin", "ingrediënten": [{"ml": 50, "van": "gin"}, {"ml": 20, "van": "citroensap"}, {"dash": 1, "van": "bitter"}],
         "bereiding": ["Schud alles met ijs.", "Zeef in een glas."]}
        """,
      lines: ["50 ml gin", "20 ml citroensap", "1 dash bitter"]),
  ]

  private static let others = [
    ReadSample(
      testDescription: "two amounts of which one is a unit of cooks", path: "a.md",
      text: """
        # Shortbread

        | Cups | Ounces | Ingredient |
        |---|---|---|
        | 2 | 9 | flour |
        | 1 | 8 | butter |
        | ½ | 4 | sugar |

        1. Rub the butter into the flour.
        2. Bake for 40 minutes.
        """,
      lines: ["2 Cups (9 Ounces) flour", "1 Cups (8 Ounces) butter", "½ Cups (4 Ounces) sugar"])
  ]

  @Test("a unit that heads a column or a key is that of its numbers", arguments: samples)
  func told(sample: ReadSample) throws {
    try sample.check()
  }

  @Test("units of cooks keep their words", arguments: others)
  func kept(sample: ReadSample) throws {
    try sample.check()
  }
}
