import RecipeMerging

/// A choice among items, narrowed by typing.
struct Menu: Sendable {
  /// The effect of choosing an item.
  enum Choice: Sendable {
    /// The order of the list changes; `nil` is the usual one.
    case sort(String?)
    /// The list is filtered by a term of the query language.
    case filter(String)
    /// No filter applies any more.
    case clearFilters
    /// A recipe is shown.
    case show(RankedRecipe)
  }

  /// An item.
  struct Item: Sendable {
    /// The words on the left.
    let title: String
    /// The words on the right.
    var detail = ""
    /// The effect.
    let choice: Choice
  }

  /// The heading.
  let title: String
  /// True if the items are filters, which change once the tags are counted.
  var isOfFilters = false
  /// All items.
  var items: [Item]
  /// The words that were typed to narrow them.
  var typed = TypedLine()
  /// True once all letters are typed; before, `j`, `k`, `g` and `G` move.
  var isTyping = false
  /// The selected one among those shown.
  var selected = 0

  /// The items that have what was typed.
  var shown: [Item] {
    let sought = typed.text.lowercased()
    return sought.isEmpty ? items : items.filter { $0.title.lowercased().contains(sought) }
  }

  /// Moves the selection.
  mutating func move(by count: Int) {
    selected = max(0, min(selected + count, shown.count - 1))
  }
}
