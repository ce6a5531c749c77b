import CooklangSyntax

/// The foods marked up before a position in a document, ignoring case.
///
/// They are collected only as far as needed: in most documents, every component has a quantity or a
/// preparation.
struct ListedFoods {
  private var names: Set<String> = []
  private var next = 0

  /// True if an item is the first of its food.
  ///
  /// - Parameter item: An item after all those asked about before.
  mutating func isFirst(_ item: CooklangItem, in document: CooklangDocument) -> Bool {
    while next < document.items.count, document.items[next].offset < item.offset {
      let earlier = document.items[next]
      if earlier.kind == .ingredient { names.insert(document.string(earlier.name).lowercased()) }
      next += 1
    }
    return !names.contains(document.string(item.name).lowercased())
  }
}
