/// The comparison of what two recipes make.
package struct YieldComparison: Sendable, Hashable {
  /// The relations of two yields.
  enum Relation {
    /// Both make the same; "4 to 6" may well be the 6 of the other.
    case equal
    /// One makes more of the same.
    case different
    /// They count two kinds of things: loaves and servings, or loaves and rolls.
    case unlike
    /// At least one has no number.
    case unknown
  }

  /// The relation of the yields.
  let relation: Relation
  /// The ratio of the right yield to the left, as far as the numbers tell; `nil` when they are
  /// equal, one is missing, or only one of them counts servings.
  ///
  /// Things of two names may be one: loaves and a loaf, cookies and biscuits. The amounts tell, see
  /// `AmountScale`.
  let ratio: Double?

  /// Compares two yields; `nil` stands for one that is not stated.
  package init(_ left: YieldMeaning?, _ right: YieldMeaning?) {
    guard let left, let right, left.hasNumber, right.hasNumber else {
      (relation, ratio) = (.unknown, nil)
      return
    }
    guard left.isServings == right.isServings else {
      (relation, ratio) = (.unlike, nil)
      return
    }
    let isOneKind = left.name == right.name || left.name == 0 || right.name == 0
    if left.lower <= right.upper, right.lower <= left.upper {
      (relation, ratio) = (isOneKind ? .equal : .unlike, nil)
    } else {
      (relation, ratio) = (isOneKind ? .different : .unlike, right.middle / left.middle)
    }
  }
}
