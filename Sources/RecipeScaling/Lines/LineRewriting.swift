import Ingredients

/// The changes of one line: its amount, that amount in other units, the size of its packages, and
/// amounts that are joined to it.
struct LineRewriting {
  /// The changes so far.
  var edit: LineEdit
  /// The reason why the line is not all that was asked for.
  private(set) var remark: ScaledLine.Remark?

  /// The line.
  let line: ParsedIngredient
  /// Its amount.
  let amount: IngredientAmount
  /// The wanted number and units.
  let method: ScalingMethod

  /// Creates the rewriting of a parsed line that has an amount.
  init(_ line: ParsedIngredient, _ amount: IngredientAmount, _ method: ScalingMethod) {
    edit = LineEdit(line.text)
    self.line = line
    self.amount = amount
    self.method = method
  }

  /// Changes what the method wants changed.
  mutating func rewrite() {
    if let ends = RangeEnds(of: amount, in: line) {
      edit.replace(
        [ends.lower, ends.upper].map { end in
          .init(end, LineScaler(method).scaled(line.substring(end)).text)
        })
      return
    }
    if let units = method.units {
      edit.replace(SideRewriting(line, to: units, mark: method.decimalMark).replacements)
    }
    let joined = JoinedAmount(in: line, language: method.language)
    if let joined {
      // First, as it holds whatever stands behind it.
      edit.replace([.init(joined.range, LineScaler(method).scaled(joined.text).text)])
    }
    writeAmounts()
    if let size = line.packageSize, !edit.replaces(size.range.lowerBound) { write(size: size) }
    edit.replace(NoteCounts(line, amount, method).replacements)
    rewriteRemarks(before: joined?.joint)
    renameCountedFood(before: joined?.joint)
    if leavesPartOfWhole { remark = .partOfWhole }
    if remark == nil, isUnmeasurable { remark = .unmeasurable }
    if remark == nil, method.factor != Rational(1), LeftNumbers(line, edit).isAny {
      remark = .numberLeft
    }
  }

  /// True if an amount is in sticks of butter, and those are to be weighed.
  ///
  /// A line that tells their weight in a remark is left to say it.
  private func isSticks(_ amount: IngredientAmount) -> Bool {
    method.converts(.cup) && method.units?.has(.gram) ?? false
      && FatStick.isUnit(of: amount, in: line)
      && !line.remarkAmounts.contains { $0.amount.unit?.kind == .mass }
  }

  /// True if the food is a liquid, whose ounces are fluid ones.
  private var isLiquid: Bool { LiquidFoods.has(line.foodName) }

  /// True if the amount is in spoons or cups of which it has parts that none holds, such as twelfths.
  private var isUnmeasurable: Bool {
    guard let unit = amount.unit, unit.kind == .volume, !unit.isWrittenWithDecimals,
      method.factor != Rational(1), !method.converts(unit)
    else { return false }
    let written = ParsedIngredient(edit.text)
    guard let number = written.amount?.quantity.upper, written.amount?.unit?.kind == .volume,
      written.amount?.unitRange != nil
    else { return false }
    return !CookFraction.isExact(number)
  }

  /// Writes an amount so many times, in place.
  private mutating func write(_ written: IngredientAmount, times factor: Rational) {
    // Ounces of gin are fluid ones.
    let amount = written.unit == .ounce && isLiquid ? written.inFluidOunces : written
    if let units = method.units, SpoonStep.needsCups(amount, times: factor, in: units) {
      let writer = AmountRewriting(line, method)
      return edit.replace(writer.converted(amount, times: factor, to: units, density: nil))
    }
    if isSticks(amount), let ounces = factor.multiplied(by: FatStick.ounces),
      let units = method.units
    {
      return edit.replace(
        AmountRewriting(line, method).converted(
          amount.counted(in: .ounce), times: ounces, to: units, density: nil))
    }
    guard let unit = amount.unit, method.converts(unit) else {
      return edit.replace(AmountRewriting(line, method).scaled(amount, times: factor))
    }
    // Each of several foods has a density of its own.
    let density =
      method.isByWeight && unit.kind == .volume && !line.isOfEach
      ? FoodDensities.density(of: line.food) : nil
    if method.isByWeight, unit.kind == .volume, density == nil { remark = .unknownDensity }
    write(amount, times: factor, density: density)
  }

