import MarkdownSyntax
import Text
package import ShoppingList

/// A shopping list as a Markdown check list, by aisle.
package struct ShoppingChecklist: Sendable {
  /// The document.
  package let text: String

  /// Creates the check list of a list.
  package init(_ list: ShoppingList) {
    text = list.sections.map { section in
      let items = section.items.map { item in
        let amount = item.amounts.joined(separator: " + ")
        let words = [amount, item.food].filter { !$0.isEmpty }.joined(separator: " ")
        let titles = item.titles.joined(separator: ", ")
        return "- [ ] \(Self.inline(words)) (\(Self.inline(titles)))\n"
      }
      return "## \(Self.inline(section.aisle))\n\n\(items.joined())"
    }.joined(separator: "\n")
  }

  private static func inline(_ text: String) -> String { MarkdownText.inline(text.terminalSafe) }
}
