/// The columns of a table of ingredients.
enum IngredientTable {
  /// Returns the order in which a cook would read the cells of a row: amount, unit, name, the rest.
  static func order(header: [String]) -> [Int] {
    let words = header.map { FoldedText.words($0.utf8) }
    let rank = words.map { word in
      amounts.contains(word) ? 0 : units.contains(word) ? 1 : isName(word) ? 2 : 3
    }
    guard rank.contains(0), rank.contains(2) else { return Array(header.indices) }
    return header.indices.sorted { (rank[$0], $0) < (rank[$1], $1) }
  }

  /// True if the first row of a table declares it to be ingredients: it has a cell "Ingredient" or
  /// the like, and no cell that names directions.
  static func isNamed(by header: [String]) -> Bool {
    let kinds = header.map { SectionKind(heading: $0, isNested: true) }
    return kinds.contains(.ingredients) && !kinds.contains(.directions)
  }

  private static func isName(_ word: String) -> Bool {
    names.contains(word) || SectionKind(heading: word, isNested: true) == .ingredients
  }

  private static let amounts: Set<String> = [
    "amount", "amounts", "quantity", "qty", "menge", "quantite", "cantidad", "quantita",
    "hoeveelheid", "用量", "数量", "分量", "weight", "measure",
  ]
  private static let units: Set<String> = ["unit", "units", "einheit", "unite", "unidad", "单位"]
  private static let names: Set<String> = [
    "ingredient", "ingredients", "zutat", "zutaten", "ingredientes", "ingrediente", "ingredienti",
    "item", "name", "原料", "材料", "食材", "配料",
  ]
}
