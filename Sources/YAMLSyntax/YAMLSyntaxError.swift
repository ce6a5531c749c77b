/// Where and how a text breaks the part of YAML that is read here.
package struct YAMLSyntaxError: Error, Sendable, Hashable {
  /// What is wrong, as a phrase.
  package let message: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
}
