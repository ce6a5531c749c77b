extension ParsedIngredient {
  /// The unit within an amount that has a word for a half behind it: the 个 of 一个半, the "pound" of "a pound
  /// and a half".
  ///
  /// - Returns: `nil` for all other amounts.
  package func unitBeforeHalf(of amount: IngredientAmount) -> Range<Int>? {
    guard amount.unit != nil, amount.unitRange == nil else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      var part = LineScanner(bytes).part(amount.quantityRange)
      guard part.takeQuantity() != nil else { return nil }
      part.skipSpaces()
      let start = part.index
      guard part.takeUnit() != nil else { return nil }
      let end = part.index
      guard part.takePartBehindUnit() != nil, part.isAtEnd else { return nil }
      return start..<end
    }
  }

  /// Returns the word for a dozen within an amount, with the hyphen before it: the "-dozen" of "half-dozen eggs";
  /// `nil` for all other amounts.
  package func dozen(of amount: IngredientAmount) -> Range<Int>? {
    guard amount.unit == nil else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      var part = LineScanner(bytes).part(amount.quantityRange)
      _ = part.skipApproximation()
      guard part.takeFirstNumber() != nil else { return nil }
      part.skipSpaces()
      let start = part.index
      _ = part.take("-")
      return part.takeTerm(.dozen).map { start..<$0.range.upperBound }
    }
  }

  /// True if a part that is needed as well is among the words of the food: "1 onion and a half", "1 taza y media
  /// harina", "1 egg and half an egg", "a cup and three quarters flour".
  package var leavesPart: Bool {
    guard let amount, amount.range.upperBound <= foodRange.lowerBound else { return false }
    var text = text
    return text.withUTF8 { LineScanner($0).part(foodRange).leavesPart }
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
  /// True for "and half" and "and three quarters" at the beginning, "and a half" at the end, "and half a".
  fileprivate var leavesPart: Bool {
    let start = index
    var scan = self
    if scan.takeTerm(.added) != nil { return true }
    while !scan.isAtEnd {
      scan.skipSpaces()
      let joint = scan.index
      if scan.takeTerm(.plus) != nil {
        scan.skipSpaces()
        let isInDigits = scan.isAtNumber
        guard !isInDigits || joint == start, scan.takeCountedPart() != nil else { continue }
        return scan.endsWithHalf(isFirst: joint == start)
      }
      // "Half and half" is cream.
      if scan.takeTerm(.half) != nil { return false }
      if !scan.skipWord() { scan.index += 1 }
    }
    return false
  }

  /// True if nothing follows a half, or an article, or at the beginning of a food any other word.
  private func endsWithHalf(isFirst: Bool) -> Bool {
    var scan = self
    scan.skipSpaces()
    if scan.isAtEnd || scan.current == UInt8(ascii: ",") { return true }
    return index < scan.index && (isFirst || scan.takeTerm(.article) != nil)
  }

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
    let isBetween = skipBetween()
    let start = index
    guard let first = takeFirstNumber() else { return [] }
    let one = WrittenNumber(range: start..<index, value: first.first.exactValue(in: unit))
    let hasDash = isBeforeDash
    guard !isBeforeOf(first.first), skipRangeMark(isBetween: isBetween) else { return [one] }
    let second = index
    guard let last = takeLastNumber() else { return [one] }
    if let mixed = hasDash ? first.first.mixed(with: last) : nil {
      return [WrittenNumber(range: start..<index, value: mixed.value(in: unit))]
    }
    return [one, WrittenNumber(range: second..<index, value: last.exactValue(in: unit))]
  }
}

extension ScannedNumber {
  /// Returns the value in a unit; of cups and spoons thirds for their decimals, so that three times "0.33 cup" is one.
  fileprivate func exactValue(in unit: MeasureUnit?) -> Rational {
    let value = value(in: unit)
    guard unit?.kind == .volume, unit?.isWrittenWithDecimals == false else { return value }
    return value.roundedThird ?? value
  }
}
