/// A word of an ingredient line that is the name of a food, or a part of it.
package struct FoodToken: Sendable, Hashable {
  /// The distinctiveness of a food: half the recipes of the world have salt, few have sumac.
  enum Tier: UInt8, Sendable {
    /// In every kitchen: salt, butter, onion.
    case staple
    /// In many recipes: chicken, lemon, cream.
    case common
    /// In few recipes, and every food that is in no table.
    case telling

    /// The weight of the tier in comparisons, from 0 to 1.
    @inline(__always)
    var weight: Float {
      switch self {
      case .staple: 0.25
      case .common: 0.5
      case .telling: 1
      }
    }
  }

  /// The hash of its folded stem, the same in every run.
  package let hash: UInt64
  /// The offset of its folded stem in the bytes of its recipe.
  let start: UInt32
  /// The length of the stem in bytes.
  let length: UInt8
  /// The index of the first line with it.
  package let line: UInt8
  /// Its distinctiveness.
  let tier: Tier

  /// The weight in comparisons, from 0 to 1.
  @inline(__always)
  package var weight: Float { tier.weight }

  /// The range of its folded stem in the bytes of its recipe.
  @inline(__always)
  package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}
