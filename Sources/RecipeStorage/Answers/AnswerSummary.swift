/// The number and size of the cached answers of a source.
package struct AnswerSummary: Sendable, Hashable {
  /// The name of the source.
  package let source: String
  /// The folder, absolute.
  package let folder: String
  /// The number of answers.
  package let answers: Int
  /// The size in bytes.
  package let bytes: Int
  /// The time in seconds since 1970 of the oldest answer.
  package let oldest: Int
}
