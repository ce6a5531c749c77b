import RecipeMerging
import RecipeScaling

/// The amounts and units in which a browser shows recipes.
struct ShownAmounts: Sendable {
  /// For how much recipes are shown, by their ids; the others as they are.
  private(set) var ofRecipes: [String: ScalingRequest.Amount] = [:]
  /// The units in which all recipes are shown; `nil` for their own.
  private(set) var units: UnitSystem?
  /// True if volumes are shown as weights, of foods whose weight is known.
  private(set) var isByWeight = false
  private let usualUnits: UnitSystem?

  /// Creates the amounts that recipes have themselves.
  ///
  /// - Parameter units: The units of the configuration; `nil` for those of each recipe.
  init(units: UnitSystem?) {
    self.units = units
    usualUnits = units
  }

  /// Returns the amounts and units in which a recipe is shown.
  func request(for recipe: RankedRecipe) -> ScalingRequest {
    request(ofRecipes[recipe.merged.id])
  }

  /// Returns the request for an amount in the present units.
  func request(_ amount: ScalingRequest.Amount?) -> ScalingRequest {
    ScalingRequest(amount: amount, units: units, isByWeight: isByWeight)
  }

  /// Shows a recipe for an amount.
  mutating func set(_ amount: ScalingRequest.Amount?, for recipe: RankedRecipe) {
    ofRecipes[recipe.merged.id] = amount
  }

  /// Shows a recipe as it is, and all in the units of the configuration.
  mutating func reset(_ recipe: RankedRecipe) {
    set(nil, for: recipe)
    (units, isByWeight) = (usualUnits, false)
  }

  /// Shows all recipes in the next units: their own, metric, metric by weight, and the others.
  mutating func changeUnits() {
    guard units != .metric || isByWeight else { return isByWeight = true }
    let order: [UnitSystem?] = [nil] + UnitSystem.allCases
    let index = order.firstIndex(of: units) ?? 0
    (units, isByWeight) = (order[(index + 1) % order.count], false)
  }
}
