/// How an import goes about it.
package struct ImportOptions: Sendable, Hashable {
  /// Whether nothing is written and the report tells what would be.
  package let isDryRun: Bool
  /// Whether recipes that were edited in the library are overwritten by their changed origin.
  package let overwritesEdits: Bool

  /// Makes options of their values.
  package init(isDryRun: Bool = false, overwritesEdits: Bool = false) {
    self.isDryRun = isDryRun
    self.overwritesEdits = overwritesEdits
  }
}
