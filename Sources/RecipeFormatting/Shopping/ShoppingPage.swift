import Text
package import ShoppingList

/// A shopping list as text for a person, by aisle.
///
/// ```
/// Vegetables and fruit
///   3           onions · Leek soup, Stew
/// ```
package struct ShoppingPage: Sendable {
  /// The page, terminated by a newline; empty if there is nothing to buy.
  package let text: String

  /// Creates the page of a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - width: The width of the terminal; `nil` in a pipe, where lines are not wrapped.
  ///   - usesColor: True if headings are bold.
  package init(_ list: ShoppingList, width: Int?, usesColor: Bool) {
    var page = PageWriter(width: width.map { min($0, 100) }, usesColor: usesColor)
    let column = Self.amountWidth(list, width: width)
    for (index, section) in list.sections.enumerated() {
      if index > 0 { page.blankLine() }
      page.heading(section.aisle)
      for item in section.items {
        page.write(item, column: column)
      }
    }
    text = page.text
  }

  /// The width of the column of amounts, of which a longer one has a line of its own.
  private static func amountWidth(_ list: ShoppingList, width: Int?) -> Int {
    let widest = width.map { max(12, min($0, 100) / 3) } ?? 40
    return list.items.map { DisplayWidth.of($0.amountText) }.filter { $0 <= widest }.max() ?? 0
  }
}

extension PageWriter {
  /// Writes an item with its amount in a column.
  fileprivate mutating func write(_ item: ShoppingItem, column: Int) {
    let amount = item.amountText
    let food = "\(item.food) · \(item.titles.joined(separator: ", "))"
    let room = DisplayWidth.of(amount)
    guard room <= column else {
      line(amount, indent: "  ")
      return line(food, indent: String(repeating: " ", count: column + 4))
    }
    line(food, indent: "  \(amount)" + String(repeating: " ", count: column - room + 2))
  }
}

extension ShoppingItem {
  /// All amounts as one text: "1 cup + 2".
  fileprivate var amountText: String { amounts.joined(separator: " + ").terminalSafe }
}

extension ShoppingList {
  /// The items of each aisle, in order.
  var sections: [(aisle: String, items: [ShoppingItem])] {
    var sections: [(aisle: String, items: [ShoppingItem])] = []
    for item in items {
      if sections.last?.aisle == item.aisle {
        sections[sections.count - 1].items.append(item)
      } else {
        sections.append((item.aisle, [item]))
      }
    }
    return sections
  }
}
