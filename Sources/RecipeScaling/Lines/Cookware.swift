import Ingredients

/// The pans and dishes among ingredients, whose number is not scaled: more of a recipe needs a larger one,
/// not two ("a 9-inch springform pan").
enum Cookware {
  /// True if a line counts it.
  static func isNeeded(by line: ParsedIngredient) -> Bool {
    guard let amount = line.amount, amount.unit == nil, amount.quantity.upper == Rational(1) else {
      return false
    }
    let name = line.foodName.lowercased().split { !$0.isLetter }
    return name.last.map { words.contains(String($0)) } ?? false
  }

  private static let words: Set<String> = [
    "pan", "saucepan", "skillet", "wok", "pot", "stockpot", "dish", "casserole", "mold", "mould",
    "thermometer", "griddle", "grill", "processor", "mixer", "blender", "cutter", "sieve",
    "strainer",
    "springform", "tin", "oven", "smoker", "steamer", "mandoline", "torch",
    "backform", "pfanne", "topf", "auflaufform", "kastenform", "moule", "poêle",
    "molde", "sartén", "stampo", "teglia", "bakvorm",
  ]
}
