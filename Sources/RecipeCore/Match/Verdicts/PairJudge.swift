/// Says what two records are to each other.
///
/// A title alone is never identity: "Chicken Casserole" names 4,099 recipes of one collection.
/// Neither are ingredients: pancakes and waffles share them all. Same are records of one page
/// whose titles and ingredients do not contradict each other, and records of one title whose
/// ingredients agree. Two pages of one site are two recipes unless they agree nearly word for word.
enum PairJudge {
  /// From here on the titles of one page's records name one dish.
  private static let sameTitle = 0.6
  /// From here on the ingredients of one page's records are those of one dish.
  private static let samePageFood = 0.6
  /// Below this the ingredients of one page's records are those of two dishes.
  private static let otherPageFood = 0.3
  /// From here on records of one title are one recipe.
  private static let sameFood = 0.6
  /// From here on two pages of one site with one title are one recipe.
  private static let sameSiteFood = 0.9
  /// From here on records of one title are variants.
  private static let variantFood = 0.35

  /// What was found about a pair, before it is known by indices.
  struct Finding {
    /// What they are to each other.
    let verdict: RecordPair.Verdict
    /// How alike they are, from 0 to 1.
    let score: Double
    /// Why, in words.
    let reasons: [String]
  }

  /// Compares two records.
  ///
  /// - Returns: `nil` when too little is known to tell: that must not keep them apart when others
  ///   join them.
  static func judge(_ left: RecordFeatures, _ right: RecordFeatures) -> Finding? {
    let evidence = Evidence(left, right)
    if let veto = evidence.veto { return judge(evidence, vetoedBy: veto) }
    if evidence.isSamePage { return judgePage(evidence) }
    return judgeTitle(evidence)
  }

  private static func judge(_ evidence: Evidence, vetoedBy veto: String) -> Finding {
    let isVariant = evidence.isSamePage || (evidence.food ?? 0) >= variantFood
    return evidence.finding(isVariant ? .variant : .different, [veto])
  }

  private static func judgePage(_ evidence: Evidence) -> Finding {
    let food = evidence.food
    let agrees =
      if let food {
        food >= samePageFood && evidence.title > 0
          || food >= otherPageFood && evidence.title >= sameTitle
      } else {
        evidence.title > 0
      }
    if agrees { return evidence.finding(.same, ["same canonical URL"]) }
    let isVariant = evidence.title >= sameTitle || (food ?? 0) >= variantFood
    return evidence.finding(isVariant ? .variant : .different, ["same canonical URL"])
  }

  private static func judgeTitle(_ evidence: Evidence) -> Finding? {
    guard evidence.title >= sameTitle else { return evidence.finding(.different, []) }
    guard let food = evidence.food else {
      return evidence.isSameSite && !evidence.areTwoPages
        ? evidence.finding(.same, ["same site"]) : nil
    }
    if isSame(food, evidence) { return evidence.finding(.same, []) }
    let reasons = evidence.areTwoPages && food >= sameFood ? ["two pages of one site"] : []
    return evidence.finding(food >= variantFood ? .variant : .different, reasons)
  }

  private static func isSame(_ food: Double, _ evidence: Evidence) -> Bool {
    guard evidence.areTwoPages else { return food >= sameFood }
    return evidence.hasSameWords && food >= sameSiteFood
  }
}

/// What two records have in common.
private struct Evidence {
  let isSamePage: Bool
  let isSameSite: Bool
  /// Whether both are on one site, each on a page of its own.
  let areTwoPages: Bool
  /// Whether the titles are equal but for case, accents and punctuation.
  let hasSameWords: Bool
  let title: Double
  let food: Double?
  let veto: String?

  init(_ left: RecordFeatures, _ right: RecordFeatures) {
    isSamePage = left.url != nil && left.url == right.url
    isSameSite = left.site != nil && left.site == right.site
    areTwoPages = isSameSite && !isSamePage && left.url != nil && right.url != nil
    hasSameWords = left.title.folded == right.title.folded
    title = left.title.likeness(to: right.title)
    food = left.food.likeness(to: right.food)
    veto = Self.veto(left.title.marks, right.title.marks)
  }

  /// The mark that only one of the titles has, in words.
  private static func veto(_ left: [String], _ right: [String]) -> String? {
    if left == right { return nil }
    return Set(left).symmetricDifference(right).min().map {
      "only one title says \u{201C}\($0)\u{201D}"
    }
  }

  /// Puts a finding together; title and ingredients are told after the given reasons.
  ///
  /// Nobody is told why records are different, so no words are made for those.
  func finding(_ verdict: RecordPair.Verdict, _ reasons: [String]) -> PairJudge.Finding {
    PairJudge.Finding(
      verdict: verdict, score: score,
      reasons: verdict == .different
        ? [] : reasons + [titleReason, foodReason].compactMap(\.self))
  }

  private var score: Double {
    if isSamePage { return 1 - (1 - similarity) * 0.2 }
    return similarity
  }

  private var similarity: Double {
    food.map { 0.65 * $0 + 0.35 * title } ?? 0.8 * title
  }

  private var titleReason: String? {
    if hasSameWords { return "same title" }
    if title == 1 { return "same words in the titles" }
    return title > 0 ? "titles \(percent(title)) alike" : nil
  }

  private var foodReason: String? {
    food.map { "\(percent($0)) of the ingredients alike" }
  }

  private func percent(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) %"
  }
}
