/// Finds what a person probably meant by a misspelt word.
package enum Suggestion {
  /// The known word nearest to `word`, by optimal string alignment distance.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - known: What could have been meant, in the order to prefer on ties.
  /// - Returns: The nearest word within a third of the length (at least one edit), or one that
  ///   `word` begins; `nil` when nothing is near.
  package static func nearest(to word: String, in known: [String]) -> String? {
    nil
  }
}
