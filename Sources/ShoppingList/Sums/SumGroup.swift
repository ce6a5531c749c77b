import Ingredients
import RecipeScaling

/// Amounts that can be added to one another.
struct SumGroup {
  private let first: SumTerm
  private var sum: IngredientQuantity
  /// The least of the amounts, which no rounding may swallow.
  private var least: Rational
  private var units: [MeasureUnit?]
  /// The shortest name of a unit as written.
  private var unitText: String?
  /// The name of a spoon as written, which tells better than "cup" in which style units are named.
  private var spoonText: String?
  /// Amounts whose sum does not fit in 64 bits.
  private var rest: [String] = []
  private let system: UnitSystem?

  init(_ term: SumTerm, _ system: UnitSystem?) {
    (first, self.system) = (term, system)
    sum = term.baseQuantity ?? term.quantity
    least = sum.lower
    units = [term.unit]
    unitText = term.unitText
    spoonText = term.unit == .cup ? nil : term.unitText
  }

  /// True if an amount is of the same kind, in packages of the same size.
  func takes(_ term: SumTerm) -> Bool {
    guard let unit = first.unit, let other = term.unit, unit.kind != .count else {
      return Self.thing(first.unit) == Self.thing(term.unit) && first.size == term.size
    }
    guard unit.kind == other.kind, (term.baseQuantity != nil) == (first.baseQuantity != nil) else {
      return false
    }
    if unit == other && first.unitSize == term.unitSize || system != nil
      || first.isConvertible && term.isConvertible
    {
      return true
    }
    return (isMetric || other.isWrittenWithDecimals) && (units + [other]).allSatisfy(Self.isExact)
  }

  /// True for units that hold as much in every country.
  private static func isExact(_ unit: MeasureUnit?) -> Bool {
    guard let unit else { return false }
    return unit.isWrittenWithDecimals || unit == .tablespoon || unit == .teaspoon
  }

  /// The unit of things, of which pieces are counted like things without a unit: "2 Stück" and "2".
  private static func thing(_ unit: MeasureUnit?) -> MeasureUnit? { unit == .piece ? nil : unit }

  /// Adds an amount.
  mutating func add(_ term: SumTerm) {
    let quantity = term.baseQuantity ?? term.quantity
    guard let total = sum.adding(quantity) else {
      rest.append(text(term.quantity, term))
      return
    }
    sum = total
    least = min(least, quantity.lower)
    if let text = term.unitText, text.count < unitText?.count ?? .max { unitText = text }
    if spoonText == nil, term.unit != .cup { spoonText = term.unitText }
    if !units.contains(term.unit) { units.append(term.unit) }
  }

  /// The number of things that are counted by themselves; `nil` for others.
  var count: Rational? { units.contains(nil) && rest.isEmpty ? sum.upper : nil }

  /// The sum, and what could not be added.
  var texts: [String] { [sumText] + rest }

  private var sumText: String {
    guard let unit = first.unit, let size = first.unitSize, first.baseQuantity != nil else {
      return text(sum, first)
    }
    if let text = exactText(unit.kind) { return text }
    if units.count == 1, let quantity = Rational(1).divided(by: size).flatMap(sum.multiplied) {
      return text(quantity, first)
    }
    return writer.text(sum, unit.kind) ?? text(first.quantity, first)
  }

  /// The sum in the units that English and metric kitchens have, exactly; `nil` where the amount is in
  /// one unit that measures it.
  private func exactText(_ kind: MeasureUnit.Kind) -> String? {
    if isMetric, units.count > 1, system != .us {
      return ends { MetricSum(kind, language: first.language).text($0, least: least) }
    }
    guard !isMetric, system != .metric, first.isConvertible else { return nil }
    let isMeasured = [sum.lower, sum.upper].allSatisfy { measures($0) }
    if units.count == 1, isMeasured { return nil }
    switch kind {
    case .volume where system != .uk: return ends { writer.spoons($0, like: spoonText ?? unitText) }
    case .mass: return ends { OunceSum(unitText).text($0) }
    default: return nil
    }
  }

  private var isMetric: Bool { units.contains { $0?.isWrittenWithDecimals == true } }

  /// True if a sum in the only unit can be measured as it is.
  private func measures(_ total: Rational) -> Bool {
    guard let unit = first.unit, let number = first.unitSize.flatMap(total.divided(by:)) else {
      return true
    }
    switch unit {
    case .cup, .pound: return number.denominator <= 4
    case .tablespoon: return number.denominator <= 4 && number <= Rational(8)
    case .teaspoon: return number.denominator <= 8 && number < Rational(6)
    default: return true
    }
  }

  /// Returns both ends of the sum, if it is a range, else the sum.
  private func ends(_ text: (Rational) -> String?) -> String? {
    guard let upper = text(sum.upper) else { return nil }
    guard sum.isRange else { return upper }
    return text(sum.lower).map { "\($0) to \(upper)" }
  }

  private var writer: AmountWriter {
    AmountWriter(units: system ?? (isMetric ? .metric : .us), language: first.language)
  }

  /// Returns a quantity in the unit of a term, with the size of packages: "3 (400 g) cans".
  private func text(_ quantity: IngredientQuantity, _ term: SumTerm) -> String {
    let writer = AmountWriter(units: nil, language: term.language)
    let size = term.size.map { "(\($0.text))" }
    let isThing = units.contains(nil)
    let name =
      isThing
      ? nil
      : term.unit.map {
        writer.name(
          of: $0, written: unitText.map { text in Self.form(of: text, for: quantity.upper) },
          for: quantity.upper)
      }
    let number = writer.number(quantity, of: term.unit)
    return [number, size, name].compactMap(\.self).joined(separator: " ")
  }

  /// Returns a unit without the plural in brackets that some write: "Stangen" for 2 "Stange(n)".
  private static func form(of text: String, for number: Rational) -> String {
    guard text.hasSuffix(")"), let bracket = text.lastIndex(of: "("), bracket > text.startIndex,
      text[text.index(before: bracket)].isLetter
    else { return text }
    let ending = text[bracket...].dropFirst().dropLast()
    return String(text[..<bracket]) + (number > Rational(1) ? ending : "")
  }
}
