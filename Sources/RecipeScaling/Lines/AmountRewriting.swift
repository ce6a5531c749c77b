import Ingredients

/// The replacements that write one amount of a line so many times, or in other units.
struct AmountRewriting {
  /// The line.
  let line: ParsedIngredient
  /// The wanted number and units.
  let method: ScalingMethod

  /// Creates the rewriting of amounts of a line.
  init(_ line: ParsedIngredient, _ method: ScalingMethod) {
    self.line = line
    self.method = method
  }

  /// Returns the replacements that write an amount so many times, in the units that it has.
  func scaled(_ amount: IngredientAmount, times factor: Rational) -> [LineEdit.Replacement] {
    guard factor != Rational(1) else { return [] }
    if let unit = line.unitBeforeHalf(of: amount) {
      return written(amount, halfBehind: unit, times: factor)
    }
    let terms = line.terms(of: amount)
    if let dozen = line.dozen(of: amount) {
      return written(amount, terms.first?.numbers ?? [], in: dozen, times: factor)
    }
    guard !amount.quantityRange.isEmpty else { return written(implied: amount, times: factor) }
    // The ends of "1/2 cup to 1 cup" are no sum.
    let areEnds = amount.quantity.isRange && terms.allSatisfy { $0.numbers.count == 1 }
    guard terms.count > 1, !areEnds else { return terms.flatMap { measured($0, times: factor) } }
    if let sum = SpoonSum(terms, of: line, times: factor) {
      return [.init(amount.range, sum.text)]
    }
    if let sum = PoundSum(terms, times: factor) { return sum.replacements }
    return terms.flatMap { written($0, times: factor) }
  }

  /// Writes one number, or both ends of a range, in the unit of the line or in the one that cooks would take.
  private func measured(_ term: WrittenTerm, times factor: Rational) -> [LineEdit.Replacement] {
    if let spoons = SpoonStep(term, of: line, times: factor), let number = term.numbers.first,
      let unit = term.unitRange
    {
      let start = min(number.range.lowerBound, unit.lowerBound)
      return [.init(start..<max(number.range.upperBound, unit.upperBound), spoons.text)]
    }
    if let range = SpoonRange(term, of: line, times: factor) { return range.replacements }
    let mark = method.decimalMark
    if let step = MetricStep(term, of: line, times: factor, mark: mark) {
      return step.replacements
    }
    if let step = LargeMetricStep(term, of: line, times: factor, mark: mark) {
      return step.replacements
    }
    return written(term, times: factor)
  }

  /// Writes "a pound and a half" and 一个半 as one number of the unit.
  private func written(
    _ amount: IngredientAmount, halfBehind unit: Range<Int>, times factor: Rational
  ) -> [LineEdit.Replacement] {
    guard let number = amount.quantity.upper.multiplied(by: factor) else { return [] }
    let form = unitForm(unit, amount.unit, from: amount.quantity.upper, to: number).first?.text
    let isSpaced =
      unit.lowerBound > 0 && line.substring(unit.lowerBound - 1..<unit.lowerBound) == " "
    let name = (isSpaced ? " " : "") + (form ?? line.substring(unit))
    return [.init(amount.range, CookFraction.text(number) + name)]
  }

  /// Writes a number of dozens, or of things where it is no half of a dozen any more: 4 of "1 dozen eggs".
  private func written(
    _ amount: IngredientAmount, _ numbers: [WrittenNumber], in dozen: Range<Int>,
    times factor: Rational
  ) -> [LineEdit.Replacement] {
    let scaled = numbers.compactMap { $0.value.multiplied(by: factor) }
    guard let last = scaled.last, scaled.count == numbers.count else { return [] }
    guard scaled.allSatisfy({ 2 % $0.denominator == 0 }) else {
      let counts = [amount.quantity.lower, amount.quantity.upper].compactMap {
        $0.multiplied(by: factor).map(CookFraction.text)
      }
      let text = amount.quantity.isRange ? counts.joined(separator: "-") : counts.last ?? ""
      // "4 uova" of "1 dozzina di uova".
      let start = amount.quantityRange.lowerBound
      return start < line.foodRange.lowerBound
        ? [.init(start..<line.foodRange.lowerBound, text + " ")]
        : [.init(amount.quantityRange, text)]
    }
    let word = line.substring(dozen).drop { $0 == "-" }
    let isMany = last > Rational(1)
    let form =
      UnitWords.form(of: String(word), isMany: isMany, language: method.language)
      ?? String(word)
    let isJoined = line.substring(dozen).hasPrefix("-")
    return zip(numbers, scaled).map { .init($0.range, CookFraction.text($1)) }
      + [.init(dozen, isJoined ? " " + form : form)]
  }

