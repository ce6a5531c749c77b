import Testing

@testable import RecipeDocuments

@Suite("Tables of ingredients")
struct IngredientTableTests {
  /// A table, with a line for each row, and the lines that a cook would write.
  struct Sample: CustomTestStringConvertible {
    let name: String
    let rows: String
    let lines: [String]
    var testDescription: String { name }
  }

  static let samples = [
    Sample(
      name: "columns with English names",
      rows: "Amount|Unit|Ingredient|Preparation\n4||leeks|sliced",
      lines: ["4 leeks, sliced"]),
    Sample(
      name: "foods first in German",
      rows: "Zutat|Menge|Einheit|Bemerkung\nMehl|200|g|Type 550\nSalz|1|Prise|",
      lines: ["200 g Mehl (Type 550)", "1 Prise Salz"]),
    Sample(
      name: "Danish", rows: "Mængde|Enhed|Ingrediens\n3|dl|mælk\n2|stk|æg",
      lines: ["3 dl mælk", "2 stk æg"]),
    Sample(
      name: "Russian", rows: "Продукт|Количество|Ед. изм.\nкапуста|300|г\nсоль|по вкусу|",
      lines: ["300 г капуста", "соль, по вкусу"]),
    Sample(
      name: "Turkish", rows: "Malzeme|Miktar|Birim\nun|2|su bardağı\nyumurta|3|adet",
      lines: ["2 su bardağı un", "3 adet yumurta"]),
    Sample(
      name: "foods before amounts in Japanese and Chinese",
      rows: "材料|分量|単位\n醤油|2|大さじ\n砂糖|10|グラム\n番茄|2|个",
      lines: ["醤油 大さじ2", "砂糖 10グラム", "番茄 2个"]),
    Sample(
      name: "the metric amount is the amount, the other stays in parentheses",
      rows: "Ingredient|Imperial|Metric\nflour|8 oz|225 g\neggs|2|2\nsalt|a pinch|",
      lines: ["225 g (8 oz) flour", "2 eggs", "a pinch salt"]),
    Sample(
      name: "amounts with columns of units each",
      rows: "Metric||US||What\n200|g|1 2/3|cups|flour", lines: ["200 g (1 2/3 cups) flour"]),
    Sample(
      name: "a row of units", rows: "Ingredient|Metric|US\n|g|cups\noats|200|2 1/4\nsugar|80 g|",
      lines: ["200 g (2 1/4 cups) oats", "80 g sugar"]),
    Sample(
      name: "units in the headings", rows: "Food|Weight in g|Volume (ml)\nflour|500|\nmilk||300",
      lines: ["500 g flour", "300 ml milk"]),
    Sample(
      name: "percentages and a sum",
      rows: "Flour|Weight|Baker's %\nrye|400 g|80%\nTotal|500 g|100%",
      lines: ["400 g rye (80%)", "note: Total: 500 g, 100%"]),
    Sample(
      name: "no headings", rows: "||\n200|g|red lentils\n1|tsp|turmeric\n1||lime",
      lines: ["200 g red lentils", "1 tsp turmeric", "1 lime"]),
    Sample(
      name: "the first ingredient where headings should be", rows: "200 g|lentils\n1|lime",
      lines: ["200 g lentils", "1 lime"]),
    Sample(
      name: "headings in an unknown language",
      rows: "Faint|Uned|Beth|Sut\n500|g|cig oen|wedi'i dorri\n3||cennin|",
      lines: ["500 g cig oen (wedi'i dorri)", "3 cennin"]),
    Sample(
      name: "numbered rows", rows: "#|Hoeveelheid|Ingrediënt\n1|1 kg|uien\n2|½ tl|zout",
      lines: ["1 kg uien", "½ tl zout"]),
    Sample(
      name: "bold rows are groups", rows: "Qty|Item\n**Sauce**|\n1|onion\n**Dough**|\n80 g|butter",
      lines: ["group: Sauce", "1 onion", "group: Dough", "80 g butter"]),
    Sample(
      name: "rows with one cell are groups if they begin the table",
      rows: "Składnik|Ilość\nCiasto|\nmąka|500 g\nFarsz|\ntwaróg|300 g",
      lines: ["group: Ciasto", "500 g mąka", "group: Farsz", "300 g twaróg"]),
    Sample(
      name: "a food without an amount is an ingredient",
      rows: "Ingrédient|Quantité\npoireaux|3\nsel|\ncrème|20 cl\npoivre|",
      lines: ["3 poireaux", "sel", "20 cl crème", "poivre"]),
    Sample(
      name: "columns for several yields",
      rows: "Ingredient|2 people|4 people\nspaghetti|200 g|400 g",
      lines: ["200 g spaghetti (4 people: 400 g)"]),
    Sample(
      name: "one column", rows: "Ingredients\n2 leeks\nsalt", lines: ["2 leeks", "salt"]),
    Sample(
      name: "a first column that repeats the names of groups",
      rows: "Fázis|Mit|Mennyi\nLeves|póréhagyma|1 kg\nLeves|só|1 tk\nRántás|vaj|4 dkg",
      lines: ["group: Leves", "1 kg póréhagyma", "1 tk só", "group: Rántás", "4 dkg vaj"]),
    Sample(
      name: "marks for nothing", rows: "Amount|Ingredient|Notes\n-|salt|–\n—|pepper|n/a",
      lines: ["salt", "pepper"]),
  ]

  @Test("a table is read as a cook would say it", arguments: samples)
  func lines(_ sample: Sample) {
    let table = IngredientTable(Self.cells(sample.rows))
    let lines = table.entries.map { entry in
      switch entry {
      case .group(let name): "group: " + name
      case .line(let line): line
      case .note(let note): "note: " + note
      }
    }
    #expect(lines == sample.lines)
  }

  @Test("the column for the recipe's yield is chosen, else the first, which states the yield")
  func yields() {
    let rows = Self.cells("Ingredient|2 people|4 people\nlemon|1|2")
    #expect(IngredientTable(rows, yield: "serves 4").entries == [.line("2 lemon (2 people: 1)")])
    #expect(IngredientTable(rows).yield == "2 people")
  }

  @Test("headings name a table of ingredients; times, nutrients and steps are others")
  func names() {
    #expect(IngredientTable.isNamed(by: ["Ingredient", "Amount"]))
    #expect(IngredientTable.isNamed(by: ["Menge", "Lebensmittel"]))
    #expect(!IngredientTable.isNamed(by: ["Prep", "Cook", "Serves"]))
    #expect(!IngredientTable.isNamed(by: ["Nutrient", "Amount"]))
    #expect(!IngredientTable.isNamed(by: ["Ingredients", "Method"]))
    #expect(!IngredientTable.isNamed(by: ["Ingredients", "Preparation"]))
    #expect(IngredientTable.isNamed(by: ["Amount", "Unit", "Ingredient", "Preparation"]))
    #expect(IngredientTable.isNamed(by: ["Ingredient", "Amount", "Preparation"]))
  }

  private static func cells(_ text: String) -> [[TableCell]] {
    text.split(separator: "\n").map { row in
      row.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        let isStrong = cell.hasPrefix("**")
        return TableCell(text: cell.filter { $0 != "*" }, isStrong: isStrong)
      }
    }
  }
}
