/// The options of an import.
package struct ImportOptions: Sendable, Hashable {
  /// True if nothing is written, and the report tells what would be.
  package let isDryRun: Bool
  /// True if a changed origin overwrites a recipe that was edited in the library.
  package let overwritesEdits: Bool
  /// True if documents that people write by hand are kept as they are, not converted.
  package let keepsDocuments: Bool

  /// Creates options from their values.
  package init(
    isDryRun: Bool = false, overwritesEdits: Bool = false, keepsDocuments: Bool = false
  ) {
    self.isDryRun = isDryRun
    self.overwritesEdits = overwritesEdits
    self.keepsDocuments = keepsDocuments
  }
}
