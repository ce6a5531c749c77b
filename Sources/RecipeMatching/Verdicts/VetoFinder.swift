import Ingredients

/// Finds what keeps two records apart.
struct VetoFinder {
  private let left: ComparedRecord
  private let right: ComparedRecord
  private let evidence: PairEvidence

  /// Makes a finder for two records and what they have in common.
  init(_ left: ComparedRecord, _ right: ComparedRecord, _ evidence: PairEvidence) {
    self.left = left
    self.right = right
    self.evidence = evidence
  }

  /// Everything that keeps them apart, the plainest first.
  ///
  /// Records of one page were edited at most: only marks, and titles and foods that contradict each
  /// other, keep them apart.
  var vetoes: [PairVeto] {
    if evidence.isSamePage { return [mark, onePage].compactMap(\.self) }
    return [mark, dishes, mainIngredient, otherFoods, ingredients, amounts, twoPages].compactMap(
      \.self)
  }

  /// The mark that only one of the titles has.
  private var mark: PairVeto? {
    let (one, other) = (left.title.marks, right.title.marks)
    if one == other { return nil }
    return .marks(one.filter { !other.contains($0) }, other.filter { !one.contains($0) })
  }

  private var dishes: PairVeto? {
    guard evidence.titles.areOfTwoDishes else { return nil }
    let (one, other) = (evidence.titles.onlyLeft.places, evidence.titles.onlyRight.places)
    return .dishes(
      left.title.text(of: one), right.title.text(of: other),
      mayBeMisspelt: mayBeMisspelt(one, other))
  }

  /// Whether each word of one title may be a slip of a word of the other one.
  private func mayBeMisspelt(_ one: [Int], _ other: [Int]) -> Bool {
    let (lefts, rights) = (one.map(left.title.bytes), other.map(right.title.bytes))
    let shortest = Limit.shortestSlip
    return lefts.allSatisfy { word in
      rights.contains { WordLikeness.mayBeOne(word, $0, shortest: shortest) }
    }
      || rights.allSatisfy { word in
        lefts.contains { WordLikeness.mayBeOne(word, $0, shortest: shortest) }
      }
  }

  // MARK: Foods

  /// A food that one title names, that this record is made with, and that the other one has not; or
  /// meat or fish where the other one has none.
  private var mainIngredient: PairVeto? {
    guard evidence.food != nil else { return nil }
    let (titles, lines) = (evidence.titles, evidence.lines)
    let food =
      missingFood(in: right, ofTitle: left, titles.onlyLeft.places)
      ?? missingFood(in: left, ofTitle: right, titles.onlyRight.places)
      ?? missingMeat(of: left, in: right, isPaired: lines.isPairedLeft)
      ?? missingMeat(of: right, in: left, isPaired: lines.isPairedRight)
    return food.map { .mainIngredient($0) }
  }

  private func missingFood(
    in other: ComparedRecord, ofTitle one: ComparedRecord, _ places: [Int]
  ) -> String? {
    let missing = places.first { place in
      let (hash, word) = (one.title.words[place].hash, one.title.bytes(at: place))
      return one.foods.names(hash, word) && !other.foods.names(hash, word)
        && !other.title.words.contains { WordLikeness.mayBeOne(word, other.title.folded[$0.range]) }
    }
    return missing.map { place in
      let food = one.foods.tokens.first { $0.hash == one.title.words[place].hash }
      return food.map(one.foods.text) ?? one.title.text(of: [place])
    }
  }

  /// As much of a food in each as the other one has of another food: beef here, tofu there.
  ///
  /// Copies lack a line at most; who takes another main food instead makes another recipe. One of the
  /// two must be meat or fish, or named by a title: seasonings are changed for one another.
  private var otherFoods: PairVeto? {
    let (lines, foods) = (evidence.lines, evidence.foods)
    let lefts = foods.onlyLeft.filter { isTelling(left.foods.tokens[$0], lines.isPairedLeft) }
    guard !lefts.isEmpty else { return nil }
    let rights = foods.onlyRight.filter { isTelling(right.foods.tokens[$0], lines.isPairedRight) }
    for one in lefts where !rights.isEmpty {
      for other in rights
      where (isMain(one, of: left) || isMain(other, of: right)) && haveOneAmount(one, other)
        && !hasAlikeWords(one, other)
      {
        return .foods(
          left.foods.text(of: left.foods.tokens[one]),
          right.foods.text(of: right.foods.tokens[other]))
      }
    }
    return nil
  }

  /// Whether a food makes a record what it is.
  private func isMain(_ food: Int, of record: ComparedRecord) -> Bool {
    let token = record.foods.tokens[food]
    return left.title.names(token) || right.title.names(token)
      || record.meats.contains(token)
  }

  private func haveOneAmount(_ one: Int, _ other: Int) -> Bool {
    let (line, otherLine) = (left.foods.tokens[one].line, right.foods.tokens[other].line)
    guard let amount = left.amount(ofLine: line), let changed = right.amount(ofLine: otherLine)
    else { return false }
    return amount.isSame(as: changed)
  }

  private func isTelling(_ token: FoodToken, _ isPaired: (UInt8) -> Bool) -> Bool {
    token.tier != .staple && !isPaired(token.line)
  }

  /// Whether the lines of two foods have any word in common, a slip of the finger forgiven: a name
  /// of several words that is misspelt is read as other foods.
  private func hasAlikeWords(_ one: Int, _ other: Int) -> Bool {
    let lefts = left.foods.words(ofLine: left.foods.tokens[one].line)
    let rights = right.foods.words(ofLine: right.foods.tokens[other].line)
    return lefts.contains { word in
      rights.contains { WordLikeness.areAlike(word, $0) || WordLikeness.mayBeOne(word, $0) }
    }
  }

