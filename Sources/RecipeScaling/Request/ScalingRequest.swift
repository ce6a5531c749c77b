package import Ingredients
package import RecipeCore

/// The wish of a person: for how many, or how much more, and in which units.
package struct ScalingRequest: Sendable, Hashable {
  /// The amount to make.
  package enum Amount: Sendable, Hashable {
    /// So many of what the recipe's yield counts.
    case yield(Rational)
    /// So many times the recipe.
    case factor(Rational)
  }

  /// The amount to make; `nil` for that of the recipe.
  package let amount: Amount?
  /// The units; `nil` for those of the recipe.
  package let units: UnitSystem?
  /// True if volumes are written as weights.
  package let isByWeight: Bool

  /// Creates a request from its parts.
  package init(amount: Amount? = nil, units: UnitSystem? = nil, isByWeight: Bool = false) {
    self.amount = amount
    self.units = units
    self.isByWeight = isByWeight
  }

  /// True if recipes stay as they are.
  package var isEmpty: Bool { amount == nil && units == nil && !isByWeight }

  /// Returns the way to write a recipe.
  ///
  /// A recipe for 4 to 6 counts as one for 4, so that nobody's portion becomes smaller.
  ///
  /// - Throws: `ScalingError` if a yield is asked for and the recipe does not state its own.
  package func method(for recipe: Recipe) throws(ScalingError) -> ScalingMethod {
    ScalingMethod(
      factor: try factor(for: recipe), units: units, isByWeight: isByWeight,
      language: recipe.language, decimalMark: DecimalMarks(in: recipe.ingredients).only)
  }

  /// Returns true if a recipe can be made in the amount.
  package func isPossible(for recipe: Recipe) -> Bool { (try? factor(for: recipe)) != nil }

  /// Returns the stated yield of a recipe, if the request counts from it.
  func portions(of recipe: Recipe) -> StatedPortions? {
    guard case .yield = amount else { return nil }
    return StatedPortions(of: recipe)
  }

  private func factor(for recipe: Recipe) throws(ScalingError) -> Rational {
    switch amount {
    case nil: return Rational(1)
    case .factor(let factor): return factor
    case .yield(let wanted):
      guard let text = recipe.yield else { throw .noYield(recipe.title) }
      guard let own = StatedPortions(of: recipe)?.number else {
        let yield = RecipeYield(text)
        throw yield.quantity == nil || yield.hasOneReading
          ? .yieldWithoutNumber(recipe.title, text) : .unclearYield(recipe.title, text)
      }
      guard let factor = wanted.divided(by: own) else { throw .outOfRange(recipe.title) }
      return factor
    }
  }
}
