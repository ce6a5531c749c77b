package import Ingredients
import Text

/// A stick of butter, as it is packed in the United States: a quarter of a pound, 113 g.
///
/// Source: portion "1 stick" of butter in USDA FoodData Central, SR Legacy (April 2018).
package enum FatStick {
  /// The number of ounces of a stick.
  package static let ounces = Rational(4)
  /// The number of tablespoons of a stick, as its wrapper has them.
  package static let tablespoons = Rational(8)

  /// True if an amount is a number of such sticks: not of celery.
  package static func isUnit(of amount: IngredientAmount, in line: ParsedIngredient) -> Bool {
    guard amount.unit == .stick else { return false }
    return TextFolding.foldedString(line.food).split(separator: " ").contains {
      fats.contains(String($0))
    }
  }

  private static let fats: Set<String> = ["butter", "margarine", "oleo", "shortening"]
}
