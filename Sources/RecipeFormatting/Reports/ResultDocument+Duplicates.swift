import RecipeCore
package import RecipeMatching

extension ResultDocument where Row == DuplicateCluster {
  /// Returns the recipes with several records and their links, and the variants.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - differences: The finder of differences, if every link and variant includes them.
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
  /// Returns the pairs that are alike but not the same, one object each.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - differences: The finder of differences, if every pair includes them.
  package static func variants(
    _ report: DuplicateReport, differences: DifferenceFinder? = nil
  ) -> ResultDocument<DuplicateVariant> {
    ResultDocument(
      head: [.recipesSchema], rowsName: "variants", rows: report.variants,
      fields: DuplicateFields.variants(differences), footer: report.footer)
  }

  /// Returns the same pairs as rows of texts and numbers.
  package static func variantRows(
    _ report: DuplicateReport, differences: DifferenceFinder? = nil
  ) -> ResultDocument<DuplicateVariant> {
    ResultDocument(
      head: [.recipesSchema], rowsName: "variants", rows: report.variants,
      fields: DuplicateRowFields.variants(differences), footer: report.footer)
  }
}

extension ResultDocument where Row == DuplicateMember {
  /// Returns the records of the merged recipes as rows of texts and numbers.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - differences: The finder of differences, if every record includes them.
  package static func memberRows(
    _ report: DuplicateReport, differences: DifferenceFinder? = nil
  ) -> ResultDocument<DuplicateMember> {
    ResultDocument(
      head: [.recipesSchema], rowsName: "records", rows: report.clusters.flatMap(\.members),
      fields: DuplicateRowFields.members(differences), footer: report.footer,
      startsGroup: { $0.link == nil })
  }
}
