import Ingredients

/// A column of a table of ingredients.
struct TableColumn: Hashable {
  /// The content of a column.
  enum Role: Hashable {
    /// The amount, with or without its unit.
    case amount
    /// The number of times that the amount is taken: 2 x 400 g.
    case multiplier
    /// The unit of the amount in another column.
    case unit
    /// The name of the food.
    case food
    /// The preparation of the food.
    case preparation
    /// Remarks and percentages.
    case note
    /// Steps in which the food is used: "Whisk the eggs."
    case step
    /// The number of the row.
    case ordinal
    /// The whole line, beside or instead of its parts.
    case line
    /// The name of the group to which the row belongs.
    case group
  }

  /// The content.
  var role: Role?
  /// The heading, without a unit in brackets.
  var name = ""
  /// The unit of the numbers in an amount column that states it once: "Amount (g)".
  var unit = ""
  /// True if it states the amount for a number of people: "4 servings", "×2".
  var isForYield = false

  /// True for amounts below a heading that names none: a price, an energy, another try.
  var isNamedOtherwise = false

  /// True if its numbers are percentages: "Baker's %", "Prozent".
  var isPercentage = false

  /// The unit as a cook writes it behind a number: that of the metric system by its symbol.
  var symbolOfUnit: String {
    guard let known = AmountText.unit(unit), known.isMetric else { return unit }
    return known.rawValue
  }

  /// True if the heading is the unit itself, "grams", which may have another meaning: "kop", "t".
  var isNamedAsUnit: Bool { role == .amount && !unit.isEmpty && unit == name }

  /// Creates a column from the text of its heading, which may be empty.
  init(heading: String) {
    let (name, bracket) = Self.parted(heading)
    self.name = name
    isPercentage = TableVocabulary.isPercentage(heading)
    role = TableVocabulary.role(of: name) ?? TableVocabulary.role(of: heading)
    let mayBeUnit = role == nil && RecipeKey(name.utf8) != .yield
    if mayBeUnit || role == .amount { readMeasure(name, bracket) }
    if role == nil, TableVocabulary.isYield(heading) {
      (role, isForYield, self.name) = (.amount, true, heading)
    }
  }

  /// Reads the unit in "Amount (g)", "Menge in g", "grams" or "Weight, g".
  private mutating func readMeasure(_ name: String, _ bracket: String) {
    if !bracket.isEmpty, AmountText.unit(bracket) != nil {
      (role, unit) = (.amount, bracket)
    } else if AmountText.unit(name) != nil {
      (role, unit) = (.amount, name)
    } else if let last = name.split(whereSeparator: { " ,/".contains($0) }).last.map(String.init),
      last.count < name.count, AmountText.unit(last) != nil,
      TableVocabulary.role(of: String(name.dropLast(last.count))) == .amount
        || TableVocabulary.role(of: String(name.prefix { !" ,/".contains($0) })) == .amount
    {
      (role, unit) = (.amount, last)
    }
  }

  /// Splits a heading into its name and the text in brackets at its end.
  private static func parted(_ heading: String) -> (name: String, bracket: String) {
    guard let last = heading.last, ")]）".contains(last),
      let open = heading.lastIndex(where: { "([（".contains($0) })
    else { return (heading, "") }
    let name = String(heading[..<open]).cleaned(.line)
    return (name, String(heading[heading.index(after: open)...].dropLast()).cleaned(.line))
  }
}
