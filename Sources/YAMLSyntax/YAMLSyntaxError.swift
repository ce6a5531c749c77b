/// A violation of the supported part of YAML, with its position.
package struct YAMLSyntaxError: Error, Sendable, Hashable {
  /// The problem, as a phrase.
  package let message: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
}
