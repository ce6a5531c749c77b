/// A guess at what a person meant by a misspelt word.
package enum Suggestion {
  /// The length in Unicode scalars beyond which words are data, not misspellings.
  static let lengthLimit = 64

  /// Returns the known word nearest to `word` by optimal string alignment distance, ignoring case.
  ///
  /// - Parameters:
  ///   - word: The word as written.
  ///   - known: The candidates; the first of the nearest wins.
  /// - Returns: The nearest word within a third of the length (at least one edit), or one that
  ///   starts with `word`; `nil` if nothing is near.
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
