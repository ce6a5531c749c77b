package import Ingredients
import Text

/// What two recipes make, and what brings the right one to the left one's yield.
package struct YieldComparison: Sendable, Hashable {
  /// On what ground amounts are compared.
  package enum Basis: String, Sendable {
    /// Both make the same: amounts are compared as written.
    case equal
    /// Both are counted alike: the right amounts are multiplied.
    case scaled
    /// One does not say in numbers what it makes: amounts are compared as written.
    case unknown
    /// One makes loaves, the other servings: amounts are compared as written.
    case unlike
  }

  /// What the left recipe makes; `nil` when it does not say.
  package let left: RecipeYield?
  /// What the right recipe makes; `nil` when it does not say.
  package let right: RecipeYield?
  /// On what ground amounts are compared.
  package let basis: Basis
  /// What the right amounts are multiplied by; 1 unless `basis` is `scaled`.
  package let scale: Rational

  /// Compares two yields as written.
  package init(_ left: String?, _ right: String?) {
    let yields = (left.map { RecipeYield($0) }, right.map { RecipeYield($0) })
    self.left = yields.0
    self.right = yields.1
    (basis, scale) = Self.basis(yields.0, yields.1)
  }

  private static func basis(_ left: RecipeYield?, _ right: RecipeYield?) -> (Basis, Rational) {
    let asWritten = Rational(1)
    guard let left, let right, let one = left.quantity, let other = right.quantity else {
      return (.unknown, asWritten)
    }
    guard left.counts(like: right) else { return (.unlike, asWritten) }
    // "4 to 6" may well be the 6 of the other.
    guard one.upper < other.lower || other.upper < one.lower else { return (.equal, asWritten) }
    guard let scale = one.middle.flatMap({ middle in other.middle.flatMap(middle.divided) }) else {
      return (.unknown, asWritten)
    }
    return (.scaled, scale)
  }
}

extension RecipeYield {
  /// Whether both count the same things: servings, or what has one name.
  fileprivate func counts(like other: RecipeYield) -> Bool {
    if isServings || other.isServings { return isServings && other.isServings }
    guard let unit, let otherUnit = other.unit else { return true }
    return Self.stems(unit) == Self.stems(otherUnit)
  }

  private static func stems(_ unit: String) -> [[UInt8]] {
    let folded = TextFolding.fold(unit)
    return FoldedWords(folded).map { Array(folded[Plural.stem($0, of: folded)]) }
  }
}
