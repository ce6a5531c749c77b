/// The densities that food may have, in grams a millilitre.
///
/// A mass and a volume cannot be converted without knowing the food, but some cannot be one amount
/// of any: half a pound of mushrooms and half a cup of them.
package struct DensityRange: Sendable {
  /// From puffed rice and leaves to honey.
  package static let food = DensityRange(least: 0.2, greatest: 1.5)

  private let least: Double
  private let greatest: Double

  /// Returns the factor by which two amounts are outside of the range.
  ///
  /// - Parameter scale: How many times more the right recipe takes of everything.
  /// - Returns: `nil` if they may be one amount, or are not a mass and a volume.
  package func excess(_ left: LineAmount, _ right: LineAmount, at scale: Double) -> Double? {
    for (mass, volume, factor) in [(left, right, scale), (right, left, 1 / scale)] {
      guard let mass = mass.size(of: .mass), let volume = volume.size(of: .volume), volume > 0
      else { continue }
      let density = mass * factor / volume
      if density > greatest { return density / greatest }
      return density < least && density > 0 ? least / density : nil
    }
    return nil
  }
}

extension LineAmount {
  /// Returns the mean of the first measure of a kind, in its base unit; `nil` if there is none.
  fileprivate func size(of kind: MeasureUnit.Kind) -> Double? {
    ([first] + others).first { $0.kind == kind }.map { ($0.lower + $0.upper) / 2 }
  }
}
