import Ingredients

/// The pans and dishes among ingredients, whose number is not scaled: more of a recipe needs a larger one,
/// not two ("a 9-inch springform pan").
enum Cookware {
  /// True if a line counts it.
  static func isNeeded(by line: ParsedIngredient) -> Bool {
    guard let amount = line.amount, amount.unit == nil, amount.quantity.upper == Rational(1) else {
      return false
    }
    return isNamed(by: line)
  }

  /// True if a line names one or several of it.
  static func isNamed(by line: ParsedIngredient) -> Bool {
    guard let word = line.foodName.lowercased().split(whereSeparator: { !$0.isLetter }).last else {
      return false
    }
    return words.contains(String(word))
      || word.last == "s" && words.contains(String(word.dropLast()))
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
