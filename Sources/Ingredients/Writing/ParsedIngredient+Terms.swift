extension ParsedIngredient {
  /// The unit within an amount that has a word for a half behind it: the 个 of 一个半.
  ///
  /// - Returns: `nil` for all other amounts.
  package func unitBeforeHalf(of amount: IngredientAmount) -> String? {
    guard amount.unit != nil, amount.unitRange == nil else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      var part = LineScanner(bytes).part(amount.quantityRange)
      guard part.takeQuantity() != nil else { return nil }
      part.skipSpaces()
      let start = part.index
      guard part.takeUnit() != nil else { return nil }
      let end = part.index
      guard part.takeWideHalf() != nil, part.isAtEnd else { return nil }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  /// Returns the parts of an amount of this line: one, or those of a sum and of a range that repeats
  /// its unit.
  package func terms(of amount: IngredientAmount) -> [WrittenTerm] {
    var text = text
    return text.withUTF8 { bytes in
      let line = LineScanner(bytes)
      var part = line.part(amount.quantityRange)
      guard amount.unit != nil, amount.unitRange == nil, !amount.quantityRange.isEmpty else {
        return [WrittenTerm(amount, in: part)]
      }
      guard unitBeforeHalf(of: amount) == nil else { return [] }
      return part.takeTerms().map { WrittenTerm($0, in: line.part($0.quantityRange)) }
    }
  }
}

extension RecipeYield {
  /// The number, or both ends of a range, where the text has them.
  package var numbers: [WrittenNumber] {
    var text = text
    return text.withUTF8 { bytes in
      var part = LineScanner(bytes).part(quantityRange)
      return part.takeWrittenNumbers(in: nil)
    }
  }
}

extension WrittenTerm {
  fileprivate init(_ amount: IngredientAmount, in part: LineScanner) {
    var part = part
    numbers = part.takeWrittenNumbers(in: amount.unit)
    unit = amount.unit
    unitRange = amount.unitRange
  }
}

extension LineScanner {
  /// Consumes the amounts of a sum or range, with the words between them.
  fileprivate mutating func takeTerms() -> [IngredientAmount] {
    var terms: [IngredientAmount] = []
    while let term = takeMeasure() ?? takeCount() {
      terms.append(term)
      skipSpaces()
      // "1 cup (240 ml) - 2 cups".
      if takeGroup() != nil { skipSpaces() }
      guard
        take("+") || take("&") || take(",") || takeTerm(.plus) != nil || skipRangeMark()
          || isAtNumber
      else {
        break
      }
      skipSpaces()
    }
    return terms
  }

  /// Consumes a number, or both ends of a range.
  fileprivate mutating func takeWrittenNumbers(in unit: MeasureUnit?) -> [WrittenNumber] {
    _ = skipApproximation()
    let start = index
    guard let first = takeFirstNumber() else { return [] }
    let one = WrittenNumber(range: start..<index, value: first.first.value(in: unit))
    guard !isBeforeOf(first.first), skipRangeMark() else { return [one] }
    let second = index
    guard let last = takeLastNumber() else { return [one] }
    return [one, WrittenNumber(range: second..<index, value: last.value(in: unit))]
  }
}
