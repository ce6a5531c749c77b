import Ingredients

/// The changes of one line: its amount, that amount in other units, the size of its packages, and
/// amounts that are joined to it.
struct LineRewriting {
  /// The changes so far.
  private(set) var edit: LineEdit
  /// The reason why the line is not all that was asked for.
  private(set) var remark: ScaledLine.Remark?

  private let line: ParsedIngredient
  private let amount: IngredientAmount
  private let method: ScalingMethod

  /// Creates the rewriting of a parsed line that has an amount.
  init(_ line: ParsedIngredient, _ amount: IngredientAmount, _ method: ScalingMethod) {
    edit = LineEdit(line.text)
    self.line = line
    self.amount = amount
    self.method = method
  }

  /// Changes what the method wants changed.
  mutating func rewrite() {
    if let alternative = line.alternative, isBetter(alternative) {
      promote(alternative)
    } else {
      write(amount, times: method.factor)
      if let alternative = line.alternative { write(alternative: alternative) }
    }
    if let size = line.packageSize { write(secondary: size, times: Rational(1)) }
    rewriteCountInNote()
    let joined = JoinedAmount(in: line, language: method.language)
    renameCountedFood(before: joined?.joint)
    if let joined {
      edit.replace([.init(joined.range, LineScaler(method).scaled(joined.text).text)])
    }
    if leavesPartOfWhole { remark = .partOfWhole }
  }

  /// Writes an amount so many times, in place.
  private mutating func write(_ amount: IngredientAmount, times factor: Rational) {
    let writer = AmountRewriting(line, method)
    guard let unit = amount.unit, method.converts(unit) else {
      return edit.replace(writer.scaled(amount, times: factor))
    }
    let density =
      method.isByWeight && unit.kind == .volume ? FoodDensities.density(of: line.food) : nil
    if method.isByWeight, unit.kind == .volume, density == nil { remark = .unknownDensity }
    let system = method.units ?? .metric
    guard density != nil || method.units.map({ !$0.has(unit) }) == true else {
      return edit.replace(writer.scaled(amount, times: factor))
    }
    edit.replace(writer.converted(amount, times: factor, to: system, density: density))
  }
}

// MARK: - The same amount in other units

extension LineRewriting {
  /// True if the line itself has the amount in the units that are asked for.
  private func isBetter(_ alternative: IngredientAmount) -> Bool {
    guard let unit = amount.unit, method.converts(unit), let other = alternative.unit,
      other.kind != .count
    else { return false }
    return !method.converts(other)
  }

  /// Puts the other amount in the place of the first.
  private mutating func promote(_ alternative: IngredientAmount) {
    let text = LineScaler(method).scaled(line.substring(alternative.range)).text
    edit.replace([.init(amount.range, text)])
    drop(alternative)
  }

  /// Writes the other amount too, unless it is in units that nobody asked for.
  private mutating func write(alternative: IngredientAmount) {
    let isMeasured = amount.unit.map { $0.kind != .count } ?? false
    if isMeasured, alternative.unit.map(method.converts) ?? false { return drop(alternative) }
    write(secondary: alternative, times: method.factor)
  }

  private mutating func drop(_ alternative: IngredientAmount) {
    let start = amount.range.upperBound
    let range =
      edit.parentheses(around: alternative.range).map { edit.withSpaceBefore($0) }
      ?? min(start, alternative.range.lowerBound)..<alternative.range.upperBound
    edit.replace([.init(range, "")])
  }

  /// Writes an amount in parentheses, which may be there in two units, or elsewhere.
  private mutating func write(secondary amount: IngredientAmount, times factor: Rational) {
    guard let group = edit.parentheses(around: amount.range) else {
      return write(amount, times: factor)
    }
    let inside = group.lowerBound + 1..<group.upperBound - 1
    let scaler = LineScaler(method.times(factor))
    edit.replace([.init(inside, scaler.scaled(line.substring(inside)).text)])
  }
}

