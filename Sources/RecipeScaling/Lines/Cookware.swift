import Ingredients

/// The pans and dishes among ingredients, whose number is not scaled: more of a recipe needs a larger one,
/// not two ("a 9-inch springform pan").
enum Cookware {
  /// True if a line counts it.
  static func isNeeded(by line: ParsedIngredient) -> Bool {
    guard let amount = line.amount else { return false }
    // "10 inch loaf pan" is no loaf, and "12-cup bundt pan" no Danish bunch.
    let isCounted = amount.unit.map { $0 == .loaf || $0 == .bunch } ?? true
    let isOne = isCounted && amount.quantity.upper == Rational(1)
    return (isOne || amount.unit?.kind == .length || isCapacity(amount, of: line))
      && isNamed(by: line)
  }

  /// True for the volume that something holds: "1 1/2 quart saucepan", not "2 cups fat from roasting pan".
  private static func isCapacity(_ amount: IngredientAmount, of line: ParsedIngredient) -> Bool {
    guard let unit = amount.unit, [.cup, .pint, .quart, .gallon, .liter].contains(unit) else {
      return false
    }
    return CountedFoods.head(of: line.food) == line.food
  }

  /// True for a stray line with the heat of an oven or a time: "350 degrees", "10-12 minutes".
  static func isHeatOrTime(_ line: ParsedIngredient) -> Bool {
    guard let amount = line.amount, amount.unit == nil else { return false }
    // "Cook time: 1 hr 15 min"
    let rest = line.substring(amount.range.upperBound..<line.text.utf8.count).drop { $0 == " " }
    return [line.food[...], rest].contains { text in
      let words = text.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init)
      guard text.first?.isLetter == true, let first = words.first else { return false }
      // "4 minute steaks" are steaks.
      return heatsAndTimes.contains(first)
        || times.contains(first)
          && words.allSatisfy { word in
            [times, besideTimes, heatsAndTimes].contains { $0.contains(word) }
          }
    }
  }

  /// The words for times that may also describe a food: "2 minute noodles".
  private static let times: Set<String> = ["minute", "min", "hour", "hr"]

  private static let besideTimes: Set<String> = [
    "to", "or", "and", "about", "cook", "cooking", "prep", "preparation", "baking", "total", "time",
  ]

  private static let heatsAndTimes: Set<String> = [
    "degree", "degrees", "minutes", "mins", "hours", "hrs", "grad",
    "minuten", "stunde", "stunden", "heure", "heures", "minutos", "hora", "horas", "minuti", "ora",
    "ore", "uur", "minuter", "timmar", "timer", "timme", "minut", "godzin", "минут", "часа",
    "часов",
  ]

  /// True if a line names one or several of it.
  static func isNamed(by line: ParsedIngredient) -> Bool {
    // "Springform Ø 26 cm".
    let words = line.foodName.lowercased().split(whereSeparator: { !$0.isLetter })
    guard let word = words.last(where: { $0 != "ø" }) else { return false }
    return names.contains(String(word))
      || word.last == "s" && names.contains(String(word.dropLast()))
  }

  private static let names: Set<String> = [
    "pan", "saucepan", "skillet", "wok", "pot", "stockpot", "dish", "casserole", "mold", "mould",
    "thermometer", "griddle", "grill", "processor", "mixer", "blender", "cutter", "sieve",
    "strainer",
    "springform", "tin", "oven", "smoker", "steamer", "mandoline", "torch",
    "backform", "kuchenform", "tarteform", "springvorm", "taartvorm", "tortenring", "pfanne",
    "topf", "auflaufform", "kastenform", "moule", "poêle",
    "molde", "sartén", "stampo", "teglia", "bakvorm",
  ]
}
