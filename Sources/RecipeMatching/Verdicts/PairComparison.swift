/// The comparison of two records, from which evidence and vetoes are drawn.
struct PairComparison {
  /// The comparison of the titles.
  let titles: TitleComparison
  /// The comparison of the foods.
  private(set) var foods: FoodComparison
  /// The pairs of lines for one ingredient.
  private(set) var lines: LineMatching
  /// The amounts, line beside line.
  let amounts: ComparedAmounts
  /// The evidence.
  let evidence: PairEvidence

  /// Compares two records with their details.
  init(_ left: ComparedRecord, _ right: ComparedRecord) {
    titles = TitleComparison(left.title, right.title)
    foods = FoodComparison(left.foods, right.foods)
    lines = LineMatching(left, right)
    Self.joinSlips(left, right, &lines, &foods)
    amounts = ComparedAmounts(left, right, lines: lines)
    evidence = PairEvidence(
      pages: PageRelation(left, right),
      titles: PairEvidence.Titles(left, right, titles), foods: foods.value,
      amounts: AmountAgreement(left, right, amounts),
      lines: LineComparison(left, right, amounts),
      method: MethodComparison(left.method, right.method), images: ImageRelation(left, right))
  }

  /// True if both have the same canonical URL.
  var isSamePage: Bool { evidence.pages == .same }

  /// The similarity of the foods, or `nil` if a record has too few to tell.
  var food: Double? { foods.likeness }

  /// Joins foods and lines whose names differ by a misspelling.
  private static func joinSlips(
    _ left: ComparedRecord, _ right: ComparedRecord, _ lines: inout LineMatching,
    _ foods: inout FoodComparison
  ) {
    let spelling = LineSpelling(left, right)
    for place in spelling.misspeltPairs(of: lines) {
      lines.markAsSame(place)
      foods.join(lines.pairs[place].left, of: left.foods, lines.pairs[place].right, of: right.foods)
    }
    for pair in spelling.newPairs(of: lines) {
      lines.join(pair)
      if pair.relation == .same {
        foods.join(pair.left, of: left.foods, pair.right, of: right.foods)
      }
    }
  }
}

extension PairEvidence.Titles {
  /// Draws the evidence from a comparison of titles.
  init(_ left: ComparedRecord, _ right: ComparedRecord, _ titles: TitleComparison) {
    self.init(
      areSame: titles.isSame, likeness: titles.likeness,
      dishes: Self.countOfDishes(left.title, right.title, titles),
      foods: left.countOfFoods(at: titles.onlyLeft.places, notIn: right)
        + right.countOfFoods(at: titles.onlyRight.places, notIn: left),
      haveOtherParts: left.title.parts != right.title.parts)
  }

  /// Returns the number of titles that name another dish.
  ///
  /// If one names a kind of dish and the other anything, both do: "lasagna" and "ziti".
  private static func countOfDishes(
    _ left: TitleWords, _ right: TitleWords, _ titles: TitleComparison
  ) -> Int {
    let (one, other) = (
      left.namesDish(at: titles.onlyLeft.places), right.namesDish(at: titles.onlyRight.places)
    )
    guard one || other else { return 0 }
    return titles.areOfTwoDishes ? 2 : 1
  }
}

extension TitleWords {
  /// True if any word is a kind of dish.
  fileprivate func namesDish(at places: [Int]) -> Bool {
    places.contains { words[$0].kind == .dish }
  }
}

extension ComparedRecord {
  /// The number of words of the title for a food of this record that the other does not have.
  fileprivate func countOfFoods(at places: [Int], notIn other: ComparedRecord) -> Int {
    places.count { place in
      let (hash, word) = (title.words[place].hash, title.bytes(at: place))
      return foods.names(hash, word) && !other.foods.names(hash, word)
    }
  }
}

extension PageRelation {
  /// Compares the pages of two records.
  fileprivate init(_ left: ComparedRecord, _ right: ComparedRecord) {
    let haveBoth = left.page != 0 && right.page != 0
    if left.isSamePage(as: right) {
      self = .same
    } else if haveBoth {
      self = left.site != nil && left.site == right.site ? .twoOfOneSite : .twoSites
    } else {
      self = .unknown
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

extension MethodComparison {
  /// Compares two methods; `nil` if one is unknown.
  fileprivate init?(_ left: MethodReading?, _ right: MethodReading?) {
    guard let left, let right else { return nil }
    self.init(left, right)
  }
}
