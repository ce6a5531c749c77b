import Ingredients

/// The words for things whose number changes.
extension LineRewriting {
  /// The number of things before and after, of ranges the upper end.
  private var counts: (before: Rational, after: Rational)? {
    amount.quantity.upper.multiplied(by: method.factor).map { (amount.quantity.upper, $0) }
  }

  /// Gives a food that is counted by itself its other form: "2 eggs" of "1 egg".
  ///
  /// - Parameter end: The end of the food, if a further amount is joined to it.
  mutating func renameCountedFood(before end: Int?) {
    let start = line.foodRange.lowerBound
    let food = line.substring(start..<max(start, min(line.foodRange.upperBound, end ?? .max)))
    guard amount.unit == nil, let counts,
      (counts.before > Rational(1)) != (counts.after > Rational(1))
    else { return }
    let name = CountedFoods.head(of: food)
    guard let form = Self.form(of: name, isMany: counts.after > Rational(1), method.language)
    else { return }
    // Only the ending, as the brackets of a size may be within the name.
    let shared = zip(name, form).prefix { $0 == $1 }.map(\.0)
    let offset = String(shared).utf8.count
    edit.replace([
      .init(start + offset..<start + name.utf8.count, String(form.dropFirst(shared.count)))
    ])
  }

  /// Returns the other form of a food, or of a unit that stands for one: "4 cloves".
  static func form(of food: String, isMany: Bool, _ language: String?) -> String? {
    CountedFoods.form(of: food, isMany: isMany, language: language)
      ?? UnitWords.form(of: food, isMany: isMany, language: language)
  }

  /// True if something that comes whole is asked for in parts that the recipe does not have: half a can for a
  /// whole one, a quarter for a half.
  var leavesPartOfWhole: Bool {
    guard let counts, counts.before.denominator % counts.after.denominator != 0 else {
      return false
    }
    if amount.unit?.isPackage == true { return true }
    let isCounted = amount.unit == nil || amount.unit == .piece
    return isCounted && (WholeFoods.has(line.food) || line.packageSize != nil)
  }
}