  /// Writes an amount so many times, in place, a volume as a weight if its density is known.
  mutating func write(
    _ amount: IngredientAmount, times factor: Rational, density: Rational?
  ) {
    let writer = AmountRewriting(line, method)
    let system = method.units ?? .metric
    let isOther = amount.unit.map { unit in method.units.map { !$0.has(unit) } ?? false } ?? false
    guard density != nil || isOther else {
      return edit.replace(writer.scaled(amount, times: factor))
    }
    let replacements = writer.converted(amount, times: factor, to: system, density: density)
    edit.replace(replacements)
    if system != .metric, amount.unit?.kind == .mass,
      replacements.contains(where: { $0.text == "g" || $0.text.hasSuffix(" g") })
    {
      remark = .inGrams
    }
  }
}

// MARK: - The same amount in other units

extension LineRewriting {
  /// True if the line itself has the amount in the units that are asked for.
  private func isBetter(_ alternative: IngredientAmount, than amount: IngredientAmount) -> Bool {
    if isSticks(amount) { return alternative.unit?.kind == .mass }
    guard let unit = amount.unit, method.converts(unit), let other = alternative.unit,
      other.kind != .count
    else { return false }
    return !method.converts(other)
      || method.isByWeight && unit.kind == .volume && other.kind == .mass
  }

  /// Writes the amount, and the same in other units.
  private mutating func writeAmounts() {
    let others = [line.alternative].compactMap(\.self) + line.furtherAlternatives
    guard let place = others.firstIndex(where: { isBetter($0, than: amount) }) else {
      write(amount, times: method.factor)
      if let alternative = line.alternative { write(alternative: alternative) }
      return write(others.dropFirst(), behind: others.first ?? amount)
    }
    promote(others[place], over: amount, times: method.factor)
    write(others[(place + 1)...], behind: others[place])
  }

  /// Writes further amounts behind slashes, unless they are in units that are to be converted.
  private mutating func write(
    _ others: ArraySlice<IngredientAmount>, behind first: IngredientAmount
  ) {
    var last = first
    for other in others {
      if other.unit.map(method.converts) ?? false {
        drop(other, behind: last)
      } else {
        write(other, times: method.factor)
      }
      last = other
    }
  }

  /// Puts the other amount in the place of the first, with a word such as "scant" before it.
  private mutating func promote(
    _ alternative: IngredientAmount, over amount: IngredientAmount, times factor: Rational
  ) {
    let text = LineScaler(method.times(factor)).scaled(line.substring(alternative.range)).text
    let word = line.substring(0..<alternative.range.lowerBound).split(separator: " ").last ?? ""
    let qualifier = word.drop { $0 == "(" }
    let isQualified = UnitQualifiers.words(of: "\(qualifier) unit").isEmpty == false
    edit.replace([.init(amount.range, isQualified ? "\(qualifier) \(text)" : text)])
    drop(alternative, behind: amount)
  }

  /// Writes the size of one package, which may be there in two units.
  private mutating func write(size: IngredientAmount) {
    let isLeft =
      amount.unit == .bottle && line.alternativeSize == nil
      && size.unit.map(method.converts) ?? false
      && size.unit?.kind == .volume && isWrittenAsSum(size)
    // No bottle is one of "3 cups plus 2 tbsp".
    guard !isLeft else { return }
    addBrackets(around: size)
    guard let other = line.alternativeSize else {
      return write(secondary: size, times: Rational(1))
    }
    guard !isBetter(other, than: size) else {
      return promote(other, over: size, times: Rational(1))
    }
    write(size, times: Rational(1))
    if other.unit.map(method.converts) ?? false { drop(other, behind: size) }
  }

