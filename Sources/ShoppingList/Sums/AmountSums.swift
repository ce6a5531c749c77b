import Ingredients
import RecipeScaling

/// The sums of what several lines ask for of one food.
struct AmountSums {
  /// The sums as text, in the order in which the lines need them.
  private(set) var texts: [String] = []

  /// Adds the amounts of lines: weights to weights, volumes to volumes, cans to cans of their size.
  ///
  /// - Parameter system: The units of sums; `nil` for those of the lines.
  init(_ lines: [NeededLine], units system: UnitSystem?) {
    var groups: [SumGroup] = []
    for line in lines {
      guard let amount = line.need.parsed.amount else { continue }
      let term = SumTerm(amount, of: line)
      if let place = groups.firstIndex(where: { $0.takes(term) }) {
        groups[place].add(term)
      } else {
        groups.append(SumGroup(term, system))
      }
    }
    texts = groups.flatMap(\.texts)
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

  init(_ amount: IngredientAmount, of line: NeededLine) {
    quantity = amount.quantity
    unit = amount.unit
    let unitText = amount.unitRange.map(line.need.parsed.substring)
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
    return unit.kind == other.kind && (term.baseQuantity != nil) == (first.baseQuantity != nil)
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

  /// The sum, and what could not be added.
  var texts: [String] { [sumText] + rest }

  private var sumText: String {
    guard let unit = first.unit, let size = unit.factor, first.baseQuantity != nil else {
      return first.text(sum)
    }
    if units.count == 1, let quantity = Rational(1).divided(by: size).flatMap(sum.multiplied) {
      return first.text(quantity)
    }
    let isMetric = units.contains { $0?.isWrittenWithDecimals == true }
    return AmountWriter(units: system ?? (isMetric ? .metric : .us), language: first.language)
      .text(sum, unit.kind) ?? first.text(first.quantity)
  }
}

extension SumTerm {
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
