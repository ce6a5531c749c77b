package import Ingredients
import RecipeCore

/// The ingredients of two recipes side by side, at the scale at which a verdict compares them.
///
/// This is for people, not for the matcher: every line is parsed.
package struct IngredientComparison: Sendable, Hashable {
  /// A line of the left recipe beside the one of the right recipe with the same food.
  package struct Row: Sendable, Hashable {
    /// The kinds of rows.
    package enum Change: String, Sendable {
      /// Equal as written and, at equal yield, in amount.
      case same
      /// The same food and amount in other words.
      case wording
      /// A similar food under another name: "butter" and "vegan butter".
      case food
      /// Different amounts, or only one has an amount.
      case amount
      /// Amounts in units that cannot be compared.
      case units
      /// Only the left recipe has it.
      case onlyLeft = "only_a"
      /// Only the right recipe has it.
      case onlyRight = "only_b"
    }

    /// The kind.
    package let change: Change
    /// The left line as written, or `nil` if there is none.
    package let left: String?
    /// The right line as written, or `nil` if there is none.
    package let right: String?
    /// The comparison of the amounts, or `nil` unless there are two lines.
    package let amount: AmountDifference?
  }

  /// The scale at which amounts are compared.
  package let scale: AmountScale
  /// True if at least one recipe has a yield.
  package let hasYield: Bool
  /// All lines of both recipes: in the order of the left one, then those that only the right has.
  package let rows: [Row]
  /// True if both recipes have ingredients; otherwise there are no rows.
  package let isComplete: Bool

  /// Compares the ingredients of two recipes.
  ///
  /// - Parameter synonyms: The foods with several names.
  init(_ left: Recipe, _ right: Recipe, synonyms: FoodSynonyms) {
    let amounts = PairComparison(
      ComparedRecord(left, synonyms: synonyms), ComparedRecord(right, synonyms: synonyms)
    ).amounts
    scale = amounts.scale
    hasYield = left.yield != nil || right.yield != nil
    isComplete = !left.ingredients.isEmpty && !right.ingredients.isEmpty
    rows =
      isComplete
      ? Self.rows(
        left.ingredients.map { IngredientLine($0, synonyms: synonyms) },
        right.ingredients.map { IngredientLine($0, synonyms: synonyms) }, amounts.pairs,
        at: scale)
      : []
  }

  /// Returns the number of rows of a kind.
  package func count(of change: Row.Change) -> Int {
    rows.count { $0.change == change }
  }

  /// The factor of all amounts from left to right, if it is one number other than 1.
  ///
  /// `nil` unless there are at least two amounts and all can be compared: then one recipe is the
  /// other, scaled.
  package var commonRatio: Rational? {
    let amounts = rows.compactMap(\.amount).filter { $0.verdict != .unstated }
    guard amounts.count > 1, let ratio = amounts.first?.ratio, ratio != Rational(1),
      amounts.allSatisfy({ $0.verdict == .other && $0.ratio == ratio })
    else { return nil }
    return ratio
  }

  private static func rows(
    _ left: [IngredientLine], _ right: [IngredientLine], _ joined: [LinePair],
    at scale: AmountScale
  ) -> [Row] {
    let alignment = IngredientAlignment(left, right, joined: joined, at: scale)
    let partners = Dictionary(uniqueKeysWithValues: alignment.pairs.map { ($0.left, $0.right) })
    return left.indices.map { index in
      partners[index].map { Row(left[index], right[$0], at: scale) }
        ?? Row(change: .onlyLeft, left: left[index].parsed.text, right: nil, amount: nil)
    }
      + alignment.onlyRight.map {
        Row(change: .onlyRight, left: nil, right: right[$0].parsed.text, amount: nil)
      }
  }
}

extension IngredientComparison.Row {
  /// Compares two lines about one food.
  fileprivate init(_ left: IngredientLine, _ right: IngredientLine, at scale: AmountScale) {
    let amount = AmountDifference(left.parsed, right.parsed, at: scale)
    let change: Change =
      if amount.verdict == .incomparable {
        .units
      } else if !amount.isSame {
        .amount
      } else if left.parsed.text == right.parsed.text {
        .same
      } else {
        left.namesSameFoods(as: right) ? .wording : .food
      }
    self.init(change: change, left: left.parsed.text, right: right.parsed.text, amount: amount)
  }
}
