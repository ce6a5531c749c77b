extension DuplicateReport {
  /// The total numbers, and the part of them that is shown.
  var footer: String {
    let counts = [
      parts.contains(.clusters) ? clustersText : nil,
      parts.contains(.variants) ? variantsText : nil,
      isWhole ? nil : "-n 0 shows all",
    ]
    return counts.compactMap(\.self).joined(separator: "; ")
  }

  private var clustersText: String {
    Self.count(
      clusters.count, of: clusterCount, "recipe in several records", "recipes in several records")
  }

  private var variantsText: String {
    Self.count(
      shownVariantCount, of: variantCount, "pair alike but not the same",
      "pairs alike but not the same")
  }

  /// The number of variants that are shown, or represented by another of the same two recipes.
  private var shownVariantCount: Int { variants.reduce(0) { $0 + 1 + $1.hidden } }

  /// True if every cluster and every variant is on the page.
  package var isWhole: Bool {
    clusters.count == clusterCount && shownVariantCount == variantCount
  }

  private static func count(_ shown: Int, of all: Int, _ one: String, _ many: String) -> String {
    let number = shown == all ? String(all) : "\(shown) of \(all)"
    return "\(number) \(all == 1 ? one : many)"
  }
}
