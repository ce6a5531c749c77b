import Ingredients

/// A finder of the vetoes against two records being one recipe.
struct VetoFinder {
  private let left: ComparedRecord
  private let right: ComparedRecord
  private let evidence: PairEvidence

  /// Creates a finder for two records and their evidence.
  init(_ left: ComparedRecord, _ right: ComparedRecord, _ evidence: PairEvidence) {
    self.left = left
    self.right = right
    self.evidence = evidence
  }

  /// All vetoes, the plainest first.
  ///
  /// Records of one page were edited at most: only different marks, or contradicting titles and
  /// foods, keep them apart.
  var vetoes: [PairVeto] {
    if evidence.isSamePage { return [mark, onePage].compactMap(\.self) }
    return [mark, dishes, mainIngredient, otherFoods, ingredients, amounts, twoPages].compactMap(
      \.self)
  }

  /// The marks that only one of the titles has.
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

  /// Returns `true` if each word of one title may be a misspelling of a word of the other.
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

  /// A food that one title names and only its record has, or a meat or fish if the other record has
  /// none.
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

  /// Two foods of equal amounts, each in one record only: beef in one, tofu in the other.
  ///
  /// Copies lack a line at most; a different main food makes a different recipe. One of the two
  /// must be a meat or fish, or named by a title, as seasonings are exchangeable.
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

  /// Returns `true` if a food is characteristic of a record.
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

  /// Returns `true` if the lines of two foods have a word in common, misspellings included: a
  /// misspelled name of several words is read as different foods.
  private func hasAlikeWords(_ one: Int, _ other: Int) -> Bool {
    let lefts = left.foods.words(ofLine: left.foods.tokens[one].line)
    let rights = right.foods.words(ofLine: right.foods.tokens[other].line)
    return lefts.contains { word in
      rights.contains { WordLikeness.areAlike(word, $0) || WordLikeness.mayBeOne(word, $0) }
    }
  }

  /// Returns a meat of a record if the other record has none and their titles differ.
  private func missingMeat(
    of one: ComparedRecord, in other: ComparedRecord, isPaired: (UInt8) -> Bool
  ) -> String? {
    guard other.meats.isEmpty, !evidence.titles.nameOneDish else { return nil }
    let missing = one.meats.first { meat in
      !isPaired(meat.line) && !other.foods.names(meat.hash, one.foods.bytes(of: meat))
    }
    return missing.map { one.foods.text(of: $0) }
  }

  /// Too few shared lines: copies lack a line at most, and a list that is only part of a longer one
  /// is another recipe.
  private var ingredients: PairVeto? {
    guard evidence.food != nil else { return nil }
    let lines = evidence.lines
    guard lines.shareOfLonger < Limit.longerLines || lines.shareOfShorter < Limit.shorterLines
    else { return nil }
    return .ingredients(shared: lines.pairs.count, of: max(lines.leftCount, lines.rightCount))
  }

  // MARK: Amounts

  /// Too many different amounts, or too few that can be compared.
  ///
  /// Copies keep their amounts. A recipe for another yield is the same, and a few amounts may be
  /// slips; that of the main food only if many others are equal.
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

  /// Returns how many amounts may differ: none of few, one in four, or one in ten if the titles
  /// leave doubt.
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

  /// Two pages of one site: a site has many takes on a dish, so only nearly identical records are
  /// one recipe.
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

  /// The thresholds.
  ///
  /// They were fitted to generated pairs and to real ones judged by people, and validated on
  /// others; see `Benchmarks/matching`.
  private enum Limit {
    /// The minimum share of the longer list's lines that have a counterpart.
    static let longerLines = 0.6
    /// The minimum share of the shorter list's lines that have a counterpart.
    static let shorterLines = 0.75
    /// The number of amounts up to which all must be equal, and below which they prove little.
    static let fewAmounts = 4
    /// The minimum share of shared lines if fewer amounts are compared.
    static let linesOfFewAmounts = 0.8
    /// The minimum similarity of the foods if fewer amounts are compared.
    static let foodOfFewAmounts = 0.75
    /// The number of equal amounts from which one that is far off is a slip.
    static let amountsToForgive = 5
    /// The minimum score if no amounts are compared.
    static let scoreWithoutAmounts = 0.9
    /// The number of amounts from which a title may have an additional word.
    static let manyAmounts = 7
    /// The number of amounts for each one that may differ.
    static let slip = 4
    /// The length of the shortest word in which two misspellings may be those of two copies.
    static let shortestSlip = 4
    /// The number of amounts for each one that may differ, if the titles have different words.
    static let slipInDoubt = 10
    /// The minimum similarity of the titles of one page's records that name one dish.
    static let samePageTitle = 0.6
    /// The minimum similarity of the foods of one page's records that are one dish.
    static let samePageFood = 0.6
    /// The similarity of the foods of one page's records below which they are two dishes.
    static let otherPageFood = 0.3
    /// The minimum similarity of the foods of two pages of one site that may be one recipe.
    static let sameSiteFood = 0.6
    /// The minimum similarity of their foods if no amounts are compared.
    static let sameSiteFoodAlone = 0.9
    /// The minimum share of equal amounts of two pages of one site that are one recipe.
    static let sameSiteAmounts = 0.8
    /// The minimum share of equal amounts of two pages that may be copies of a third record.
    static let copyAmounts = 0.7
  }
}