  /// A meat of a record while the other one has none, and their titles differ.
  private func missingMeat(
    of one: ComparedRecord, in other: ComparedRecord, isPaired: (UInt8) -> Bool
  ) -> String? {
    guard other.meats.isEmpty, !evidence.titles.nameOneDish else { return nil }
    let missing = one.meats.first { meat in
      !isPaired(meat.line) && !other.foods.names(meat.hash, one.foods.bytes(of: meat))
    }
    return missing.map { one.foods.text(of: $0) }
  }

  /// Copies lack a line at most; a list that is only part of a longer one is another recipe.
  private var ingredients: PairVeto? {
    guard evidence.food != nil else { return nil }
    let lines = evidence.lines
    guard lines.shareOfLonger < Limit.longerLines || lines.shareOfShorter < Limit.shorterLines
    else { return nil }
    return .ingredients(shared: lines.pairs.count, of: max(lines.leftCount, lines.rightCount))
  }

  // MARK: Amounts

  /// Copies keep their amounts, other recipes of one dish have other ones.
  ///
  /// A recipe for another yield is the same, and a few amounts may be slips; that of the main food
  /// only if many others are equal.
  private var amounts: PairVeto? {
    guard evidence.food != nil else { return nil }
    guard let amounts = evidence.amounts else {
      return evidence.lines.shareOfLonger == 1 && evidence.score >= Limit.scoreWithoutAmounts
        ? nil : .fewAmounts
    }
    let differing = amounts.count - amounts.agreeing
    let isFar = amounts.isMainFar || amounts.isFarAtKnownYield
    if differing > allowedSlips(amounts) || isFar && amounts.agreeing < Limit.amountsToForgive {
      return .amounts(agreeing: amounts.agreeing, of: amounts.count)
    }
    let areEnough =
      amounts.count >= Limit.fewAmounts && amounts.unknown * 2 <= amounts.count
      || evidence.lines.shareOfLonger >= Limit.linesOfFewAmounts
        && evidence.food ?? 0 >= Limit.foodOfFewAmounts
    return areEnough ? nil : .fewAmounts
  }

  /// How many amounts may differ: none of few, one in four, or one in ten when titles leave doubt.
  private func allowedSlips(_ amounts: AmountAgreement) -> Int {
    guard amounts.count > Limit.fewAmounts else { return 0 }
    let isDoubtful =
      !evidence.titles.nameOneDish
      && (amounts.count < Limit.manyAmounts || evidence.lines.bothHaveOthers)
    return amounts.count / (isDoubtful ? Limit.slipInDoubt : Limit.slip)
  }

  // MARK: Pages

  private var onePage: PairVeto? {
    let title = evidence.titles.likeness
    guard let food = evidence.food else { return title > 0 ? nil : .onePage }
    let agrees =
      food >= Limit.samePageFood && title > 0
      || food >= Limit.otherPageFood && title >= Limit.samePageTitle
    return agrees ? nil : .onePage
  }

  /// A site has many takes on a dish: only what agrees nearly word for word is one recipe.
  private var twoPages: PairVeto? {
    guard evidence.pages == .twoOfOneSite, let food = evidence.food else { return nil }
    guard let amounts = evidence.amounts else {
      return evidence.titles.nameOneDish && food >= Limit.sameSiteFoodAlone
        ? nil : .twoPages(mayBeCopies: false)
    }
    let isOneText = amounts.agreement == 1 && amounts.count >= Limit.fewAmounts
    let agrees =
      evidence.titles.nameOneDish && amounts.agreement >= Limit.sameSiteAmounts
      && food >= Limit.sameSiteFood
      || isOneText && food >= Limit.sameSiteFoodAlone
    let mayBeCopies =
      evidence.titles.nameOneDish && amounts.agreement >= Limit.copyAmounts
      && amounts.count >= Limit.fewAmounts
    return agrees ? nil : .twoPages(mayBeCopies: mayBeCopies)
  }

  /// Where the lines are drawn.
  ///
  /// They were found on real pairs that people read and on generated ones, and tried on others; see
  /// `Benchmarks/matching`.
  private enum Limit {
    /// The least share of the longer list's lines that have a counterpart.
    static let longerLines = 0.6
    /// The least share of the shorter list's lines that have a counterpart.
    static let shorterLines = 0.75
    /// Up to so many amounts all must be equal; below, little is known by them.
    static let fewAmounts = 4
    /// The least share of the lines when fewer amounts are compared.
    static let linesOfFewAmounts = 0.8
    /// The least likeness of the foods then.
    static let foodOfFewAmounts = 0.75
    /// With so many equal amounts one that is far off is a slip.
    static let amountsToForgive = 5
    /// The least score when no amount is compared.
    static let scoreWithoutAmounts = 0.9
    /// From so many amounts on a title may have a word more.
    static let manyAmounts = 7
    /// One amount in so many may be another one.
    static let slip = 4
    /// The shortest word in which two slips may be those of two copies.
    static let shortestSlip = 4
    /// One amount in so many when the titles are not of the same words.
    static let slipInDoubt = 10
    /// From here on the titles of one page's records name one dish.
    static let samePageTitle = 0.6
    /// From here on the ingredients of one page's records are those of one dish.
    static let samePageFood = 0.6
    /// Below this the ingredients of one page's records are those of two dishes.
    static let otherPageFood = 0.3
    /// From here on two pages of one site may be one recipe.
    static let sameSiteFood = 0.6
    /// From here on they may be without amounts to compare.
    static let sameSiteFoodAlone = 0.9
    /// From here on the amounts of two pages of one site are those of one recipe.
    static let sameSiteAmounts = 0.8
    /// From here on they may be those of two copies of a third record.
    static let copyAmounts = 0.7
  }
}
