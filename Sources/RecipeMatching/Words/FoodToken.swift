/// A word of an ingredient line that names a food, or a part of one.
package struct FoodToken: Sendable, Hashable {
  /// How telling a food is: half the recipes of the world have salt, few have sumac.
  enum Tier: UInt8, Sendable {
    /// In every kitchen: salt, butter, onion.
    case staple
    /// In many recipes: chicken, lemon, cream.
    case common
    /// In few recipes; every food that no table knows.
    case telling

    /// What the tier weighs in comparisons, from 0 to 1.
    @inline(__always)
    var weight: Float {
      switch self {
      case .staple: 0.25
      case .common: 0.5
      case .telling: 1
      }
    }
  }

  /// A hash of its folded stem that is the same in every run.
  package let hash: UInt64
  /// Where its folded stem begins in the bytes of its recipe.
  let start: UInt32
  /// The length of the stem in bytes.
  let length: UInt8
  /// The index of the first line that names it.
  package let line: UInt8
  /// How telling it is.
  let tier: Tier

  /// What it weighs in comparisons, from 0 to 1.
  @inline(__always)
  package var weight: Float { tier.weight }

  /// Where its folded stem stands in the bytes of its recipe.
  @inline(__always)
  package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}
