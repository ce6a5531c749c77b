import Testing

@testable import RecipeDocuments

@Suite("Columns beside the amounts and the foods")
struct TableRemarkTests {
  static let samples: [(name: String, rows: String, lines: [String])] = [
    (
      "a remark that all rows have is said once",
      "Food|Amount|Origin|Notes\nrye|400 g|mill|sifted\nsalt|8 g|mill|\nwater|3 dl|mill|warm",
      ["400 g rye (sifted)", "8 g salt", "3 dl water (warm)", "note: Origin: mill"]
    ),
    (
      "what is done to each food stays with it",
      "Food|Amount|Notes\ncarrots|200 g|grated\nbeets|100 g|grated\napples|2|grated",
      ["200 g carrots (grated)", "100 g beets (grated)", "2 apples (grated)"]
    ),
    (
      "percentages with a heading in French",
      "Ingrédient|Quantité|Pourcentage\nfarine|500 g|100\nsel|10 g|2",
      ["500 g farine (100%)", "10 g sel (2%)"]
    ),
    (
      "numbers below another heading have it before them",
      "Food|Amount|Ratio\nrye|400 g|1.0\nsalt|8 g|0.02",
      ["400 g rye (Ratio: 1.0)", "8 g salt (Ratio: 0.02)"]
    ),
    (
      "percentages where headings should be",
      "farine T55|500 g|100 %\nlait|100 ml|20 %\nbeurre|250 g|50 %",
      ["500 g farine T55 (100 %)", "100 ml lait (20 %)", "250 g beurre (50 %)"]
    ),
    (
      "percentages below no heading",
      "||\nrye|500 g|100\nsalt|10 g|2", ["500 g rye (100%)", "10 g salt (2%)"]
    ),
    (
      "classes of foods one below another are groups",
      "Type|Ingredient|Amount\nFlour|rye|500 g\nOther|salt|10 g\nOther|figs|80 g",
      ["group: Flour", "500 g rye", "group: Other", "10 g salt", "80 g figs"]
    ),
    (
      "classes of foods here and there are remarks",
      "||\nOther|salt|10 g\nFlour|rye|500 g\nOther|figs|80 g\nFlour|spelt|90 g",
      ["10 g salt (Other)", "500 g rye (Flour)", "80 g figs (Other)", "90 g spelt (Flour)"]
    ),
    (
      "percentages named as amounts", "Food|Amount|Amount%\nrye|500 g|100\nsalt|10 g|2",
      ["500 g rye (100%)", "10 g salt (2%)"]
    ),
    (
      "percentages without a heading beside a unit in one",
      "Food|Grams|\nrye|500|100\nsalt|10|2", ["500 g rye (100%)", "10 g salt (2%)"]
    ),
    (
      "a column with two names for amounts",
      "Food|Amount / Weight|Note\nbatter|as needed|for frying\ncoriander|1 handful|",
      ["batter, as needed (for frying)", "1 handful coriander"]
    ),
    (
      "nutrients and sums are notes",
      "Food|Qty (g)|Fat (g)|kcal\nrice|300|2|1065\noil|10|10|88\nTOTAL||12|1153\nPER BOX||6|577",
      [
        "300 g rice", "10 g oil", "note: TOTAL: Fat 12 g, kcal 1153",
        "note: PER BOX: Fat 6 g, kcal 577",
        "note: rice: Fat 2 g, kcal 1065\noil: Fat 10 g, kcal 88",
      ]
    ),
    (
      "what a piece is taken for, and the purpose of an oil, follow the food",
      "Unit|Amount|Food\npiece, juice of|1|lemon\ng|50|onion",
      ["1 piece lemon, juice of", "50 g onion"]
    ),
    (
      "brackets with more than an amount follow the food",
      "Food|Amount\nyeast|40 g (or 13 g of instant yeast)\ntomatoes|2 cans (400 g)\noil|para freír (400 ml)",
      [
        "40 g yeast (or 13 g of instant yeast)", "2 cans (400 g) tomatoes",
        "oil (para freír (400 ml))",
      ]
    ),
    (
      "a food below a sum is no part of it",
      "Food|Amount\nflour|500 g\nwater|400 g\nTotal|900 g\nsemolina for dusting|",
      ["500 g flour", "400 g water", "note: Total: 900 g", "semolina for dusting"]
    ),
    (
      "amounts with percentages behind them are amounts",
      "Food|Amount (g, %)\nflour|500 g (100 %)\nwater|350 g (70 %)",
      ["500 g (100 %) flour", "350 g (70 %) water"]
    ),
    (
      "a dash is no remark", "Food|Amount|Time\nhops|15 g|60 min\nsyrup|450 g|-",
      ["15 g hops (60 min)", "450 g syrup"]
    ),
    (
      "foods above their amounts", "Flour|Water|Salt\n500 g|320 g|10 g",
      ["500 g Flour", "320 g Water", "10 g Salt"]
    ),
    (
      "the foods of a step, each with its amount",
      "Step|Ingredients|What to do\n1|1 onion, 30 g butter|Sweat it all.\n2|300 g rice|Toast the rice.",
      ["1 onion", "30 g butter", "300 g rice"]
    ),
  ]

  @Test("a column that is no part of the line keeps its meaning", arguments: samples)
  func lines(name: String, rows: String, lines: [String]) {
    let cells = rows.split(separator: "\n").map { row in
      row.split(separator: "|", omittingEmptySubsequences: false)
        .map { TableCell(text: String($0)) }
    }
    let read = IngredientTable(cells).entries.map { entry in
      switch entry {
      case .group(let name): "group: " + name
      case .line(let line): line
      case .note(let note): "note: " + note
      }
    }
    #expect(read == lines, "\(name)")
  }
}
