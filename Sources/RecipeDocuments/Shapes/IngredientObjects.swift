import JSONSyntax

/// Ingredients that are objects, or arrays, with the parts of a line apart.
struct IngredientObjects {
  /// The lines and the names of groups, in order.
  let entries: [IngredientTable.Entry]
  /// True if the objects have foods, and most of them amounts: nothing else is likely.
  let areLikely: Bool
  /// The yield for which the amounts are, if a key states it.
  let yield: String?
  /// True if units are apart from amounts.
  let haveUnits: Bool
  /// True if the foods are known only by the names that programs refer to them by.
  let areReferences: Bool

  /// True for the numbers of a nutrient, which are no amounts of the food: "protein_g".
  private static func isNutrient(_ heading: String, _ texts: [String]) -> Bool {
    texts.allSatisfy(AmountText.isNumber)
      && FoldedText.words(heading.utf8).split(separator: " ")
        .contains(where: ListShape.nutrientWords.contains)
  }

  /// Reads the objects of a list as the rows of one table.
  ///
  /// - Parameters:
  ///   - foods: The names of the foods if they are not in the objects.
  ///   - hidden: The key of a member that is no part of an ingredient.
  ///   - wanted: The yield of the recipe, which chooses among amounts for several yields.
  init(
    _ elements: some Sequence<JSONValue>, foods: [String] = [], without hidden: String? = nil,
    yield wanted: String? = nil
  ) {
    let table = ObjectTable(elements, without: hidden)
    let isNamed = elements.contains { $0.kind == .object }
    var headings = isNamed ? table.headings : table.headings.map { _ in "" }
    var rows = table.rows
    for column in headings.indices
    where table.isOfReferences(column) || Self.isNutrient(headings[column], table.texts(column)) {
      for row in rows.indices where rows[row].indices.contains(column) { rows[row][column] = "" }
    }
    let referred = foods.isEmpty ? table.referredFoods : nil
    let foods = referred ?? foods
    areReferences = referred != nil
    rows = UnitLabels.resolved(rows, under: headings)
    UnitColumns.join(&rows, under: &headings)
    if !foods.isEmpty {
      headings.insert("food", at: 0)
      for index in rows.indices { rows[index].insert(foods[index], at: 0) }
    }
    let cells = ([headings] + rows).map { $0.map { TableCell(text: $0) } }
    let read = IngredientTable(cells, yield: wanted, form: .objects)
    entries = read.entries
    yield = read.yield
    areLikely = read.hasFoods && read.hasAmounts
    haveUnits = read.hasUnits
  }
}