// MARK: - Things that are counted

extension LineRewriting {
  /// The number of things before and after, of ranges the upper end.
  private var counts: (before: Rational, after: Rational)? {
    amount.quantity.upper.multiplied(by: method.factor).map { (amount.quantity.upper, $0) }
  }

  /// Gives a food that is counted by itself its other form: "2 eggs" of "1 egg".
  ///
  /// - Parameter end: The end of the food, if a further amount is joined to it.
  private mutating func renameCountedFood(before end: Int?) {
    let start = line.foodRange.lowerBound
    let range = start..<max(start, min(line.foodRange.upperBound, end ?? .max))
    guard amount.unit == nil, let counts,
      (counts.before > Rational(1)) != (counts.after > Rational(1)),
      let food = Self.form(
        of: line.substring(range), isMany: counts.after > Rational(1), method.language)
    else { return }
    edit.replace([.init(range, food)])
  }

  /// Returns the other form of a food, or of a unit that stands for one: "4 cloves".
  private static func form(of food: String, isMany: Bool, _ language: String?) -> String? {
    CountedFoods.form(of: food, isMany: isMany)
      ?? UnitWords.form(of: food, isMany: isMany, language: language)
  }

  /// True if something that comes whole was whole and is not any more.
  private var leavesPartOfWhole: Bool {
    guard let counts, amount.quantity.upper.isWhole, !counts.after.isWhole else { return false }
    return amount.unit?.isPackage == true || amount.unit == nil && WholeFoods.has(line.food)
  }
}

// MARK: - Remarks

extension LineRewriting {
  /// Writes the number of things or the volume in a remark: "1 1/2 pounds cucumbers (2 large)",
  /// "1 bunch cress (about 2 cups packed)".
  ///
  /// Other numbers in remarks are lengths, minutes and names.
  private mutating func rewriteCountInNote() {
    guard method.factor != Rational(1), let range = line.noteRange else { return }
    let note = line.substring(range)
    let start = note.endOfPrefix(among: ["from ", "about ", "approximately "])
    let count = String(note[start...])
    let parsed = ParsedIngredient(count)
    guard let amount = parsed.amount, amount.range.lowerBound == 0 else { return }
    if amount.unit?.kind == .volume, !saysEach(note) {
      let text = LineScaler(method).scaled(count).text
      return edit.replace([.init(range, note[..<start] + text)])
    }
    guard amount.unit?.kind ?? .count == .count,
      amount.unit != nil || Self.isCounted(parsed.food.lowercased())
        || parsed.food.isEmpty && start > note.startIndex
    else { return }
    let text = LineScaler(method).scaled(count).text
    edit.replace([.init(range, note[..<start] + text)])
  }

  /// True if an amount in a remark is that of one thing: it does not grow with the number of things.
  private func saysEach(_ note: String) -> Bool {
    amount.unit?.isPackage == true
      || note.lowercased().split { !$0.isLetter }.contains { Self.eachWords.contains($0) }
  }

  private static let eachWords: Set<Substring> = [
    "each", "per", "size", "capacity", "apiece", "je", "jeweils", "chacun", "chacune",
  ]

  /// True if the number of something in a remark is that of things: a size, a unit or a food.
  private static func isCounted(_ food: String) -> Bool {
    sizes.contains(food) || [true, false].contains { form(of: food, isMany: $0, nil) != nil }
  }

  private static let sizes: Set<String> = [
    "small", "medium", "large", "extra large", "extra-large", "whole", "big", "groß", "große",
    "klein",
    "kleine", "mittelgroß", "mittelgroße", "grand", "grands", "petit", "petits",
  ]
}

extension String {
  /// Returns the end of the first of several beginnings that the text has; else its start.
  fileprivate func endOfPrefix(among words: [String]) -> Index {
    let folded = lowercased()
    guard let word = words.first(where: folded.hasPrefix) else { return startIndex }
    return index(startIndex, offsetBy: word.count)
  }
}
