import RecipeCore
import RecipeDocuments
import RecipeStorage

extension ImportItem {
  /// Returns the item of a document that could not be fetched or read.
  static func failed(_ origin: String, isLasting: Bool = true, _ trouble: Diagnostic) -> ImportItem
  {
    without(origin, isLasting: isLasting, .failed, trouble)
  }

  /// Returns the item of a document that is skipped on purpose.
  static func leftOut(_ origin: String, _ reason: String) -> ImportItem {
    without(origin, isLasting: true, .leftOut, Diagnostic(.note, reason))
  }

  private static func without(
    _ origin: String, isLasting: Bool, _ progress: Progress, _ trouble: Diagnostic
  ) -> ImportItem {
    let placed = Diagnostic(
      trouble.severity, trouble.message, at: TextLocation(path: origin), help: trouble.help)
    return ImportItem(
      origin: origin, isLasting: isLasting, progress: progress,
      outcome: DocumentOutcome(entries: [], diagnostics: [placed], dialect: ""))
  }
}
