/// A reason why a recipe cannot be scaled as asked.
package enum ScalingError: Error, Sendable, Hashable {
  /// The recipe with this title does not say how much it makes.
  case noYield(String)
  /// The recipe with this title has a yield without a number: "a crowd".
  case yieldWithoutNumber(String, String)
  /// The recipe with this title has a yield that can be read in two ways: "2 large or 4 small".
  case unclearYield(String, String)
  /// The numbers of the recipe with this title become too large or too small.
  case outOfRange(String)
}
