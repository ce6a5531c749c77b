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
    if remark == nil, hasLeftNumber { remark = .numberLeft }
  }

  /// True if a number stayed that may be a part of what is needed.
  private var hasLeftNumber: Bool {
    if method.factor != Rational(1), LeftNumbers(line, edit).isAny { return true }
    guard method.units != nil || method.isByWeight else { return false }
    return LeftNumbers(line, edit, converting: method).isAny
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
  mutating func write(_ written: IngredientAmount, times factor: Rational) {
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
  func isBetter(_ alternative: IngredientAmount, than amount: IngredientAmount) -> Bool {
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
        write(secondary: other, times: method.factor)
      }
      last = other
    }
  }

  /// Puts the other amount in the place of the first, with a word such as "scant" before it.
  mutating func promote(
    _ alternative: IngredientAmount, over amount: IngredientAmount, times factor: Rational
  ) {
    let text = LineScaler(method.times(factor)).scaled(line.substring(alternative.range)).text
    let word = line.substring(0..<alternative.range.lowerBound).split(separator: " ").last ?? ""
    let qualifier = word.drop { $0 == "(" }
    let isQualified = UnitQualifiers.words(of: "\(qualifier) unit").isEmpty == false
    edit.replace([.init(amount.range, isQualified ? "\(qualifier) \(text)" : text)])
    drop(alternative, behind: amount)
  }

  /// Writes the other amount too, unless it says the same in units that nobody asked for.
  private mutating func write(alternative: IngredientAmount) {
    if line.remarkAmounts.contains(where: { isSame($0.amount, as: alternative) }) {
      let writer = AmountRewriting(line, method)
      return edit.replace(writer.scaled(alternative, times: method.factor))
    }
    let parts = line.terms(of: alternative)
    if alternative.unit == amount.unit, parts.count > 1 { return write(parts: parts) }
    if isSaidTwice(alternative) { return drop(alternative, behind: amount) }
    let kinds = [amount, isLiquid ? amount.inFluidOunces : amount].map { $0.unit?.kind ?? .count }
    if let kind = alternative.unit?.kind, kind != .count, kinds.contains(kind),
      alternative.unit.map(method.converts) ?? false, isAbout(alternative)
    {
      return drop(alternative, behind: amount)
    }
    write(secondary: alternative, times: method.factor)
  }

  /// True unless another amount is so much more or less that it cannot be the same in other units: "2 tablespoons
  /// kale (about 10 cups)".
  private func isAbout(_ alternative: IngredientAmount) -> Bool {
    let sizes = [amount, alternative].compactMap { amount in
      amount.unit?.factor.map { amount.quantity.upper.value * $0.value }
    }
    guard sizes.count == 2 else { return true }
    return (0.5...2).contains(sizes[1] / sizes[0])
  }

  /// Writes the parts of the amount that are needed at different times, one by one: "divided (2 cups + 1 cup)".
  mutating func write(parts: [WrittenTerm]) {
    for part in parts {
      guard let start = part.numbers.first?.range.lowerBound, let unit = part.unitRange,
        start < unit.upperBound
      else { continue }
      let range = start..<unit.upperBound
      edit.replace([.init(range, LineScaler(method).scaled(line.substring(range)).text)])
    }
  }

  /// True if both amounts would be written alike: "3/4 cup (3/4 cup)" for three times "1/4 cup (4 tbsp)".
  private func isSaidTwice(_ alternative: IngredientAmount) -> Bool {
    guard let kind = amount.unit?.kind, kind == .volume || kind == .mass,
      alternative.unit?.kind == kind, alternative.unit != amount.unit, method.factor != Rational(1),
      !amount.range.overlaps(alternative.range)
    else { return false }
    let texts = [amount, alternative].map { amount in
      LineScaler(method).scaled(line.substring(amount.range) + " food").text.lowercased()
    }
    return texts[0] == texts[1]
  }

  /// Removes an amount that is there in other units, with its parentheses or slash.
  mutating func drop(_ alternative: IngredientAmount, behind amount: IngredientAmount) {
    let start = amount.range.upperBound
    let group = edit.parentheses(around: alternative.range)
    // In "(398 ml/14 oz)" both are in the parentheses.
    let range =
      group.flatMap { $0.overlaps(amount.range) ? nil : edit.withSpaceBefore($0) }
      ?? min(start, alternative.range.lowerBound)..<alternative.range.upperBound
    edit.replace([.init(range, "")])
  }

  /// Writes an amount in parentheses, which may be there in two units, or elsewhere.
  mutating func write(secondary amount: IngredientAmount, times factor: Rational) {
    let isFluid = amount.unit == .ounce && isLiquid && method.converts(.ounce)
    guard !isFluid, let group = edit.group(around: amount.range),
      !group.outside.overlaps(self.amount.range)
    else { return write(amount, times: factor) }
    let inside = line.substring(group.inside)
    let text = LineScaler(method.times(factor)).scaled(inside).text
    // Words such as "à ca." before the amount hide it from the reading of what is in the parentheses alone.
    guard text != inside else { return write(amount, times: factor) }
    edit.replace([.init(group.inside, text)])
  }
}
