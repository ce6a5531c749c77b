/// The evidence that two records are the same recipe.
///
/// The score is the weighted mean of the signals that both records have data for. The weights were
/// fitted to generated corpora and to real pairs judged by people; see `Benchmarks/matching`.
struct PairEvidence {
  /// The weights of the signals, before those without data are left out.
  enum Weight {
    /// The weight of the foods.
    static let ingredients = 0.5
    /// The weight of the titles.
    static let titles = 0.25
    /// The weight of the amounts of shared foods.
    static let amounts = 0.2
    /// The weight of images with one name; images with two names are no evidence.
    static let image = 0.05
  }

  /// The share of the distance to 1 that the other signals decide if both have one page.
  static let pageRest = 0.2

  /// The comparison of the titles.
  let titles: TitleComparison
  /// The comparison of the foods.
  private(set) var foods: FoodComparison
  /// The similarity from 0 to 1.
  private(set) var score: Double
  /// The lines with the same foods.
  private(set) var lines: LineMatching
  /// The agreement of the amounts, or `nil` if none can be compared.
  private(set) var amounts: AmountAgreement?
  /// The relation of the pages.
  let pages: PageRelation
  /// The relation of the images.
  let images: ImageRelation

  /// True if both have the same canonical URL.
  var isSamePage: Bool { pages == .same }

  /// Compares two records.
  init(_ left: ComparedRecord, _ right: ComparedRecord) {
    titles = TitleComparison(left.title, right.title)
    foods = FoodComparison(left.foods, right.foods)
    lines = LineMatching(left.foods, right.foods, sharing: foods.shared)
    amounts = AmountAgreement(left, right, lines: lines.pairs)
    pages = PageRelation(left, right)
    images = ImageRelation(left, right)
    score = 0
    score = combinedScore
    if mayHaveSlips { joinSlips(left, right) }
  }

  /// The minimum share of lines with equal spelling for which misspelled names are sought.
  private static let linesOfSlips = 0.4
  /// The greatest observed increase of the score of variants by joining misspelled names.
  private static let scoreOfSlips = 0.1

  /// True if misspelled names could raise the pair to a variant.
  ///
  /// Comparing the spelling takes longer than everything else, and most candidates are different by
  /// their amounts.
  private var mayHaveSlips: Bool {
    guard !foods.onlyLeft.isEmpty || !foods.onlyRight.isEmpty else { return false }
    return score >= PairJudge.variant - Self.scoreOfSlips
      && lines.shareOfShorter >= Self.linesOfSlips
      && PairJudge.mayReachVariant(titles: titles.likeness, foods: foods.value)
  }

  /// Joins foods and lines whose names differ by a misspelling.
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

  /// Returns the score of titles and foods if everything else agrees.
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

  /// Calls `body` with subject, value and weight of each signal of the score.
  @inline(__always)
  func forEachSignal(
    _ body: (_ subject: MatchSignal.Subject, _ value: Double?, _ weight: Double) -> Void
  ) {
    body(.ingredients, foods.value, Weight.ingredients)
    body(.titles, titles.likeness, Weight.titles)
    body(.amounts, amounts?.agreement, Weight.amounts)
    body(.image, images == .same ? 1 : nil, Weight.image)
  }

  /// The similarity of the foods, or `nil` if a record has too few to tell.
  var food: Double? { foods.likeness }
}

extension PageRelation {
  /// Compares the pages of two records.
  fileprivate init(_ left: ComparedRecord, _ right: ComparedRecord) {
    let haveBoth = left.page != 0 && right.page != 0
    if left.isSamePage(as: right) {
      self = .same
    } else if left.site != nil, left.site == right.site {
      self = haveBoth ? .twoOfOneSite : .sameSite
    } else {
      self = haveBoth ? .twoSites : .unknown
    }
  }
}

extension ImageRelation {
  /// Compares the images of two records.
  fileprivate init(_ left: ComparedRecord, _ right: ComparedRecord) {
    guard let one = left.image, let other = right.image else {
      self = .unknown
      return
    }
    self = one == other ? .same : .other
  }
}
