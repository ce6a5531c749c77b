import RecipeConfiguration
import RecipeScaling

extension UnitSystem {
  /// The names that a person can write: the names of the unit systems, and `original`.
  static let writtenNames = allCases.map(\.rawValue) + [DefaultSettings.standard.units]
}
