/// Finds what a person probably meant by a misspelt word.
package enum Suggestion {
  /// Longer words, in Unicode scalars, are not compared: nobody misspells them, they are data.
  static let lengthLimit = 64

  /// The known word nearest to `word`, by optimal string alignment distance, without regard to
  /// case.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - known: What could have been meant, in the order to prefer on ties.
  /// - Returns: The nearest word within a third of the length (at least one edit), or one that
  ///   `word` begins; `nil` when nothing is near.
  package static func nearest(to word: String, in known: [String]) -> String? {
    let written = ComparedWord(word)
    guard (1...lengthLimit).contains(written.count) else { return nil }
    return misspelt(written, in: known) ?? abbreviated(written, in: known)
  }

  private static func misspelt(_ written: ComparedWord, in known: [String]) -> String? {
    var nearest: (word: String, distance: Int)?
    for candidate in known {
      guard let distance = written.nearDistance(to: ComparedWord(candidate)) else { continue }
      if distance < nearest?.distance ?? .max {
        nearest = (candidate, distance)
      }
    }
    return nearest?.word
  }

  private static func abbreviated(_ written: ComparedWord, in known: [String]) -> String? {
    known.first { ComparedWord($0).scalars.starts(with: written.scalars) }
  }
}
