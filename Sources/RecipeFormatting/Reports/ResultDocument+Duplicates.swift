extension ResultDocument where Row == DuplicateCluster {
  /// The recipes of several records and why, and behind them the pairs alike but not the same.
  ///
  /// - Parameters:
  ///   - report: What to tell.
  ///   - parts: Whether the variants are told, too.
  ///   - showsDifferences: Whether every link and variant says what differs.
  package static func clusters(
    _ report: DuplicateReport, parts: Set<DuplicateReport.Part> = [.clusters, .variants],
    showsDifferences: Bool = false
  ) -> ResultDocument<DuplicateCluster> {
    let variants = report.variants.lazy.map {
      OutputValue.object($0.outputMembers(showsDifferences: showsDifferences))
    }
    return ResultDocument(
      head: [.recipesSchema], rowsName: "clusters", rows: report.clusters,
      tail: parts.contains(.variants) ? [OutputMember("variants", .list(Array(variants)))] : [],
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
  /// How many there are of each, and which part of them is shown.
  var footer: String {
    let clusters = Self.count(
      clusters.count, of: clusterCount, "recipe in several records", "recipes in several records")
    let variants = Self.count(
      variants.count, of: variantCount, "pair alike but not the same",
      "pairs alike but not the same")
    let rest = isWhole ? "" : "; -n 0 shows all"
    return "\(clusters); \(variants)\(rest)"
  }

  private var isWhole: Bool {
    clusters.count == clusterCount && variants.count == variantCount
  }

  private static func count(_ shown: Int, of all: Int, _ one: String, _ many: String) -> String {
    let number = shown == all ? String(all) : "\(shown) of \(all)"
    return "\(number) \(all == 1 ? one : many)"
  }
}
