/// One line `>> key: value`, as metadata was written before front matter.
package struct CooklangMetadataLine: Sendable, Hashable {
  /// The key, without white space around it.
  package let key: String
  /// The value, without white space around it.
  package let value: String
  /// The line of the document, from 1.
  package let line: Int
}
