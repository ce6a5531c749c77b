extension ReadingCoverage {
  /// The share below which a record is read in part, whatever that of the others.
  private static let leastShare = 0.85
  /// The distance from the share of all records from which one is well below the others.
  private static let outlyingDistance = 0.1

  /// The records that were read in part, the worst first: their share is low, or well below that of
  /// the others, or they lack what most others have.
  ///
  /// A single record is what the source-wide share is about, so there is none then.
  package var partialRecords: [PartialRecord] {
    guard recipes > 1 else { return [] }
    var cached = Set(PartialRecord.Flaw.allCases)
    if mostLackDirections { cached.remove(.noDirections) }
    if mostLackAmounts { cached.remove(.noAmounts) }
    if mostLackIngredients { cached.remove(.noIngredients) }
    let least = max(Self.leastShare, (share ?? 0) - Self.outlyingDistance)
    return candidates.map { $0.limited(to: cached) }
      .filter { !$0.flaws.isEmpty || ($0.share ?? 1) < least }
      .sorted { left, right in
        if left.rank != right.rank { return left.rank < right.rank }
        if left.path != right.path {
          return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        }
        return (left.line, left.title ?? "") < (right.line, right.title ?? "")
      }
  }

  /// Adds a record that may have been read in part.
  package mutating func add(candidate: PartialRecord) {
    guard candidates.count < Self.maximumCandidateCount else { return }
    candidates.append(candidate)
  }
}
