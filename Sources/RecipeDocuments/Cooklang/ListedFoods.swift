import CooklangSyntax

/// The foods that a document has marked before a place, whatever their case.
///
/// They are collected only up to the last mark that is asked about: most documents have none that
/// says neither how much nor how.
struct ListedFoods {
  private var names: Set<String> = []
  private var next = 0

  /// Whether a document marks a food for the first time.
  ///
  /// - Parameter item: A mark behind all that were asked about before.
  mutating func isFirst(_ item: CooklangItem, in document: CooklangDocument) -> Bool {
    while next < document.items.count, document.items[next].offset < item.offset {
      let earlier = document.items[next]
      if earlier.kind == .ingredient { names.insert(document.string(earlier.name).lowercased()) }
      next += 1
    }
    return !names.contains(document.string(item.name).lowercased())
  }
}
