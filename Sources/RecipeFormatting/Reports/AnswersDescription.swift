/// The cached answers of a source, for `cache status`.
package struct AnswersDescription: Sendable, Hashable {
  /// The name of the source.
  package let source: String
  /// The folder, absolute.
  package let folder: String
  /// The number of answers.
  package let answers: Int
  /// The size in bytes.
  package let bytes: Int
  /// The age of the oldest answer in seconds.
  package let ageSeconds: Int

  /// Creates a description from its values.
  package init(source: String, folder: String, answers: Int, bytes: Int, ageSeconds: Int) {
    self.source = source
    self.folder = folder
    self.answers = answers
    self.bytes = bytes
    self.ageSeconds = ageSeconds
  }
}
