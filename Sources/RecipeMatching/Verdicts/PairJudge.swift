/// The judge of verdicts about two records.
///
/// A title alone is never identity: "Chicken Casserole" names 4,099 recipes of one collection.
/// Neither are ingredients: pancakes and waffles share them all. Records are the same if their
/// score is high enough and no veto keeps them apart; see `PairEvidence` and `VetoFinder`. A
/// verdict depends only on the two records and the settings, never on other records.
enum PairJudge {
  /// The minimum score of the same recipe, if there is no veto.
  static let same = 0.7
  /// The minimum score of two records that may share a cluster, unless a person linked them or too
  /// little is known.
  static let floor = 0.5
  /// The minimum score of variants.
  static let variant = 0.54
  /// The minimum similarity of the titles of variants.
  static let variantTitle = 0.5
  /// The minimum similarity of the foods of variants.
  static let variantFood = 0.35

  /// The comparison of two records, not yet tied to their indices.
  struct Finding {
    /// The verdict.
    package let verdict: RecordPair.Verdict
    /// The similarity from 0 to 1.
    package let score: Double
    /// The vetoes against one recipe.
    let vetoes: [PairVeto]
    /// The evidence.
    package let evidence: PairEvidence
  }

  /// Compares two records.
  ///
  /// - Returns: `nil` if too little is known: that must not keep the records apart if others join
  ///   them.
  static func judge(_ left: ComparedRecord, _ right: ComparedRecord) -> Finding? {
    judge(left, right, PairEvidence(left, right))
  }

  /// Compares two records; `nil` unless they are the same or variants.
  ///
  /// Most pairs are neither by their score alone; their vetoes are not sought.
  static func findAlike(_ left: ComparedRecord, _ right: ComparedRecord) -> Finding? {
    let evidence = PairEvidence(left, right)
    guard evidence.isSamePage || evidence.food == nil || mayBeVariant(evidence),
      let finding = judge(left, right, evidence), finding.verdict != .different
    else { return nil }
    return finding
  }

  private static func judge(
    _ left: ComparedRecord, _ right: ComparedRecord, _ evidence: PairEvidence
  ) -> Finding? {
    let vetoes = VetoFinder(left, right, evidence).vetoes
    guard let verdict = verdict(evidence, vetoes) else { return nil }
    return Finding(verdict: verdict, score: evidence.score, vetoes: vetoes, evidence: evidence)
  }

  /// Returns `true` if two candidates can be more than different, whatever their amounts.
  ///
  /// Nearly all cannot, and most are decided by their titles; so the amounts of few records are
  /// read.
  static func isWorthJudging(_ left: ComparedRecord, _ right: ComparedRecord) -> Bool {
    if left.isSamePage(as: right) { return true }
    // Equal words are the least that titles share, and cheap to know.
    let least = TitleComparison.likenessOfEqualWords(left.title, right.title)
    guard least >= variantTitle else {
      let titles = TitleComparison(left.title, right.title).likeness
      return titles >= variantTitle
        && mayReachVariant(
          titles: titles, foods: FoodComparison(left.foods, right.foods).value)
    }
    // So are equal foods.
    let leastFoods = FoodComparison.valueOfEqualFoods(left.foods, right.foods)
    if mayReachVariant(titles: least, foods: leastFoods) { return true }
    let foods = FoodComparison(left.foods, right.foods).value
    if mayReachVariant(titles: least, foods: foods) { return true }
    guard mayReachVariant(titles: 1, foods: foods) else { return false }
    let titles = TitleComparison(left.title, right.title).likeness
    return mayReachVariant(titles: titles, foods: foods)
  }

  /// Returns `true` if records of two pages can be variants by the similarity of titles and of
  /// foods; the latter is `nil` if it is unknown.
  static func mayReachVariant(titles: Double, foods: Double?) -> Bool {
    guard titles >= variantTitle else { return false }
    guard let foods else { return true }
    return foods >= variantFood && PairEvidence.bestScore(titles: titles, foods: foods) >= variant
  }

  private static func verdict(
    _ evidence: PairEvidence, _ vetoes: [PairVeto]
  ) -> RecordPair.Verdict? {
    guard evidence.isSamePage || evidence.food != nil else {
      return vetoes.isEmpty ? verdictWithoutFoods(evidence) : .different
    }
    let titles = evidence.titles.likeness
    if vetoes.isEmpty, evidence.isSamePage || evidence.score >= same && titles >= variantTitle {
      return .same
    }
    return mayBeVariant(evidence) ? .variant : .different
  }

  private static func mayBeVariant(_ evidence: PairEvidence) -> Bool {
    evidence.score >= variant
      && (evidence.isSamePage || evidence.titles.likeness >= variantTitle)
      && evidence.foods.value ?? 1 >= variantFood
  }

  /// Returns the verdict about records without ingredients: those with one title and site are the
  /// same recipe.
  private static func verdictWithoutFoods(_ evidence: PairEvidence) -> RecordPair.Verdict? {
    guard evidence.titles.nameOneDish else { return .different }
    return evidence.pages == .sameSite ? .same : nil
  }
}

extension PairJudge.Finding {
  /// The grounds of the verdict.
  var grounds: PairGrounds { PairGrounds(evidence, vetoes: vetoes) }

  /// True if nothing forbids that the records share a cluster with others.
  var mayShareCluster: Bool {
    PairJudge.mayShareCluster(verdict, score, vetoes)
  }
}

extension RecordPair {
  /// True if nothing forbids that the records share a cluster with others.
  var mayShareCluster: Bool {
    PairJudge.mayShareCluster(verdict, score, grounds.vetoes)
  }
}

extension PairJudge {
  fileprivate static func mayShareCluster(
    _ verdict: RecordPair.Verdict, _ score: Double, _ vetoes: [PairVeto]
  ) -> Bool {
    verdict == .same || score >= floor && vetoes.allSatisfy(\.isForgiven)
  }
}
