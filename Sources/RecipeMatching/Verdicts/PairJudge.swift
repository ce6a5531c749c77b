/// Says what two records are to each other.
///
/// A title alone is never identity: "Chicken Casserole" names 4,099 recipes of one collection.
/// Neither are ingredients: pancakes and waffles share them all. Same are records whose score is
/// high enough and that nothing keeps apart, see `PairEvidence` and `VetoFinder`. A verdict depends
/// on the two records and the settings only, never on what else was read.
enum PairJudge {
  /// From here on records are one recipe, when nothing keeps them apart.
  static let same = 0.7
  /// Below this two records stand in one cluster only when a person linked them, or when too little
  /// is known of them to tell.
  static let floor = 0.5
  /// From here on records are variants.
  static let variant = 0.54
  /// Below this titles have too little in common for variants.
  static let variantTitle = 0.5
  /// Below this foods have too little in common for variants.
  static let variantFood = 0.35

  /// What was found about a pair, before it is known by indices.
  struct Finding {
    /// What they are to each other.
    package let verdict: RecordPair.Verdict
    /// How alike they are, from 0 to 1.
    package let score: Double
    /// What keeps them apart.
    let vetoes: [PairVeto]
    /// What it was found by.
    package let evidence: PairEvidence
  }

  /// Compares two records.
  ///
  /// - Returns: `nil` when too little is known to tell: that must not keep them apart when others
  ///   join them.
  static func judge(_ left: ComparedRecord, _ right: ComparedRecord) -> Finding? {
    judge(left, right, PairEvidence(left, right))
  }

  /// Compares two records; `nil` unless they are the same or variants.
  ///
  /// Most pairs are neither by their score alone, so what keeps those apart is not looked for.
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

  /// Whether two candidates are worth judging: whether they can be more than different, whatever
  /// their amounts.
  ///
  /// Nearly all candidates cannot, and most are known by their titles; so amounts are read of few
  /// records.
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

  /// Whether records on two pages can be variants by the likeness of titles and of foods; the
  /// latter is `nil` when it is not known.
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

  /// Records without ingredients: those of one title and site are one recipe.
  private static func verdictWithoutFoods(_ evidence: PairEvidence) -> RecordPair.Verdict? {
    guard evidence.titles.nameOneDish else { return .different }
    return evidence.pages == .sameSite ? .same : nil
  }
}

extension PairJudge.Finding {
  /// The grounds of the verdict.
  var grounds: PairGrounds { PairGrounds(evidence, vetoes: vetoes) }

  /// Whether nothing forbids that the records stand in one cluster that others join.
  var mayShareCluster: Bool {
    PairJudge.mayShareCluster(verdict, score, vetoes)
  }
}

extension RecordPair {
  /// Whether nothing forbids that the records stand in one cluster that others join.
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
