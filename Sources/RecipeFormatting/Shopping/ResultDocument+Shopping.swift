import RecipeCore
package import ShoppingList

extension ResultDocument where Row == ShoppingItem {
  /// Returns a shopping list, as the command-line contract has it.
  package static func shopping(_ list: ShoppingList) -> ResultDocument<ShoppingItem> {
    ResultDocument(
      head: [.recipesSchema, leftOut(of: list)], rowsName: "items", rows: list.items,
      fields: ShoppingFields.all,
      footer: "\(list.items.count) \(list.items.count == 1 ? "item" : "items")")
  }

  /// The lines that name nothing to buy.
  private static func leftOut(of list: ShoppingList) -> OutputMember {
    let lines = list.leftOut.map(\.outputValue)
    return OutputMember("left_out", lines.isEmpty ? .absent : .list(lines))
  }
}

/// The fields of an item to buy.
package enum ShoppingFields {
  /// All fields, in the order of JSON and CSV.
  package static let all: [ResultField<ShoppingItem>] = [
    ResultField(
      "food", column: .init("food", priority: 0, minimumWidth: 12), isInTable: true,
      tablePosition: 1, value: { .text($0.food) }),
    ResultField(
      "amounts", column: .init("amount", priority: 0, minimumWidth: 8), isInTable: true,
      listSeparator: " + ", value: { .list($0.amounts.map { .text($0) }) }),
    ResultField(
      "aisle", column: .init("aisle", priority: 2, minimumWidth: 8), isInTable: true,
      tablePosition: 2, value: { .text($0.aisle) }),
    ResultField(
      "lines", column: .init("for", priority: 1, isSecondary: true, minimumWidth: 12),
      isInTable: true, tablePosition: 3,
      cell: { $0.titles.joined(separator: ", ") },
      flat: { $0.lines.map { "\($0.text) (\($0.title))" }.joined(separator: "; ") },
      value: { .list($0.lines.map(\.outputValue)) }),
  ]
}

extension ShoppingItem {
  /// The titles of the recipes that need it, each once.
  var titles: [String] {
    var seen: Set<String> = []
    return lines.map(\.title).filter { seen.insert($0).inserted }
  }
}

extension ShoppingLine {
  /// The recipe's id and the line.
  fileprivate var outputValue: OutputValue {
    .object([OutputMember("id", .text(recipe)), OutputMember("text", .text(text))])
  }
}
