import Ingredients
package import RecipeCore

/// A recipe for another number of servings or in other units.
package struct ScaledRecipe: Sendable, Hashable {
  /// The recipe, with its new ingredient lines and yield.
  ///
  /// Directions, times and nutrition stay: what is in them may be for one pan, one hour, one serving. Only
  /// temperatures are those of the units.
  package let recipe: Recipe
  /// The scaling that was applied.
  package let scaling: Scaling

  /// Scales a recipe.
  ///
  /// - Throws: `ScalingError` if a yield is asked for and the recipe does not state its own.
  package init(_ recipe: Recipe, _ request: ScalingRequest) throws(ScalingError) {
    let method = try request.method(for: recipe)
    let scaler = LineScaler(method)
    let lines = recipe.ingredients.map(scaler.scaled)
    let temperatures = method.units.map(TemperatureScale.init(of:))
    let withTemperatures = { (text: String) in
      temperatures.map { StatedTemperatures(text).text(in: $0) } ?? text
    }
    var scaled = recipe
    scaled.ingredients = lines.map { withTemperatures($0.text) }
    scaled.directions = recipe.directions.map(withTemperatures)
    scaled.yield = recipe.yield.map { ScaledYield($0, method).text }
    self.recipe = scaled
    scaling = Scaling(
      factor: method.factor, units: method.units, isByWeight: method.isByWeight,
      formerYield: scaled.yield == recipe.yield ? nil : recipe.yield,
      portions: request.portions(of: recipe),
      convertsTemperatures: scaled.directions != recipe.directions,
      changesAmounts: scaled.ingredients != recipe.ingredients,
      temperaturesLeft: temperatures.map { Self.temperaturesLeft(in: recipe, for: $0) } ?? [],
      remarks: lines.enumerated().compactMap { index, line in
        let former = recipe.ingredients[index]
        return line.remark.map {
          Scaling.Remark(
            line: index, text: withTemperatures(line.text),
            former: former == line.text ? nil : former, reason: $0)
        }
      })
  }

  private static func temperaturesLeft(
    in recipe: Recipe, for scale: TemperatureScale
  ) -> [String] {
    var left: [String] = []
    for text in recipe.directions {
      for temperature in StatedTemperatures(text).left(in: scale) where !left.contains(temperature)
      {
        left.append(temperature)
      }
    }
    return left
  }
}
