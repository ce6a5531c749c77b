import Ingredients

/// The units of another kitchen.
extension AmountRewriting {
  /// Returns the replacements that write a measured amount in the units of a kitchen.
  ///
  /// Words such as "scant" stay, before the number.
  ///
  /// - Parameter density: Grams a millilitre, to write a volume as a weight.
  func converted(
    _ amount: IngredientAmount, times factor: Rational, to system: UnitSystem, density: Rational?
  ) -> [LineEdit.Replacement] {
    let replacements = measured(amount, times: factor, to: system, density: density)
    let words = line.terms(of: amount).compactMap(\.unitRange).flatMap {
      UnitQualifiers.words(of: line.substring($0))
    }
    guard !replacements.isEmpty, !words.isEmpty else { return replacements }
    let start = amount.range.lowerBound
    return [.init(start..<start, words.joined(separator: " ") + " ")] + replacements
  }

  private func measured(
    _ amount: IngredientAmount, times factor: Rational, to system: UnitSystem, density: Rational?
  ) -> [LineEdit.Replacement] {
    guard let unit = amount.unit, let size = method.size(of: unit)?.multiplied(by: factor),
      let scale = density.map({ size.multiplied(by: $0) }) ?? size,
      let upper = amount.quantity.upper.multiplied(by: scale),
      let measure = ConvertedMeasure(upper, density == nil ? unit.kind : .mass, to: system)
    else { return [] }
    let terms = line.terms(of: amount)
    if amount.quantity.isRange {
      // Both ends are of one unit, of the smaller where one end needs two.
      guard let unit = measure.parts.last?.unit, let number = upper.divided(by: unit.size),
        let lower = amount.quantity.lower.multiplied(by: scale)?.divided(by: unit.size)
      else { return [] }
      return converted(amount, terms, to: unit.roundedEnds(lower, number), of: unit)
    }
    // The 0 of "0-50 g" is one in any unit.
    guard measure.parts.count == 1, terms.count == 1, let number = terms[0].numbers.last,
      terms[0].numbers.dropLast().allSatisfy({ $0.value == Rational(0) }),
      let unitRange = terms[0].unitRange,
      number.range.upperBound <= unitRange.lowerBound,
      number.range.upperBound + 1 >= unitRange.lowerBound
        || line.substring(number.range.upperBound..<unitRange.lowerBound).allSatisfy({
          !$0.isLetter
        })
    else {
      let text = measure.text(mark: method.decimalMark)
      return [.init(amount.range, text + (isBeforeWord(amount.range.upperBound) ? " " : ""))]
    }
    return inPlace([(number.range, measure.parts[0])], unitRange)
  }

  /// Writes a range in one unit.
  private func converted(
    _ amount: IngredientAmount, _ terms: [WrittenTerm], to ends: (lower: Rational, upper: Rational),
    of unit: KitchenUnit
  ) -> [LineEdit.Replacement] {
    let lower = ConvertedMeasure.Part(number: ends.lower, unit: unit)
    let upper = ConvertedMeasure.Part(number: ends.upper, unit: unit)
    if terms.count == 1, terms[0].numbers.count == 2, let unitRange = terms[0].unitRange,
      lower.number != upper.number, terms[0].numbers[1].range.upperBound <= unitRange.lowerBound
    {
      let places = terms[0].numbers.map(\.range)
      return inPlace([(places[0], lower), (places[1], upper)], unitRange)
    }
    let first = unit.text(lower.number, mark: method.decimalMark)
    let isOne = lower.number == upper.number
    return [
      .init(amount.range, (isOne ? "" : first + "-") + upper.text(mark: method.decimalMark))
    ]
  }

  /// Replaces numbers and unit, and keeps what is between them.
  private func inPlace(
    _ numbers: [(Range<Int>, ConvertedMeasure.Part)], _ unitRange: Range<Int>
  ) -> [LineEdit.Replacement] {
    guard let last = numbers.last else { return [] }
    let touches = last.0.upperBound == unitRange.lowerBound
    let named = unitName(of: last.1, at: unitRange, isSize: isSize(numbers[0].0))
    let unit = LineEdit.Replacement(
      named.range, named.text + (isBeforeWord(unitRange.upperBound) ? " " : ""))
    let isWord = line.substring(unitRange).first?.isLetter == true
    return numbers.map { range, part in
      let text = part.unit.text(part.number, mark: method.decimalMark)
      let needsSpace =
        touches && range == last.0 && !unit.text.hasPrefix("-")
        && (!isWord || text.contains("/") || part.unit.name.utf8.count > 2)
      return .init(range, needsSpace ? text + " " : text)
    } + [unit]
  }

  /// True if a letter follows an offset at once, as in "1 ст.молока".
  ///
  /// Scripts without spaces need none there.
  private func isBeforeWord(_ offset: Int) -> Bool {
    let next = line.substring(offset..<line.text.utf8.count).unicodeScalars.first
    return next.map { $0.properties.isAlphabetic && $0.value < 0x2E80 } ?? false
  }

  /// True for a number right behind that of the things, whose size it tells: the 23 of "1 23cm tart case".
  private func isSize(_ number: Range<Int>) -> Bool {
    line.amount.map { $0.quantityRange.upperBound + 1 == number.lowerBound } ?? false
  }

  /// Returns the replacement of a unit behind its number: inches before a thing are joined to it, as in "4-inch
  /// piece".
  private func unitName(
    of part: ConvertedMeasure.Part, at place: Range<Int>, isSize: Bool
  ) -> LineEdit.Replacement {
    let rest = line.substring(place.upperBound..<line.text.utf8.count)
    let next = rest.first == " " ? rest.dropFirst().prefix { $0.isLetter } : ""
    let isOfThing = isSize ? !next.isEmpty : UnitWords.isEnglish(next.lowercased())
    guard part.unit == .inch, isOfThing, place.lowerBound > 0 else {
      return .init(place, part.unitName)
    }
    let before = line.substring(place.lowerBound - 1..<place.lowerBound)
    guard before != "-" else { return .init(place, part.unit.name) }
    let isSpaced = before == " "
    return .init(place.lowerBound - (isSpaced ? 1 : 0)..<place.upperBound, "-" + part.unit.name)
  }
}
