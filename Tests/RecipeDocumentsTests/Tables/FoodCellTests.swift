import Testing

@testable import RecipeDocuments

@Suite("Cells beside and within those of foods")
struct FoodCellTests {
  private static let samples = [
    ReadSample(
      testDescription: "German: numbers within the cells of foods", path: "a.md",
      text: """
        # Bohnentopf

        | Zutat | Menge |
        |---|---|
        | 1. Bohnen | 400 g |
        | 2. Tomaten | 500 g |
        | 3. Zwiebeln | 2 |

        1. Zwiebeln braten.
        2. Alles eine Stunde kochen.
        """,
      lines: ["400 g Bohnen", "500 g Tomaten", "2 Zwiebeln"]),
    ReadSample(
      testDescription: "English: prices", path: "a.md",
      text: """
        # Bean chili

        | Ingredient | Amount | Price |
        |---|---|---|
        | beans | 400 g | £1.20 |
        | tomatoes | 500 g | £0.95 |
        | onions | 2 | £0.30 |

        1. Fry the onions.
        2. Simmer the rest for an hour.
        """,
      lines: ["400 g beans", "500 g tomatoes", "2 onions"]),
    ReadSample(
      testDescription: "English: a column of yes and no", path: "a.md",
      text: """
        # Bean chili

        | Ingredient | Amount | Organic |
        |---|---|---|
        | beans | 400 g | yes |
        | tomatoes | 500 g | no |
        | onions | 2 | yes |

        1. Fry the onions.
        2. Simmer the rest for an hour.
        """,
      lines: [
        "400 g beans (Organic: yes)", "500 g tomatoes (Organic: no)", "2 onions (Organic: yes)",
      ]),
    ReadSample(
      testDescription: "Turkish: a column of yes and no", path: "a.md",
      text: """
        # Fasulye

        | Malzeme | Miktar | Organik |
        |---|---|---|
        | fasulye | 400 g | evet |
        | domates | 500 g | hayır |
        | soğan | 2 | evet |

        1. Soğanı kavurun.
        2. Hepsini bir saat pişirin.
        """,
      lines: [
        "400 g fasulye (Organik: evet)", "500 g domates (Organik: hayır)",
        "2 soğan (Organik: evet)",
      ]),
    ReadSample(
      testDescription: "English: spoons where the grams are empty", path: "a.md",
      text: """
        # Bean chili

        | Ingredient | Grams | Spoons |
        |---|---|---|
        | beans | 400 | |
        | tomatoes | 500 | |
        | cumin | | 2 tsp |
        | salt | | 1 tsp |

        1. Fry the cumin.
        2. Simmer the rest for an hour.
        """,
      lines: ["400 g beans", "500 g tomatoes", "2 tsp cumin", "1 tsp salt"]),
    ReadSample(
      testDescription: "Norwegian: spoons where the grams are empty", path: "a.md",
      text: """
        # Bønnegryte

        | Ingrediens | Gram | Annet mål |
        |---|---|---|
        | bønner | 400 | |
        | tomater | 500 | |
        | spisskummen | | 2 ts |

        1. Stek krydderet.
        2. Kok alt i en time.
        """,
      lines: ["400 g bønner", "500 g tomater", "2 ts spisskummen"]),
    ReadSample(
      testDescription: "Dutch: prices", path: "a.md",
      text: """
        # Bonenstoof

        | Ingrediënt | Hoeveelheid | Prijs |
        |---|---|---|
        | bonen | 400 g | € 1,20 |
        | tomaten | 500 g | € 1,85 |
        | uien | 2 | € 0,40 |

        1. Bak de uien.
        2. Stoof de rest een uur.
        """,
      lines: ["400 g bonen", "500 g tomaten", "2 uien"]),
    ReadSample(
      testDescription: "Spanish: numbers within the cells of foods", path: "a.md",
      text: """
        # Potaje

        | Cantidad | Ingrediente |
        |---|---|
        | 400 g | 1) alubias |
        | 500 g | 2) tomates |
        | 2 | 3) cebollas |

        1. Sofría las cebollas.
        2. Cueza todo una hora.
        """,
      lines: ["400 g alubias", "500 g tomates", "2 cebollas"]),
  ]

  private static let others = [
    ReadSample(
      testDescription: "a column of remarks stays with its foods", path: "a.md",
      text: """
        # Bean chili

        | Ingredient | Amount | Note |
        |---|---|---|
        | beans | 400 g | soaked |
        | tomatoes | 500 g | |
        | onions | 2 | chopped |

        1. Fry the onions.
        2. Simmer the rest for an hour.
        """,
      lines: ["400 g beans (soaked)", "500 g tomatoes", "2 onions (chopped)"]),
    ReadSample(
      testDescription: "a heading of money above what is no money", path: "a.md",
      text: """
        # Bean chili

        | Ingredient | Amount | Cost |
        |---|---|---|
        | beans | 400 g | cheap |
        | tomatoes | 500 g | dear |
        | onions | 2 | cheap |

        1. Fry the onions.
        2. Simmer the rest for an hour.
        """,
      lines: ["400 g beans (cheap)", "500 g tomatoes (dear)", "2 onions (cheap)"]),
    ReadSample(
      testDescription: "a number of pieces before a food stays", path: "a.md",
      text: """
        # Bean chili

        | Ingredients | For |
        |---|---|
        | 1 onion | frying |
        | 2 tomatoes | the sauce |
        | 4 tortillas | the table |

        1. Fry the onion.
        2. Simmer the rest for an hour.
        """,
      lines: ["1 onion (frying)", "2 tomatoes (the sauce)", "4 tortillas (the table)"]),
  ]

  @Test("numbers, prices and other measures are no food", arguments: samples)
  func told(sample: ReadSample) throws {
    try sample.check()
  }

  @Test("remarks stay with their foods", arguments: others)
  func kept(sample: ReadSample) throws {
    try sample.check()
  }
}
