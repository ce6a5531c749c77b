import RecipeCore
package import RecipeMatching

extension ResultDocument where Row == DuplicateCluster {
  /// The recipes of several records and why, and behind them the pairs alike but not the same.
  ///
  /// - Parameters:
  ///   - report: What to tell.
  ///   - differences: Finds what differs, where every link and variant says it.
  package static func clusters(
    _ report: DuplicateReport, differences: DifferenceFinder? = nil
  ) -> ResultDocument<DuplicateCluster> {
    let variants = report.variants.lazy.map { OutputValue.object($0.outputMembers(differences)) }
    return ResultDocument(
      head: [.recipesSchema], rowsName: "clusters", rows: report.clusters,
      tail: report.parts.contains(.variants)
        ? [OutputMember("variants", .list(Array(variants)))] : [],
      fields: DuplicateFields.clusters(differences), footer: report.footer)
  }
}

extension ResultDocument where Row == DuplicateVariant {
  /// The pairs that are alike but not the same, an object each.
  ///
  /// - Parameters:
  ///   - report: What to tell.
  ///   - differences: Finds what differs, where every pair says it.
  package static func variants(
    _ report: DuplicateReport, differences: DifferenceFinder? = nil
  ) -> ResultDocument<DuplicateVariant> {
    ResultDocument(
      head: [.recipesSchema], rowsName: "variants", rows: report.variants,
      fields: DuplicateFields.variants(differences), footer: report.footer)
  }

  /// The same pairs, a row of texts and numbers each.
  package static func variantRows(
    _ report: DuplicateReport, differences: DifferenceFinder? = nil
  ) -> ResultDocument<DuplicateVariant> {
    ResultDocument(
      head: [.recipesSchema], rowsName: "variants", rows: report.variants,
      fields: DuplicateRowFields.variants(differences), footer: report.footer)
  }
}

extension ResultDocument where Row == DuplicateMember {
  /// The records of the recipes in several records, a row of texts and numbers each.
  ///
  /// - Parameters:
  ///   - report: What to tell.
  ///   - differences: Finds what differs, where every record says it.
  package static func memberRows(
    _ report: DuplicateReport, differences: DifferenceFinder? = nil
  ) -> ResultDocument<DuplicateMember> {
    ResultDocument(
      head: [.recipesSchema], rowsName: "records", rows: report.clusters.flatMap(\.members),
      fields: DuplicateRowFields.members(differences), footer: report.footer,
      startsGroup: { $0.link == nil })
  }
}
