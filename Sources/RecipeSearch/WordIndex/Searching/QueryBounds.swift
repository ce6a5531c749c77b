/// What is known of the recipes that match: they are the certain ones and some of the possible ones.
struct QueryBounds: Sendable {
  /// All of these match.
  private(set) var certain: PositionBits
  /// No others than these match; the certain ones are among them.
  private(set) var possible: PositionBits

  /// Exactly these match.
  static func exactly(_ recipes: PositionBits) -> QueryBounds {
    QueryBounds(certain: recipes, possible: recipes)
  }

  /// No others than these match.
  static func among(_ recipes: PositionBits) -> QueryBounds {
    QueryBounds(certain: PositionBits(count: recipes.count), possible: recipes)
  }

  /// Nothing is known of so many recipes.
  static func unknown(count: Int) -> QueryBounds {
    among(PositionBits(count: count, isFull: true))
  }

  /// Whether the certain ones are all that match.
  var isExact: Bool { certain == possible }

  /// The certain recipes and those to be looked at.
  var candidates: QueryCandidates {
    var doubtful = possible
    doubtful.subtract(certain)
    return QueryCandidates(certain: certain.positions, doubtful: doubtful.positions)
  }

  /// Makes it what is known of the recipes that match this or another query.
  mutating func formUnion(_ other: QueryBounds) {
    certain.formUnion(other.certain)
    possible.formUnion(other.possible)
  }

  /// Makes it what is known of the recipes that match both this and another query.
  mutating func formIntersection(_ other: QueryBounds) {
    certain.formIntersection(other.certain)
    possible.formIntersection(other.possible)
  }

  /// Makes it what is known of the recipes that do not match.
  mutating func formComplement() {
    swap(&certain, &possible)
    certain.formComplement()
    possible.formComplement()
  }
}