  /// Writes the number that "16-ounce can" implies.
  private func written(
    implied amount: IngredientAmount, times factor: Rational
  ) -> [LineEdit.Replacement] {
    let one = amount.quantity.upper
    guard let number = one.multiplied(by: factor) else { return [] }
    let form = unitForm(amount.unitRange, amount.unit, from: one, to: number)
    let count = LineEdit.Replacement(amount.quantityRange, CookFraction.text(number) + " ")
    guard let range = amount.unitRange, range.lowerBound == amount.quantityRange.upperBound else {
      return [count] + form
    }
    // The unit begins the line no longer: "2 pinches of salt".
    let unit = form.first?.text ?? line.substring(range)
    let isEnglish = UnitWords.isEnglish(unit.lowercased())
    return [count, .init(range, isEnglish ? unit.lowercased() : unit)]
  }

  private func written(_ term: WrittenTerm, times factor: Rational) -> [LineEdit.Replacement] {
    let numbers = term.numbers.compactMap { number in
      number.value.multiplied(by: factor).map { (number, $0) }
    }
    guard numbers.count == term.numbers.count, let last = numbers.last else { return [] }
    return numbers.map { number, value in
      .init(
        number.range, spaced(text(value, like: number, of: term.unit), at: number.range.upperBound))
    } + unitForm(term.unitRange, term.unit, from: last.0.value, to: last.1)
      + withoutFiller(before: term.unitRange, from: last.0, to: last.1)
  }

  /// Removes the "de" of "⅓ de xícara" before one or more: "1 xícara".
  private func withoutFiller(
    before unit: Range<Int>?, from number: WrittenNumber, to value: Rational
  ) -> [LineEdit.Replacement] {
    guard let unit, number.value < Rational(1), value >= Rational(1),
      number.range.upperBound < unit.lowerBound,
      line.substring(number.range.upperBound..<unit.lowerBound) == " de "
    else { return [] }
    return [.init(number.range.upperBound..<unit.lowerBound, " ")]
  }

  /// Returns a number in the notation that the line has: decimals or fractions.
  private func text(
    _ value: Rational, like number: WrittenNumber, of unit: MeasureUnit?
  ) -> String {
    let written = line.substring(number.range)
    let mark = written.first { $0 == "." || $0 == "," }
    let isFraction = !number.value.isWhole && mark == nil
    guard mark != nil || !isFraction && unit?.isWrittenWithDecimals == true else {
      return CookFraction.text(ofOunces(value, unit))
    }
    if let mark, isOfScale(written, number.value, unit) {
      return CookDecimal.text(value, isFine: false, mark: mark)
    }
    // A third of "2,5 bardak" is 5/6.
    let isCookUnit = unit?.isWrittenWithDecimals != true
    // One and a half times "1.5 tbsp" are 2 1/4.
    if isCookUnit, 10 % value.denominator != 0 {
      return CookFraction.text(ofOunces(value, unit))
    }
    let isFine = unit.map { $0.isFine || !$0.isWrittenWithDecimals } ?? true
    return CookDecimal.text(value, isFine: isFine, mark: mark ?? method.decimalMark)
  }

  /// True for a number that a scale has shown, such as "6.082", of which a fraction would be another amount.
  private func isOfScale(_ text: String, _ value: Rational, _ unit: MeasureUnit?) -> Bool {
    guard unit == nil || unit?.kind == .mass && unit?.isWrittenWithDecimals == false else {
      return false
    }
    let decimals = text.reversed().prefix { $0.isNumber }
    return decimals.count == 3 && !value.isWhole && !CookFraction.isExact(value)
  }

  /// Returns a number as it is written of ounces, which are whole from 20 up and in quarters from ten; of other
  /// units the number itself.
  private func ofOunces(_ value: Rational, _ unit: MeasureUnit?) -> Rational {
    guard unit == .ounce, value >= Rational(10), value.denominator > 4 else { return value }
    return KitchenUnit.ounce.rounded(value)
  }

  /// Puts a space between a fraction and a unit that followed its number at once: "3 1/2 oz".
  private func spaced(_ text: String, at end: Int) -> String {
    let next = line.substring(end..<min(end + 1, line.text.utf8.count))
    return text.contains("/") && next.first?.isLetter == true ? text + " " : text
  }

  /// Returns the form of a unit for a number; only a measure is corrected where the form that fits has
  /// not changed: "3/4 cups" is written "1/4 cup".
  private func unitForm(
    _ range: Range<Int>?, _ unit: MeasureUnit?, from before: Rational, to number: Rational
  ) -> [LineEdit.Replacement] {
    if let range, !isBehindHyphen(range) {
      let name = line.substring(range)
      if let form = SlavicUnitWords.form(of: name, for: number, language: method.language) {
        return form == name ? [] : [.init(range, form)]
      }
    }
    let isMeasure = unit?.kind == .mass || unit?.kind == .volume
    guard let range, !isBehindHyphen(range),
      isMeasure || (before > Rational(1)) != (number > Rational(1)),
      let form = UnitWords.form(
        of: line.substring(range), isMany: number > Rational(1), language: method.language)
    else { return [] }
    return [.init(range, form)]
  }

  /// True for the unit of "2 1/2-pound steaks", which has no plural.
  private func isBehindHyphen(_ unit: Range<Int>) -> Bool {
    unit.lowerBound > 0 && line.substring(unit.lowerBound - 1..<unit.lowerBound) == "-"
  }
}
