import Ingredients
import RecipeScaling

/// One amount among those that are added.
struct SumTerm {
  let quantity: IngredientQuantity
  let unit: MeasureUnit?
  /// The unit as written.
  let unitText: String?
  /// The size of one package; `nil` if the line does not tell it.
  let size: PackageSize?
  let language: String?

  /// The size of a package.
  struct PackageSize {
    /// The size as written: "400 g".
    let text: String
    /// In grams or millilitres; `nil` if it is neither.
    let quantity: IngredientQuantity?
    let kind: MeasureUnit.Kind?
  }

  /// The quantity in grams, millilitres or millimetres; `nil` for what is counted, and what does not
  /// fit.
  var baseQuantity: IngredientQuantity? { unitSize.flatMap(quantity.multiplied) }

  /// The size of the unit in grams, millilitres or millimetres, in the language of the line.
  var unitSize: Rational? { unit.flatMap { Self.size(of: $0, in: language) } }

  private static func size(of unit: MeasureUnit, in language: String?) -> Rational? {
    ScalingMethod(language: language).size(of: unit)
  }

  /// True if the sum with other units can be written: that of metric units and English names.
  var isConvertible: Bool {
    guard let unit else { return false }
    return unit.isWrittenWithDecimals || unitText.map(AmountWriter.isEnglish) ?? false
  }
}

extension SumTerm {
  /// Returns the amounts of a line: one, or those of a sum such as "1 cup plus 2 tbsp".
  ///
  /// - Parameter units: The units of all lines: beside "1 head garlic", "2 garlic cloves" are 2 cloves.
  static func terms(of line: NeededLine, amongUnits units: Set<MeasureUnit>) -> [SumTerm] {
    let parsed = line.need.parsed
    guard let amount = parsed.amount else { return [] }
    let parts = amount.unit == nil || amount.unitRange != nil ? [] : parsed.terms(of: amount)
    let terms = parts.compactMap { SumTerm($0, of: line) }
    if terms.count > 1, terms.count == parts.count, isSum(terms, amount) { return terms }
    return [SumTerm(amount, of: line, amongUnits: units)]
  }

  /// True if terms add up to an amount, unlike the ends of "200 g - 250 g".
  private static func isSum(_ terms: [SumTerm], _ amount: IngredientAmount) -> Bool {
    let size = amount.unit?.factor.flatMap(amount.quantity.multiplied)
    let sum = terms.dropFirst().reduce(terms[0].baseQuantity) { sum, term in
      term.baseQuantity.flatMap { sum?.adding($0) }
    }
    return sum != nil && sum?.lower == size?.lower && sum?.upper == size?.upper
  }

  private init?(_ part: WrittenTerm, of line: NeededLine) {
    guard part.numbers.count == 1, let quantity = IngredientQuantity(part.numbers[0].value) else {
      return nil
    }
    self.quantity = quantity
    unit = part.unit
    unitText = part.unitRange.map(line.need.parsed.substring)
    size = nil
    language = line.line.language
  }

  private init(
    _ amount: IngredientAmount, of line: NeededLine, amongUnits units: Set<MeasureUnit>
  ) {
    let stick = FatStick.isUnit(of: amount, in: line.need.naming) ? StickMeasure(units) : nil
    let sticks = stick.flatMap { amount.quantity.multiplied(by: $0.number) }
    quantity = sticks ?? amount.quantity
    let counted =
      amount.unit == nil
      ? line.countedUnit.flatMap { units.isEmpty ? nil : $0 } : nil
    // "3 garlic" beside "1 clove garlic" are 4 cloves.
    let isClove = amount.unit == nil && line.isGarlic && units.contains(.clove)
    let isFluid = amount.unit == .ounce && LiquidFoods.has(line.need.plainFood)
    unit =
      sticks != nil
      ? stick?.unit : counted?.unit ?? (isClove ? .clove : isFluid ? .fluidOunce : amount.unit)
    // A range may repeat its unit: "1 份-2 份".
    let unitRange =
      amount.unitRange
      ?? (amount.unit == nil ? nil : line.need.parsed.terms(of: amount).last?.unitRange)
    let unitText =
      counted?.word ?? unitRange.map(line.need.parsed.substring)
      ?? line.need.parsed.unitBeforeHalf(of: amount).map(line.need.parsed.substring)
    // Where a text implies "1", the unit may begin a sentence.
    let isSentence =
      amount.quantityRange.isEmpty && unitText.map { AmountWriter.isEnglish($0) } ?? false
    self.unitText = sticks != nil ? stick?.name : isSentence ? unitText?.lowercased() : unitText
    size = line.need.parsed.packageSize.map { size in
      PackageSize(
        text: line.need.parsed.substring(size.range),
        quantity: size.unit.flatMap { Self.size(of: $0, in: line.line.language) }
          .flatMap(size.quantity.multiplied), kind: size.unit?.kind)
    }
    language = line.line.language
  }
}

extension SumTerm.PackageSize: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard let quantity = left.quantity, let other = right.quantity else {
      return left.text == right.text
    }
    return left.kind == right.kind && quantity.lower == other.lower && quantity.upper == other.upper
  }
}
