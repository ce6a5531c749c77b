import JSONSyntax

/// Ingredients that are objects, or arrays, with the parts of a line apart.
struct IngredientObjects {
  /// The lines and the names of groups, in order.
  let entries: [IngredientTable.Entry]
  /// True if the objects have foods, and most of them amounts: nothing else is likely.
  let areLikely: Bool
  /// True if units are apart from amounts.
  let haveUnits: Bool

  /// Reads the objects of a list as the rows of one table.
  ///
  /// - Parameter foods: The names of the foods if they are not in the objects.
  init(_ elements: some Sequence<JSONValue>, foods: [String] = []) {
    let table = ObjectTable(elements)
    let isNamed = elements.contains { $0.kind == .object }
    var headings = isNamed ? table.headings : table.headings.map { _ in "" }
    var rows = table.rows
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
