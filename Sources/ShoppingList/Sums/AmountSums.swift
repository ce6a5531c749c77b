import Ingredients
import RecipeScaling

/// The sums of what several lines ask for of one food.
struct AmountSums {
  /// The sums as text, in the order in which the lines need them.
  private(set) var texts: [String] = []
  /// The number of things, of a range the greater, if the food is only counted by itself.
  private(set) var count: Rational?

  /// Adds the amounts of lines: weights to weights, volumes to volumes, cans to cans of their size.
  ///
  /// - Parameters:
  ///   - system: The units of sums; `nil` for those of the lines.
  ///   - tellsMore: True if lines without an amount are told beside others.
  init(_ lines: [NeededLine], units system: UnitSystem?, tellsMore: Bool) {
    var groups: [SumGroup] = []
    let units = Set(lines.compactMap { $0.need.parsed.amount?.unit })
    for line in lines {
      guard let amount = line.need.parsed.amount else { continue }
      let term = SumTerm(amount, of: line, amongUnits: units)
      if let place = groups.firstIndex(where: { $0.takes(term) }) {
        groups[place].add(term)
      } else {
        groups.append(SumGroup(term, system))
      }
    }
    texts = groups.flatMap(\.texts)
    let isMore = tellsMore && lines.contains { $0.need.parsed.amount == nil }
    if isMore, !texts.isEmpty { texts.append("some") }
    count = groups.count == 1 ? groups.first?.count : nil
  }
}

/// One amount among those that are added.
struct SumTerm {
  let quantity: IngredientQuantity
  let unit: MeasureUnit?
  /// The unit as written.
  let unitText: String?
  /// The size of one package, as written: "400 g".
  let size: String?
  let language: String?

  /// Reads an amount.
  ///
  /// - Parameter units: The units of all lines: among cloves, "2 garlic cloves" are 2 cloves.
  init(_ amount: IngredientAmount, of line: NeededLine, amongUnits units: Set<MeasureUnit>) {
    quantity = amount.quantity
    let counted = amount.unit == nil ? line.countedUnit.flatMap { units.contains($0.unit) ? $0 : nil } : nil
    unit = counted?.unit ?? amount.unit
    let unitText = counted?.word ?? amount.unitRange.map(line.need.parsed.substring)
    // Where a text implies "1", the unit may begin a sentence.
    self.unitText = amount.quantityRange.isEmpty ? unitText?.lowercased() : unitText
    size = line.need.parsed.packageSize.map { line.need.parsed.substring($0.range) }
    language = line.line.language
  }
}

/// Amounts that can be added to one another.
struct SumGroup {
  private let first: SumTerm
  private var sum: IngredientQuantity
  private var units: [MeasureUnit?]
  /// Amounts whose sum does not fit in 64 bits.
  private var rest: [String] = []
  private let system: UnitSystem?

  init(_ term: SumTerm, _ system: UnitSystem?) {
    (first, self.system) = (term, system)
    sum = term.baseQuantity ?? term.quantity
    units = [term.unit]
  }

  /// True if an amount is of the same kind, in packages of the same size.
  func takes(_ term: SumTerm) -> Bool {
    guard let unit = first.unit, let other = term.unit, unit.kind != .count else {
      return first.unit == term.unit && first.size == term.size
    }
    guard unit.kind == other.kind, (term.baseQuantity != nil) == (first.baseQuantity != nil) else {
      return false
    }
    return unit == other || system != nil || first.isConvertible && term.isConvertible
  }

  /// Adds an amount.
  mutating func add(_ term: SumTerm) {
    guard let total = sum.adding(term.baseQuantity ?? term.quantity) else {
      rest.append(term.text(term.quantity))
      return
    }
    sum = total
    if !units.contains(term.unit) { units.append(term.unit) }
  }

  /// The number of things that are counted by themselves; `nil` for others.
  var count: Rational? { first.unit == nil && rest.isEmpty ? sum.upper : nil }

  /// The sum, and what could not be added.
  var texts: [String] { [sumText] + rest }

  private var sumText: String {
    guard let unit = first.unit, let size = unit.factor, first.baseQuantity != nil else {
      return first.text(sum)
    }
    if let text = spoonText { return text }
    if units.count == 1, let quantity = Rational(1).divided(by: size).flatMap(sum.multiplied) {
      return first.text(quantity)
    }
    let isMetric = units.contains { $0?.isWrittenWithDecimals == true }
    return AmountWriter(units: system ?? (isMetric ? .metric : .us), language: first.language)
      .text(sum, unit.kind) ?? first.text(first.quantity)
  }
}

extension SumGroup {
  /// The exact sum in cups and spoons with English names; `nil` for others, and for numbers of one unit
  /// that can be measured as they are.
  private var spoonText: String? {
    guard system == nil, !sum.isRange, first.isConvertible, first.unit?.kind == .volume,
      !units.contains(where: { $0?.isWrittenWithDecimals == true })
    else { return nil }
    if units.count == 1, let size = first.unit?.factor, let number = sum.upper.divided(by: size),
      number.denominator <= 4 || first.unit == .teaspoon || first.unit?.isSpoonOrCup == false
    {
      return nil
    }
    return AmountWriter(units: nil, language: first.language)
      .spoons(sum.upper, like: first.unitText)
  }
}

extension MeasureUnit {
  /// True for the measures that English cooks fill by the spoon.
  fileprivate var isSpoonOrCup: Bool { [.teaspoon, .tablespoon, .cup].contains(self) }
}

extension SumTerm {
  /// True if the sum with other units can be written: that of metric units and English names.
  var isConvertible: Bool {
    guard let unit else { return false }
    return unit.isWrittenWithDecimals || unitText.map(AmountWriter.isEnglish) ?? false
  }

  /// The quantity in grams, millilitres or millimetres; `nil` for what is counted, and what does not
  /// fit.
  var baseQuantity: IngredientQuantity? { unit?.factor.flatMap(quantity.multiplied) }

  /// Returns a quantity in this unit, with the size of packages: "3 (400 g) cans".
  func text(_ quantity: IngredientQuantity) -> String {
    let writer = AmountWriter(units: nil, language: language)
    let size = size.map { "(\($0))" }
    let name = unit.map { writer.name(of: $0, written: unitText, for: quantity.upper) }
    return [writer.number(quantity, of: unit), size, name].compactMap(\.self).joined(separator: " ")
  }
}
