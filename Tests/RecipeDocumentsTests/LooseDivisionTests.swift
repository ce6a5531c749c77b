import RecipeCore
import RecipeDocuments
import Testing

@Suite("Several recipes below headings that are titles")
struct LooseDivisionTests {
  private func titles(_ text: String) -> [String] {
    AnyDocumentReader().read(Array(text.utf8), path: "a.md", fields: .all).entries
      .map(\.recipe.title)
  }

  private static let list = "- 200 g oats\n- 1 l stock\n\n1. Boil.\n2. Stir.\n\n"
  private static let table = "| oats | 200 g |\n| stock | 1 l |\n\nBoil it for an hour.\n\n"
  private static let cells = "| Food | Amount |\n|---|---|\n| oats | 200 g |\n\n"
  private static let named = "Ingredients\n\n- 200 g oats\n- 1 l stock\n\n1. Boil.\n2. Stir.\n\n"

  @Test(
    "each has its own foods and steps, at any level",
    arguments: [
      "# Porridge\n\(list)# Granola\n\(list)",
      "## Porridge\nServes 4\n\n\(table)## Granola\nServes 2\n\n\(table)",
      "# Breakfast recipes\n\n## Porridge\n\(table)## Granola\n\(list)",
      "# Rezepte\n\n## Morgens\n\n### Porridge\n\(table)### Granola\n\(list)",
      "# Mornings\n\n## Porridge\nServes 4\n\n\(list)## Granola\nServes 2\n\n\(table)",
      "# Mornings\n\n## Porridge\n\n\(named)## Granola\n\n\(named)",
      "# Mornings\n\n## Porridge\nMakes 2 bowls.\n\n\(table)## Granola\nA large tin.\n\n\(table)",
      "## Porridge\n\(table)Para 4.\n\n## Granola\n\(table)Para 2 o 3, con hambre.\n",
      "# Breakfast recipes\n\n## Porridge\n\(table)## Granola\n\(list)## Licence\n\nCC0\n",
      "# Mornings\n\n## Warm\n### Porridge\n\n\(cells)### Steps\n1. Boil.\n\n"
        + "## Crisp\n### Granola\n\n\(cells)### Steps\n1. Stir.\n",
      "## Porridge\n\nPara 4 o 5, con hambre.\n\n\(table)## Granola\n\nPara 2.\n\n\(table)",
    ])
  func several(text: String) { #expect(titles(text) == ["Porridge", "Granola"]) }

  @Test("dividers between the parts of one dish are no sign")
  func divided() {
    let parts = ["Porridge", "Granola", "Birdseed bar", "Waffles"].map {
      "---\n\n## \($0)\n\n\(Self.table)"
    }
    #expect(titles("# Brunch\n\n" + parts.joined()).count == 1)
  }

  @Test("dishes below headings of ingredients need no sign for one with a table")
  func mixed() {
    let dish = "### Ingredients\n\n- 1 leek\n\n### Method\n\n1. Boil.\n\n"
    let other = "\(Self.cells)### Method\n\n1. Stir. Good with the soup.\n"
    #expect(titles("# Mine\n\n## Soup\n\(dish)## Stew\n\(dish)## Oats\n\(other)").count == 3)
  }

  @Test(
    "in doubt, they are the parts of one dish",
    arguments: [
      "# Lasagne\n\n## Ragù\n\(list)## Béchamel\n\(list)",
      "# Lasagne\n\n## Meat\n\(table)## White sauce\n\(table)",
      "## Cake\n\(list)## Icing\n- 100 g sugar\n\nStir it. Spread it on the cake.\n",
      "## Oat cake\n\(list)## Frosting\n\(list)",
      "## Small batch\nServes 2\n\n\(list)## Large batch\nServes 4\n\n\(list)",
      "## Small batch\n\(list)## Large batch\n\(list)",
      "## Oats\n\(list)## Assembly\n\(list)",
      "## Brotteig\n\(list)## Auflage\n\(table)",
      "## Pork shoulder\n\(list)## Slaw\n\(list)",
      "# Lasagne\n\n---\n\n## Pasta\n\(table)---\n\n## Meat\n\(table)---\n\n## Dish\nLayer pasta and meat.\n\n\(table)",
      "# Tart\n\n## Crust\n\n\(cells)### Steps\n1. Boil.\n\n## Curd\n\n\(cells)### Steps\n1. Pour on the crust.\n",
      "# Mornings\n\n## Oats\n\n\(cells)### Steps\n1. Boil.\n\n## Nuts\n\n\(cells)### Steps\n1. Stir.\n",
      "# Mornings\n\nServes 4\n\n## Oats\n\(list)## Nuts\n\(list)",
      "# Bowl\n\n## Oats\n\nFor 4\n\n\(list)## Nuts\n\nFor 4\n\n\(list)",
      "---\ntitle: Bowl\n---\n# Oats\n\n\(cells)## Steps\n1. Boil.\n\n# Nuts\n\n\(cells)## Steps\n1. Stir.\n",
      "# Plate\n\n## Oats\n\nTime: 1 hour\n\n\(cells)### Steps\n1. Boil.\n\n## Nuts\n\nTime: 1 hour\n\n\(cells)### Steps\n1. Stir.\n",
    ])
  func one(text: String) { #expect(titles(text).count == 1) }
}
