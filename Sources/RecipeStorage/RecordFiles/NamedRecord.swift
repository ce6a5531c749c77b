package import RecipeCore

/// A record that a line of a file of records names.
package struct NamedRecord: Sendable, Hashable {
  /// The number of the line, from 1.
  package let number: Int
  /// The record.
  package let reference: RecordReference

  /// Creates the record of a line.
  init(number: Int, reference: RecordReference) {
    self.number = number
    self.reference = reference
  }
}
