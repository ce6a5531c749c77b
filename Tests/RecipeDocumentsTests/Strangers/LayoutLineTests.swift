import Testing

@testable import RecipeDocuments

@Suite("Recipes in plain lines")
struct LayoutLineTests {
  static let lines = [
    ReadSample(
      testDescription: "a title that the first line repeats", path: "a.md",
      text: """
        # Plum crumble

        Plum crumble  
        500 g plums  
        100 g butter  
        150 g flour  

        Halve the plums and lay them in a dish.

        Rub butter and flour to crumbs and bake.
        """,
      lines: ["500 g plums", "100 g butter", "150 g flour"],
      steps: [
        "Halve the plums and lay them in a dish.", "Rub butter and flour to crumbs and bake.",
      ]),
    ReadSample(
      testDescription: "bullets of foods and of steps with a gap between them", path: "a.txt",
      text: """
        Gazpacho
        for 4

        - 1 kg tomatoes
        - 1 cucumber
        - 1 clove of garlic
        - 2 tbsp vinegar

        - Chop everything roughly.
        - Blend until smooth.
        - Chill for 2 hours.
        """,
      lines: ["1 kg tomatoes", "1 cucumber", "1 clove of garlic", "2 tbsp vinegar"],
      steps: ["Chop everything roughly.", "Blend until smooth.", "Chill for 2 hours."]),
    ReadSample(
      testDescription: "foods above numbered steps", path: "a.txt",
      text: """
        LENTIL DAL

        Serves 4

        1 cup red lentils
        1 onion, chopped
        2 tsp curry powder
        1 tin coconut milk
        salt

        1. Rinse the lentils.
        2. Fry the onion with the curry powder.
        3. Add lentils and coconut milk, simmer 20 min.

        Note: freezes well.
        """,
      lines: [
        "1 cup red lentils", "1 onion, chopped", "2 tsp curry powder", "1 tin coconut milk", "salt",
      ],
      steps: [
        "Rinse the lentils.", "Fry the onion with the curry powder.",
        "Add lentils and coconut milk, simmer 20 min.",
      ],
      notes: ["freezes well."]),
    ReadSample(
      testDescription: "groups without a heading for ingredients", path: "a.txt",
      text: """
        Oma's Apfelkuchen

        Für den Teig:
        250 g Mehl
        125 g Butter
        1 Ei

        Für den Belag:
        1 kg Äpfel
        2 EL Zucker

        Mehl, Butter und Ei zu einem Teig kneten. Kalt stellen.
        Äpfel schälen und in Spalten schneiden.
        Teig in eine Form drücken, mit Äpfeln belegen und zuckern.
        Bei 180 Grad 45 Minuten backen.
        """,
      lines: [
        "# Für den Teig", "250 g Mehl", "125 g Butter", "1 Ei", "# Für den Belag", "1 kg Äpfel",
        "2 EL Zucker",
      ],
      steps: [
        "Mehl, Butter und Ei zu einem Teig kneten. Kalt stellen.",
        "Äpfel schälen und in Spalten schneiden.",
        "Teig in eine Form drücken, mit Äpfeln belegen und zuckern.",
        "Bei 180 Grad 45 Minuten backen.",
      ]),
    ReadSample(
      testDescription: "foods in one line between semicolons", path: "a.txt",
      text: """
        Teriyaki salmon

        2 salmon fillets; 3 tbsp soy sauce; 1 tbsp honey; 1 tsp ginger

        Mix soy sauce, honey and ginger. Marinate the salmon for 15 minutes. Fry 3 minutes on each side.
        """,
      lines: ["2 salmon fillets", "3 tbsp soy sauce", "1 tbsp honey", "1 tsp ginger"],
      steps: [
        "Mix soy sauce, honey and ginger. Marinate the salmon for 15 minutes. Fry 3 minutes on each side."
      ]),
    ReadSample(
      testDescription: "foods in a sentence", path: "a.md",
      text: """
        # Trifle

        Sponge, custard and fruit in layers.

        You need 200 g sponge, 500 ml custard, 300 g berries.

        Layer everything in a glass bowl. Chill for 2 hours.
        """,
      lines: ["200 g sponge", "500 ml custard", "300 g berries"],
      steps: ["Layer everything in a glass bowl. Chill for 2 hours."]),
    ReadSample(
      testDescription: "a yield above the foods", path: "a.md",
      text: """
        # Pesto

        _Makes 1 jar_

        2 bunches basil  
        50 g pine nuts  
        100 ml oil  
        1 clove garlic  
        salt

        ---

        Toast the nuts.

        Blend everything.

        ---

        *from my neighbour*
        """,
      lines: ["2 bunches basil", "50 g pine nuts", "100 ml oil", "1 clove garlic", "salt"],
      steps: ["Toast the nuts.", "Blend everything."],
      yield: "1 jar"),
    ReadSample(
      testDescription: "bullets of short sentences below a table", path: "a.md",
      text: """
        # Cake

        | Menge | Zutat |
        |-------|-------|
        | 200 g | Mehl |
        | 3 | Eier |
        | | Salz |

        * Ofen auf 180 °C heizen.
        * Alles mischen.
        * 40 Minuten backen.

        > Tipp: mit Puderzucker bestäuben.
        """,
      lines: ["200 g Mehl", "3 Eier", "Salz"],
      steps: ["Ofen auf 180 °C heizen.", "Alles mischen.", "40 Minuten backen."],
      notes: ["mit Puderzucker bestäuben."]),
  ]

