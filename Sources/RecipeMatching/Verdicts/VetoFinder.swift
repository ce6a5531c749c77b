import Text

/// A finder of what keeps two records apart whatever else they have in common.
struct VetoFinder {
  private let left: ComparedRecord
  private let right: ComparedRecord
  private let comparison: PairComparison

  /// Creates a finder for two records and their comparison.
  init(_ left: ComparedRecord, _ right: ComparedRecord, _ comparison: PairComparison) {
    self.left = left
    self.right = right
    self.comparison = comparison
  }

  /// All vetoes, the plainest first.
  var vetoes: [PairVeto] {
    comparison.isSamePage
      ? [marks, onePage].compactMap(\.self) : [marks, dishes].compactMap(\.self)
  }

  /// The marks that only one of the titles has.
  ///
  /// What both recipes are made without, they are without whether their titles say so or not.
  private var marks: PairVeto? {
    let (one, other) = (left.title.marks, right.title.marks)
    let onlyLeft = one.filter { !other.contains($0) && !bothAgree(on: $0) }
    let onlyRight = other.filter { !one.contains($0) && !bothAgree(on: $0) }
    return onlyLeft.isEmpty && onlyRight.isEmpty ? nil : .marks(onlyLeft, onlyRight)
  }

  /// True if neither recipe has the food that a mark says is absent.
  private func bothAgree(on mark: String) -> Bool {
    guard let food = TitleVocabulary.absentFoods[mark] else { return false }
    let hash = StableHash.of(food.utf8)
    return [left, right].allSatisfy { record in
      record.foods.tokens.count >= Limit.fewestFoods
        && !record.foods.tokens.contains { $0.hash == hash }
    }
  }

  /// Two kinds of dishes: pancakes and waffles have one list of ingredients.
  private var dishes: PairVeto? {
    let titles = comparison.titles
    guard let one = left.title.dish(at: titles.onlyLeft.places),
      let other = right.title.dish(at: titles.onlyRight.places)
    else { return nil }
    return .dishes(one, other)
  }

  private var onePage: PairVeto? {
    let title = comparison.titles.likeness
    guard let food = comparison.food else { return title > 0 ? nil : .onePage }
    let agrees =
      food >= Limit.samePageFood && title > 0
      || food >= Limit.otherPageFood && title >= Limit.samePageTitle
    return agrees ? nil : .onePage
  }

  /// The limits, found on real pairs judged by people and on generated ones.
  private enum Limit {
    /// The least similarity of titles of one page's records that name one dish.
    static let samePageTitle = 0.6
    /// The least similarity of the ingredients of one dish.
    static let samePageFood = 0.6
    /// The least number of foods of a list that tells what a dish is made without.
    static let fewestFoods = 3
    /// The least similarity of the ingredients of one dish that was edited.
    static let otherPageFood = 0.3
  }
}

extension TitleWords {
  /// Returns the kind of dish that words name.
  fileprivate func dish(at places: [Int]) -> String? {
    places.last { words[$0].kind == .dish }.map { text(of: [$0]) }
  }
}
