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
    let column = Self.amountWidth(list)
    for (index, section) in list.sections.enumerated() {
      if index > 0 { page.blankLine() }
      page.heading(section.aisle)
      for item in section.items {
        let amount = item.amounts.joined(separator: " + ").terminalSafe
        let room = DisplayWidth.of(amount)
        let padding = String(repeating: " ", count: max(0, column - room) + 2)
        let titles = item.titles.joined(separator: ", ")
        page.line(
          "\(item.food) · \(titles)", indent: "  \(amount)\(padding)",
          hang: min(0, column - room))
      }
    }
    text = page.text
  }

  /// The width of the column of amounts; longer ones push their line out.
  private static func amountWidth(_ list: ShoppingList) -> Int {
    let widths = list.items.map {
      DisplayWidth.of($0.amounts.joined(separator: " + ").terminalSafe)
    }
    return min(widths.max() ?? 0, 16)
  }
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
