import JSONSyntax

/// Ingredients that are objects, or arrays, with the parts of a line apart.
struct IngredientObjects {
  /// The lines and the names of groups, in order.
  let entries: [IngredientTable.Entry]
  /// True if the objects have foods, and most of them amounts: nothing else is likely.
  let areLikely: Bool
  /// True if units are apart from amounts.
  let haveUnits: Bool

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
  init(
    _ elements: some Sequence<JSONValue>, foods: [String] = [], without hidden: String? = nil
  ) {
    let table = ObjectTable(elements, without: hidden)
    let isNamed = elements.contains { $0.kind == .object }
    var headings = isNamed ? table.headings : table.headings.map { _ in "" }
    var rows = table.rows
    for column in headings.indices
    where table.isOfReferences(column) || Self.isNutrient(headings[column], table.texts(column)) {
      for row in rows.indices where rows[row].indices.contains(column) { rows[row][column] = "" }
    }
    if !foods.isEmpty {
      headings.insert("food", at: 0)
      for index in rows.indices { rows[index].insert(foods[index], at: 0) }
    }
    let cells = ([headings] + rows).map { $0.map { TableCell(text: $0) } }
    let read = IngredientTable(cells, form: .objects)
    entries = read.entries
    areLikely = read.hasFoods && read.hasAmounts
    haveUnits = read.hasUnits
  }
}
