/// The judge of whether two records are the same recipe.
///
/// A title alone is never identity: "Chicken Casserole" names 4,099 recipes of one collection.
/// Neither are ingredients: pancakes and waffles share them all. Records are the same if the evidence
/// for it is strong enough, see `EvidenceWeights`, and nothing forbids it, see `VetoFinder`. A verdict
/// depends on the two records and the settings only, never on what else was read.
struct PairJudge: Sendable {
  /// The log-odds from which records are variants.
  static let variant = -6.0
  /// The least similarity of their foods.
  static let leastFoods = 0.35
  /// The least mean of both, where foods count twice.
  static let leastLikeness = 0.387

  /// The caution with which records are merged.
  let caution: MatchCaution

  /// The result of comparing a pair, before it is known by indices.
  struct Finding {
    /// The verdict.
    let verdict: RecordPair.Verdict
    /// The log-odds that the records are the same.
    let logOdds: Double
    /// The vetoes.
    let vetoes: [PairVeto]
    /// The evidence.
    let evidence: PairEvidence

    /// The probability that the records are the same.
    var score: Double { EvidenceWeights.probability(ofLogOdds: logOdds) }
  }

  /// Compares two records.
  ///
  /// - Returns: `nil` if too little is known: that must not keep them apart if others join them.
  func judge(_ left: ComparedRecord, _ right: ComparedRecord) -> Finding? {
    let comparison = PairComparison(left, right)
    let vetoes = VetoFinder(left, right, comparison).vetoes
    let logOdds = EvidenceWeights.logOdds(of: comparison.evidence)
    guard var verdict = verdict(comparison, logOdds, vetoes) else { return nil }
    // No matching looks for such a pair, so whoever asks for it is told the same.
    if verdict != .different, !Self.isWorthJudging(left, right) { verdict = .different }
    return Finding(
      verdict: verdict, logOdds: logOdds, vetoes: vetoes, evidence: comparison.evidence)
  }

  private func verdict(
    _ comparison: PairComparison, _ logOdds: Double, _ vetoes: [PairVeto]
  ) -> RecordPair.Verdict? {
    guard comparison.isSamePage || comparison.food != nil else {
      return vetoes.isEmpty ? Self.verdictWithoutFoods(comparison) : .different
    }
    if vetoes.isEmpty, comparison.isSamePage || logOdds >= caution.threshold { return .same }
    return logOdds >= Self.variant ? .variant : .different
  }

  /// Judges records of which one has no ingredients, and so joins others by its address only: the
  /// title of a dish names many recipes, also of one site.
  private static func verdictWithoutFoods(_ comparison: PairComparison) -> RecordPair.Verdict? {
    comparison.titles.nameOneDish ? nil : .different
  }
}

// MARK: - Candidates

extension PairJudge {
  /// True if two candidates can be more than different, whatever their amounts and methods.
  ///
  /// Nearly all candidates cannot, and most are known by their titles; so details are read of few
  /// records.
  static func isWorthJudging(_ left: ComparedRecord, _ right: ComparedRecord) -> Bool {
    if left.isSamePage(as: right) { return true }
    // Equal words are the least that titles share, and cheap to know.
    let least = TitleComparison.likenessOfEqualWords(left.title, right.title)
    guard least >= EvidenceWeights.leastTitles else {
      let titles = TitleComparison(left.title, right.title).likeness
      return titles >= EvidenceWeights.leastTitles
        && isWorthJudging(titles: titles, foods: FoodComparison(left.foods, right.foods).value)
    }
    // So are equal foods.
    let leastFoods = FoodComparison.valueOfEqualFoods(left.foods, right.foods)
    if isWorthJudging(titles: least, foods: leastFoods) { return true }
    let foods = FoodComparison(left.foods, right.foods).value
    if isWorthJudging(titles: least, foods: foods) { return true }
    guard isWorthJudging(titles: 1, foods: foods) else { return false }
    let titles = TitleComparison(left.title, right.title).likeness
    return isWorthJudging(titles: titles, foods: foods)
  }

  /// True if records of two pages are worth judging by the similarity of titles and of foods; the
  /// latter is `nil` if it is unknown.
  private static func isWorthJudging(titles: Double, foods: Double?) -> Bool {
    guard titles >= EvidenceWeights.leastTitles else { return false }
    guard let foods else { return true }
    return foods >= leastFoods && (2 * foods + titles) / 3 >= leastLikeness
  }
}

extension PairJudge.Finding {
  /// The grounds of the verdict.
  var grounds: PairGrounds { PairGrounds(vetoes: vetoes, evidence: evidence) }

  /// True if nothing forbids that the records are in one cluster that others join.
  var mayShareCluster: Bool { verdict != .different && vetoes.isEmpty }
}

extension RecordPair {
  /// True if nothing forbids that the records are in one cluster that others join.
  var mayShareCluster: Bool { verdict != .different && grounds.vetoes.isEmpty }
}
