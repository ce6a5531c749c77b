import RecipeConfiguration
import RecipeScaling

extension UnitSystem {
  /// The names that a person can write: those of the systems, and that of the units which each recipe has.
  static let writtenNames = allCases.map(\.rawValue) + [DefaultSettings.standard.units]
}
