/// A guess at what a person meant by a misspelt word.
package enum Suggestion {
  /// The length in Unicode scalars beyond which words are data, not misspellings.
  static let maximumLength = 64

  /// Returns the known word nearest to `word` by optimal string alignment distance, ignoring case.
  ///
  /// - Parameters:
  ///   - word: The word as written.
  ///   - known: The candidates; the first of the nearest wins.
  ///   - edits: The greatest distance, or `nil` for a third of the length, at least one edit.
  /// - Returns: The nearest word within that distance, or one that starts with `word`, or with which it
  ///   starts; `nil` if nothing is near.
  package static func nearest(
    to word: String, in known: [String], edits: Int? = nil
  ) -> String? {
    let written = ComparedWord(word)
    guard (1...maximumLength).contains(written.count) else { return nil }
    return misspelt(written, in: known, edits: edits ?? max(1, written.count / 3))
      ?? abbreviated(written, in: known) ?? extended(written, in: known)
  }

  /// True if a word is a known one with at most one edit.
  package static func isNearlyOne(of known: [String], _ word: String) -> Bool {
    let written = ComparedWord(word)
    return written.count <= maximumLength && misspelt(written, in: known, edits: 1) != nil
  }

  private static func misspelt(
    _ written: ComparedWord, in known: [String], edits: Int
  ) -> String? {
    var nearest: (word: String, distance: Int)?
    for candidate in known {
      let candidateWord = ComparedWord(candidate)
      guard let distance = written.distance(to: candidateWord, within: edits) else { continue }
      if distance < nearest?.distance ?? .max {
        nearest = (candidate, distance)
      }
    }
    return nearest?.word
  }

  /// Returns the longest known word with which a word starts: "shop" of "shopping".
  private static func extended(_ written: ComparedWord, in known: [String]) -> String? {
    known.filter { candidate in
      let candidate = ComparedWord(candidate)
      return candidate.count >= shortestStart && written.scalars.starts(with: candidate.scalars)
    }.max { $0.count < $1.count }
  }

  /// The length in Unicode scalars from which a known word is told by the start of a longer one.
  private static let shortestStart = 4

  private static func abbreviated(_ written: ComparedWord, in known: [String]) -> String? {
    known.first { ComparedWord($0).scalars.starts(with: written.scalars) }
  }
}
