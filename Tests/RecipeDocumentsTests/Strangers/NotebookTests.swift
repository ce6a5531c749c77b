import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Notebooks of several dishes")
struct NotebookTests {
  private static let samples:
    [(String, path: String, text: String, titles: [String], yields: [String?])] = [
      (
        "German: yields in the headings", "a.md",
        """
        # Aus dem Heft von Tante Berta

        ## Erbsensuppe (4 Portionen)

        - 300 g Erbsen
        - 1 l Brühe

        Erbsen in der Brühe kochen.

        ## Brötchen (12 Stück)

        - 500 g Mehl
        - 3 dl Wasser

        Teig kneten und backen.
        """,
        ["Erbsensuppe (4 Portionen)", "Brötchen (12 Stück)"], ["4 Portionen", "12 Stück"]
      ),
      (
        "Spanish: numbered titles", "a.md",
        """
        # Cuaderno de recetas

        ## 1. Sopa de guisantes

        - 300 g de guisantes
        - 1 l de caldo

        Cocer los guisantes en el caldo.

        ## 2. Compota

        - 1 kg de manzanas
        - 50 g de azúcar

        Cocer las manzanas con el azúcar.
        """,
        ["Sopa de guisantes", "Compota"], [nil, nil]
      ),
      (
        "French: yields in tables of facts", "a.md",
        """
        # Chez nous

        ## Soupe de pois

        | Portions | Cuisson |
        |---|---|
        | 4 | 40 min |

        - 300 g de pois
        - 1 l de bouillon

        ### Préparation

        1. Cuire les pois dans le bouillon.

        ## Compote

        | Portions | Cuisson |
        |---|---|
        | 6 | 20 min |

        - 1 kg de pommes
        - 50 g de sucre

        ### Préparation

        1. Cuire les fruits avec le sucre.
        """,
        ["Soupe de pois", "Compote"], ["4", "6"]
      ),
      (
        "English: yields in tables of facts", "a.md",
        """
        # At the lake

        ## Pea soup

        | Servings | Cooking |
        |---|---|
        | 4 | 40 min |

        - 300 g peas
        - 1 l stock

        ### Method

        1. Boil it all.

        ## Apple sauce

        | Servings | Cooking |
        |---|---|
        | 6 | 20 min |

        - 1 kg apples
        - 50 g sugar

        ### Method

        1. Stew the fruit.
        """,
        ["Pea soup", "Apple sauce"], ["4", "6"]
      ),
      (
        "Danish: yields in the headings", "a.md",
        """
        # Fra skuffen

        ## Ærtesuppe (4 portioner)

        | Ingrediens | Mængde |
        |---|---|
        | ærter | 300 g |
        | bouillon | 1 l |

        ### Fremgangsmåde

        1. Kog det hele.

        ## Boller (12 stk)

        | Ingrediens | Mængde |
        |---|---|
        | mel | 500 g |
        | vand | 3 dl |

        ### Fremgangsmåde

        1. Ælt dejen og bag den.
        """,
        ["Ærtesuppe (4 portioner)", "Boller (12 stk)"], ["4 portioner", "12 stk"]
      ),
      (
        "German: numbered titles with tables", "a.md",
        """
        # Unser Kochheft

        ## 1. Erbsensuppe

        | Zutat | Menge |
        |---|---|
        | Erbsen | 300 g |
        | Brühe | 1 l |

        ### Zubereitung

        1. Alles kochen.

        ## 2. Apfelmus

        | Zutat | Menge |
        |---|---|
        | Äpfel | 1 kg |
        | Zucker | 50 g |

        ### Zubereitung

        1. Alles weich dünsten.
        """,
        ["Erbsensuppe", "Apfelmus"], [nil, nil]
      ),
      (
        "English: a book with two kinds of bread", "a.md",
        """
        # Family cookbook

        ## Barley bread

        | Ingredient | Amount |
        |---|---|
        | barley flour | 500 g |
        | water | 4 dl |

        ### Method

        1. Knead for ten minutes and bake the bread.

        ## Corn bread

        | Ingredient | Amount |
        |---|---|
        | corn meal | 300 g |
        | milk | 3 dl |

        ### Method

        1. Mix everything and bake the bread.
        """,
        ["Barley bread", "Corn bread"], [nil, nil]
      ),
    ]

  private static let others:
    [(String, path: String, text: String, titles: [String], yields: [String?])] = [
      (
        "two kinds of bread, but no book", "a.md",
        """
        # For the picnic

        ## Barley bread

        | Ingredient | Amount |
        |---|---|
        | barley flour | 500 g |
        | water | 4 dl |

        ### Method

        1. Knead for ten minutes and bake the bread.

        ## Corn bread

        | Ingredient | Amount |
        |---|---|
        | corn meal | 300 g |
        | milk | 3 dl |

        ### Method

        1. Mix everything and bake the bread.
        """,
        ["For the picnic"], [nil]
      ),
      (
        "the parts of one dish stay one recipe", "a.md",
        """
        # Shepherd's pie

        ## Filling

        - 500 g lamb
        - 2 onions

        Fry the lamb with the onions.

        ## Topping

        - 1 kg potatoes
        - 50 g butter

        Mash the potatoes with the butter and bake.
        """,
        ["Shepherd's pie"], [nil]
      ),
    ]

  @Test("dishes are told by a book, by yields and by numbers", arguments: samples)
  func told(
    _ name: String, path: String, text: String, titles: [String], yields: [String?]
  ) throws {
    try check(text, path, titles, yields)
  }

  @Test("parts of a dish are none", arguments: others)
  func kept(
    _ name: String, path: String, text: String, titles: [String], yields: [String?]
  ) throws {
    try check(text, path, titles, yields)
  }

  private func check(
    _ text: String, _ path: String, _ titles: [String], _ yields: [String?]
  ) throws {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    #expect(outcome.entries.map(\.recipe.title) == titles)
    #expect(outcome.entries.map(\.recipe.yield) == yields)
  }
}
