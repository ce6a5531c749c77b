/// What two records have in common, as far as it is known.
///
/// The score is a weighted mean of the signals that both records say something about. The weights
/// were found on generated corpora and on real pairs read by people, see `Benchmarks/matching`.
struct PairEvidence {
  /// The share of each signal in the score, before those that nothing is known about are left out.
  enum Weight {
    /// Of the foods.
    static let ingredients = 0.5
    /// Of the titles.
    static let titles = 0.25
    /// Of the amounts of shared foods.
    static let amounts = 0.2
    /// Of images of one name; those of several names say nothing.
    static let image = 0.05
  }

  /// How much of the distance to 1 is left to the other signals when records are of one page.
  static let pageRest = 0.2

  /// What the titles have in common.
  let titles: TitleComparison
  /// What the foods have in common.
  private(set) var foods: FoodComparison
  /// How alike the records are, from 0 to 1.
  private(set) var score: Double
  /// The lines that ask for the same foods.
  private(set) var lines: LineMatching
  /// How far the amounts agree; `nil` when none can be compared.
  private(set) var amounts: AmountAgreement?
  /// Whether both are of one page.
  let isSamePage: Bool
  /// Whether both are of one site.
  let isSameSite: Bool
  /// Whether both are on one site, each on a page of its own.
  let areTwoPages: Bool
  /// Whether both name their page.
  let hasBothPages: Bool
  /// Whether their images have one name.
  let hasSameImage: Bool
  /// Whether both have an image whose name says anything.
  let hasBothImages: Bool

  /// Compares two records.
  init(_ left: ComparedRecord, _ right: ComparedRecord) {
    titles = TitleComparison(left.title, right.title)
    foods = FoodComparison(left.foods, right.foods)
    lines = LineMatching(left.foods, right.foods, sharing: foods.shared)
    amounts = AmountAgreement(left, right, lines: lines.pairs)
    isSamePage = left.isSamePage(as: right)
    isSameSite = left.site != nil && left.site == right.site
    hasBothPages = left.page != 0 && right.page != 0
    areTwoPages = isSameSite && !isSamePage && hasBothPages
    hasBothImages = left.image != nil && right.image != nil
    hasSameImage = hasBothImages && left.image == right.image
    score = 0
    score = combinedScore
    if mayHaveSlips { joinSlips(left, right) }
  }

  /// The least share of the lines that are spelt alike when others are misspelt.
  private static let linesOfSlips = 0.4
  /// How much joining slips raises the score of variants at most, in all that we have seen.
  private static let scoreOfSlips = 0.1

  /// Whether to look for names that a slip of the finger keeps apart.
  ///
  /// That is not done when the rest is too little, so that what is not worth judging is different:
  /// most candidates are, by their amounts, and spelling takes longer than all the rest.
  private var mayHaveSlips: Bool {
    guard !foods.onlyLeft.isEmpty || !foods.onlyRight.isEmpty else { return false }
    return score >= PairJudge.variant - Self.scoreOfSlips
      && lines.shareOfShorter >= Self.linesOfSlips
      && PairJudge.mayReachVariant(titles: titles.likeness, foods: foods.value)
  }

  /// Joins foods and lines that a slip of the finger keeps apart.
  private mutating func joinSlips(_ left: ComparedRecord, _ right: ComparedRecord) {
    let spelling = LineSpelling(left, right)
    let completed = spelling.completedPairs(foods, lines)
    for pair in completed {
      foods.join(pair.left, of: left.foods, pair.right, of: right.foods)
    }
    let new = spelling.newPairs(foods, lines)
    guard !completed.isEmpty || !new.isEmpty else { return }
    for pair in new {
      let (one, other) = (left.foods.tokens[pair.left], right.foods.tokens[pair.right])
      lines.pair(one, other)
      foods.join(Int(one.line), of: left.foods, Int(other.line), of: right.foods)
    }
    amounts = AmountAgreement(left, right, lines: lines.pairs)
    score = combinedScore
  }

  /// The score of titles and foods when everything else agrees.
  static func bestScore(titles: Double, foods: Double) -> Double {
    let best = Weight.ingredients * foods + Weight.titles * titles + Weight.amounts + Weight.image
    return best / (Weight.ingredients + Weight.titles + Weight.amounts + Weight.image)
  }

  private var combinedScore: Double {
    var (weight, sum) = (0.0, 0.0)
    forEachSignal { _, value, share in
      guard let value else { return }
      weight += share
      sum += share * value
    }
    let likeness = weight > 0 ? sum / weight : 0
    return isSamePage ? 1 - (1 - likeness) * Self.pageRest : likeness
  }

  /// Calls `body` with name, value and weight of each signal of the score.
  @inline(__always)
  func forEachSignal(_ body: (_ name: StaticString, _ value: Double?, _ weight: Double) -> Void) {
    body("ingredients", foods.value, Weight.ingredients)
    body("titles", titles.likeness, Weight.titles)
    body("amounts", amounts?.agreement, Weight.amounts)
    body("image", hasSameImage ? 1 : nil, Weight.image)
  }

  /// The likeness of the foods; `nil` when one record has too few to tell.
  var food: Double? { foods.likeness }
}
