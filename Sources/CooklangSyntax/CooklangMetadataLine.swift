/// A line `>> key: value`, the form of metadata that predates front matter.
package struct CooklangMetadataLine: Sendable, Hashable {
  /// The key, trimmed.
  package let key: String
  /// The value, trimmed.
  package let value: String
  /// The line in the document, from 1.
  package let line: Int
}
