extension ResultDocument where Row == DuplicateCluster {
  /// The recipes of several records and why, and behind them the pairs alike but not the same.
  ///
  /// - Parameters:
  ///   - report: What to tell.
  ///   - showsDifferences: Whether every link and variant says what differs.
  package static func clusters(
    _ report: DuplicateReport, showsDifferences: Bool = false
  ) -> ResultDocument<DuplicateCluster> {
    let variants = report.variants.lazy.map {
      OutputValue.object($0.outputMembers(showsDifferences: showsDifferences))
    }
    return ResultDocument(
      head: [.recipesSchema], rowsName: "clusters", rows: report.clusters,
      tail: report.parts.contains(.variants)
        ? [OutputMember("variants", .list(Array(variants)))] : [],
      fields: DuplicateFields.clusters(showsDifferences: showsDifferences), footer: report.footer)
  }
}

extension ResultDocument where Row == DuplicateVariant {
  /// The pairs that are alike but not the same, a row each.
  ///
  /// - Parameters:
  ///   - report: What to tell.
  ///   - showsDifferences: Whether every pair says what differs.
  package static func variants(
    _ report: DuplicateReport, showsDifferences: Bool = false
  ) -> ResultDocument<DuplicateVariant> {
    ResultDocument(
      head: [.recipesSchema], rowsName: "variants", rows: report.variants,
      fields: DuplicateFields.variants(showsDifferences: showsDifferences), footer: report.footer)
  }
}

extension DuplicateReport {
  /// How many there are of what was asked for, and which part of them is shown.
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
      variants.count, of: variantCount, "pair alike but not the same",
      "pairs alike but not the same")
  }

  private var isWhole: Bool {
    clusters.count == clusterCount && variants.count == variantCount
  }

  private static func count(_ shown: Int, of all: Int, _ one: String, _ many: String) -> String {
    let number = shown == all ? String(all) : "\(shown) of \(all)"
    return "\(number) \(all == 1 ? one : many)"
  }
}
