import RecipeSearch

/// The bounds of the set of matches: it contains the certain recipes and some of the possible ones.
struct QueryBounds: Sendable {
  /// The lower bound: all of these match.
  private(set) var certain: PositionBits
  /// The upper bound: no others match; it contains the certain ones.
  private(set) var possible: PositionBits

  /// Returns the bounds of a known set of matches.
  static func exactly(_ recipes: PositionBits) -> QueryBounds {
    QueryBounds(certain: recipes, possible: recipes)
  }

  /// Returns bounds without a certain match.
  static func among(_ recipes: PositionBits) -> QueryBounds {
    QueryBounds(certain: PositionBits(count: recipes.count), possible: recipes)
  }

  /// Returns the bounds if nothing is known of `count` recipes.
  static func unknown(count: Int) -> QueryBounds {
    among(PositionBits(count: count, isFull: true))
  }

  /// True if the certain recipes are all matches.
  var isExact: Bool { certain == possible }

  /// The recipes that must be read to tell.
  var doubtful: PositionBits {
    var doubtful = possible
    doubtful.subtract(certain)
    return doubtful
  }

  /// The certain recipes and those to be read.
  var candidates: QueryCandidates {
    QueryCandidates(certain: certain.positions, doubtful: doubtful.positions)
  }

  /// Replaces the bounds by those of the matches of this or another query.
  mutating func formUnion(_ other: QueryBounds) {
    certain.formUnion(other.certain)
    possible.formUnion(other.possible)
  }

  /// Replaces the bounds by those of the matches of both this and another query.
  mutating func formIntersection(_ other: QueryBounds) {
    certain.formIntersection(other.certain)
    possible.formIntersection(other.possible)
  }

  /// Replaces the bounds by those of the recipes that do not match.
  mutating func formComplement() {
    swap(&certain, &possible)
    certain.formComplement()
    possible.formComplement()
  }
}