  /// Puts parentheses around a size that would be read as a part of the number before it:
  /// "2 (3/4-inch) pieces", "2 (1 2/3 cups) cans".
  private mutating func addBrackets(around size: IngredientAmount) {
    guard edit.parentheses(around: size.range) == nil, let unit = size.unit else { return }
    let isImplied = amount.quantityRange.isEmpty && method.factor != Rational(1)
    let isCounted = isImplied || amount.quantityRange.upperBound + 1 == size.range.lowerBound
    let count = amount.quantity.upper.multiplied(by: method.factor)
    // "two 1/2-pound fillets" are then "4 (1/2-pound) fillets".
    let isWord =
      line.substring(amount.quantityRange).first?.isNumber == false
      && line.alternativeSize == nil
    let isChanged = method.factor != Rational(1)
    // "4 3/4-inch thick chops" stay as they are, "1 1 1/2-pound loaf" does not become "2 1 1/2-pound loaves".
    let upper = size.quantity.upper
    let isDivided = isInFractions(size) && (isImplied || isWord || upper > Rational(1))
    let isFraction =
      isChanged && (count?.isWhole == false || isDivided)
      || method.converts(unit) && (size.quantity.isRange || !isWrittenInDecimals(size))
    let (start, end) = (size.range.lowerBound, size.range.upperBound)
    let next = line.substring(end..<min(end + 2, line.text.utf8.count))
    guard isCounted, isFraction, !next.hasPrefix("-"), next != " (" else { return }
    edit.replace([.init(start..<start, "("), .init(end..<end, ")")])
  }

  /// True if a size is written with a fraction: "1 1/2-pound", "½-inch".
  private func isInFractions(_ size: IngredientAmount) -> Bool {
    let text = line.substring(size.quantityRange)
    return !size.quantity.upper.isWhole
      && text.contains { $0 == "/" || $0 == "⁄" || $0.isNumber && !$0.isWholeNumber }
  }

  /// True if a size is written in a unit with decimals, and so as one number.
  private func isWrittenInDecimals(_ size: IngredientAmount) -> Bool {
    guard let units = method.units, let unit = size.unit, let factor = unit.factor,
      let upper = size.quantity.upper.multiplied(by: factor),
      let measure = ConvertedMeasure(upper, unit.kind, to: units)
    else { return true }
    return measure.parts.count == 1 && measure.parts[0].number.isWhole
      || units == .metric
  }

  /// Writes the other amount too, unless it says the same in units that nobody asked for.
  private mutating func write(alternative: IngredientAmount) {
    if line.remarkAmounts.contains(where: { isSame($0.amount, as: alternative) }) {
      let writer = AmountRewriting(line, method)
      return edit.replace(writer.scaled(alternative, times: method.factor))
    }
    if isSaidTwice(alternative) { return drop(alternative, behind: amount) }
    let kinds = [amount, isLiquid ? amount.inFluidOunces : amount].map { $0.unit?.kind ?? .count }
    if let kind = alternative.unit?.kind, kind != .count, kinds.contains(kind),
      alternative.unit.map(method.converts) ?? false
    {
      return drop(alternative, behind: amount)
    }
    write(secondary: alternative, times: method.factor)
  }

  /// True if both amounts would be written alike: "3/4 cup (3/4 cup)" for three times "1/4 cup (4 tbsp)".
  private func isSaidTwice(_ alternative: IngredientAmount) -> Bool {
    guard let kind = amount.unit?.kind, kind == .volume || kind == .mass,
      alternative.unit?.kind == kind, method.factor != Rational(1),
      !amount.range.overlaps(alternative.range)
    else { return false }
    let texts = [amount, alternative].map { amount in
      LineScaler(method).scaled(line.substring(amount.range) + " food").text.lowercased()
    }
    return texts[0] == texts[1]
  }

  private mutating func drop(_ alternative: IngredientAmount, behind amount: IngredientAmount) {
    let start = amount.range.upperBound
    let group = edit.parentheses(around: alternative.range)
    // In "(398 ml/14 oz)" both are in the parentheses.
    let range =
      group.flatMap { $0.overlaps(amount.range) ? nil : edit.withSpaceBefore($0) }
      ?? min(start, alternative.range.lowerBound)..<alternative.range.upperBound
    edit.replace([.init(range, "")])
  }

  /// Writes an amount in parentheses, which may be there in two units, or elsewhere.
  private mutating func write(secondary amount: IngredientAmount, times factor: Rational) {
    let isFluid = amount.unit == .ounce && isLiquid && method.converts(.ounce)
    guard !isFluid, let group = edit.parentheses(around: amount.range),
      !group.overlaps(self.amount.range)
    else { return write(amount, times: factor) }
    let inside = group.lowerBound + 1..<group.upperBound - 1
    let scaler = LineScaler(method.times(factor))
    edit.replace([.init(inside, scaler.scaled(line.substring(inside)).text)])
  }
}
