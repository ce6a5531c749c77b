import RecipeCore
import RecipeFormatting
import RecipeMatching

extension RecordMatching {
  /// The maximum number of pairs of two recipes' records compared to find what keeps them apart.
  private static let maximumPairCount = 400
  /// The maximum number of obstacles reported.
  private static let maximumObstacleCount = 3

  /// Compares two records, and determines their recipes.
  func report(
    about first: RecipeRecord, _ second: RecipeRecord, in batches: [SourceBatch]
  ) async -> PairReport {
    let decisions = decisions(about: batches)
    let matcher = matcher(decisions)
    let matched = await matcher.match(batches)
    let explanation = matcher.explain(first, second)
    let recipes = RecordRecipes(of: [first.reference, second.reference], in: matched)
    let path = recipes.path(from: first.reference, to: second.reference)
    let sides = [first, second].map { recipes.members(with: $0.reference) }
    let isKeptApart = path.isEmpty && explanation.verdict == .same && context.options.merges
    return PairReport(
      first: first, second: second, explanation: explanation,
      firstRecipe: sides[0].map(\.reference), secondRecipe: sides[1].map(\.reference),
      path: path.map { RecordBond($0, among: matched.records) },
      obstacles: isKeptApart
        ? Self.keptApart(first, second, in: matched)
          + Self.obstacles(between: sides[0], sides[1], by: matcher) : [])
  }

  /// Returns the pair itself with the reason why a run kept it apart.
  private static func keptApart(
    _ first: RecipeRecord, _ second: RecipeRecord, in matched: MatchedRecords
  ) -> [RecordBond] {
    let pair = [first.reference, second.reference].sorted()
    return matched.variants.filter { variant in
      [variant.first, variant.second].map { matched.records[$0].reference } == pair
    }.map { RecordBond($0, among: matched.records) }
  }

  /// Returns the pairs across two recipes that are not the same, the most significant first.
  private static func obstacles(
    between left: [RecipeRecord], _ right: [RecipeRecord], by matcher: RecordMatcher
  ) -> [RecordBond] {
    let pairs = left.lazy.flatMap { one in right.lazy.map { (one, $0) } }
    let bonds = pairs.prefix(maximumPairCount).map { one, other in
      (explanation: matcher.explain(one, other), first: one.reference, second: other.reference)
    }
    let apart = bonds.filter { $0.explanation.verdict != .same }.sorted { left, right in
      (left.explanation.isSettled ? 0 : 1, left.explanation.score)
        < (right.explanation.isSettled ? 0 : 1, right.explanation.score)
    }
    return apart.prefix(maximumObstacleCount).map {
      RecordBond($0.first, $0.second, $0.explanation)
    }
  }
}

extension PairExplanation {
  /// True if a veto or a person decided.
  fileprivate var isSettled: Bool { signals.contains { $0.role != .evidence } }
}

extension RecordBond {
  /// Creates a bond from a pair of matched records.
  fileprivate init(_ pair: RecordPair, among records: [RecipeRecord]) {
    self.init(
      first: records[pair.first].reference, second: records[pair.second].reference,
      verdict: pair.verdict, score: pair.score, reasons: pair.reasons)
  }

  /// Creates a bond from the explanation of two records.
  fileprivate init(
    _ first: RecordReference, _ second: RecordReference, _ explanation: PairExplanation
  ) {
    self.init(
      first: first, second: second, verdict: explanation.verdict, score: explanation.score,
      reasons: explanation.reasons)
  }
}