  static let wrapped = [
    ReadSample(
      testDescription: "a bracket in plain text", path: "a.txt",
      text: """
        Shortbread

        Ingredients:
        250 g butter (cold,
        cut into cubes)
        120 g sugar
        350 g flour

        Method:
        Rub the butter into the flour until it
        looks like crumbs. Add the sugar and
        knead.

        Press into a tin (about 20 cm
        wide) and bake for 30 minutes at 160
        degrees.
        """,
      lines: ["250 g butter (cold, cut into cubes)", "120 g sugar", "350 g flour"],
      steps: [
        "Rub the butter into the flour until it looks like crumbs. Add the sugar and knead.",
        "Press into a tin (about 20 cm wide) and bake for 30 minutes at 160 degrees.",
      ]),
    ReadSample(
      testDescription: "an item in plain text", path: "a.txt",
      text: """
        Shortbread

        Ingredients

        - 250 g butter (cold,
          cut into cubes)
        - 120 g sugar, plus a little more for
        dusting
        - 350 g flour

        Method

        1. Rub the butter into the flour until it
        looks like crumbs.
        2. Add the sugar and
        knead.
        3. Bake for 30 minutes.
        """,
      lines: [
        "250 g butter (cold, cut into cubes)", "120 g sugar, plus a little more for dusting",
        "350 g flour",
      ],
      steps: [
        "Rub the butter into the flour until it looks like crumbs.", "Add the sugar and knead.",
        "Bake for 30 minutes.",
      ]),
    ReadSample(
      testDescription: "a bracket at the end of a list", path: "a.txt",
      text: """
        Käsekuchen

        Zutaten:
        500 g Quark
        3 Eier
        1 Pck. Puddingpulver (Vanille oder
        Sahne)

        Zubereitung:
        - Alle Zutaten gut verrühren, bis die
        Masse glatt ist.
        - In eine Form füllen.
        - 50 Minuten bei 170 Grad
        backen.
        """,
      lines: ["500 g Quark", "3 Eier", "1 Pck. Puddingpulver (Vanille oder Sahne)"],
      steps: [
        "Alle Zutaten gut verrühren, bis die Masse glatt ist.", "In eine Form füllen.",
        "50 Minuten bei 170 Grad backen.",
      ]),
  ]

  @Test("lines of foods end where the steps begin", arguments: lines)
  func readsLines(_ sample: ReadSample) throws { try sample.check() }

  @Test("wrapped lines are one line", arguments: wrapped)
  func joinsLines(_ sample: ReadSample) throws { try sample.check() }
}
