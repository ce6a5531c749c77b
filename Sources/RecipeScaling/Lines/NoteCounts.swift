import Ingredients

/// The numbers of things in the remarks and the preparation of a line: "1 1/2 pounds cucumbers (2 large)",
/// "3 cups corn (cut from about 6 ears)", "7 slices bacon, 5 chopped, 2 halved".
///
/// Other numbers there are minutes and names.
struct NoteCounts {
  private let line: ParsedIngredient
  private let amount: IngredientAmount
  private let method: ScalingMethod

  /// Creates the numbers of a line that has an amount.
  init(_ line: ParsedIngredient, _ amount: IngredientAmount, _ method: ScalingMethod) {
    self.line = line
    self.amount = amount
    self.method = method
  }

  /// The replacements that write each so many times.
  var replacements: [LineEdit.Replacement] {
    guard method.factor != Rational(1) else { return [] }
    return remarks.flatMap(replacements) + inPreparation
  }

  /// The remarks in parentheses, of which a semicolon separates two, without amounts of the line.
  private var remarks: [Range<Int>] {
    let edit = LineEdit(line.text)
    let taken = [amount, line.alternative, line.packageSize].compactMap { $0?.range }
    let groups = [line.noteRange].compactMap(\.self) + edit.parentheses
    return groups.filter { group in !taken.contains { !$0.isEmpty && $0.overlaps(group) } }
      .flatMap { group in parts(of: group, between: ";") }
  }

  /// Returns the parts of a range between marks, without the spaces before them.
  private func parts(of range: Range<Int>, between mark: Character) -> [Range<Int>] {
    var start = range.lowerBound
    return line.substring(range).split(separator: mark, omittingEmptySubsequences: false).map {
      part in
      let place = start + part.utf8.count - part.drop { $0 == " " }.utf8.count
      let end = start + part.utf8.count
      start = end + mark.utf8.count
      return place..<end
    }
  }

  /// Returns the replacements in a remark.
  private func replacements(in range: Range<Int>) -> [LineEdit.Replacement] {
    let note = line.substring(range)
    if let text = parts(of: note) { return [.init(range, text)] }
    let prefix = Self.origins.first(where: note.lowercased().hasPrefix) ?? ""
    let isOrigin = !prefix.isEmpty
    let count = String(note.dropFirst(prefix.count))
    let parsed = ParsedIngredient(count)
    // "halve" is a number in Dutch, and no count.
    guard let amount = parsed.amount, parsed.isLedByAmount, !Self.isSizeOfParts(parsed, amount),
      !Self.isTinned(count, method.language), !Self.hasSides(count),
      parsed.substring(amount.range).first?.isNumber == true || amount.quantity.upper.isWhole
    else { return [] }
    if isOne(parsed, amount) {
      return unitOfOne(amount, in: parsed).map { [.init(range, note.prefix(prefix.count) + $0)] }
        ?? []
    }
    let isBare = parsed.food.isEmpty
    guard amount.unit?.kind ?? .count == .count,
      amount.unit != nil || Self.isCounted(parsed.food.lowercased(), method.language)
        || isBare && (isOrigin || amount.quantity.isApproximate || amount.quantity.isRange)
        || isBare && self.amount.unit?.kind == .mass && amount.quantity.upper > Rational(1)
    else { return [] }
    // "from a 6-oz container" tells where it comes from, not how many there are.
    let isOne = isOrigin && ["a ", "an "].contains(where: count.lowercased().hasPrefix)
    let text = LineScaler(isOne ? method.times(Rational(1)) : method).scaled(count).text
    return [.init(range, note.prefix(prefix.count) + text)]
  }

  /// True if a remark tells the size of each of the things counted: "1 (4-inch piece) ginger".
  private func isOne(_ note: ParsedIngredient, _ amount: IngredientAmount) -> Bool {
    self.amount.unit == nil && amount.quantityRange.isEmpty && note.packageSize != nil
  }

  /// Returns a remark about one of the things with its unit in the form for their number.
  private func unitOfOne(_ amount: IngredientAmount, in note: ParsedIngredient) -> String? {
    let unit = amount.unitRange ?? note.foodRange
    guard let count = self.amount.quantity.upper.multiplied(by: method.factor),
      let form = LineRewriting.form(
        of: note.substring(unit), isMany: count > Rational(1), method.language)
    else { return nil }
    var edit = LineEdit(note.text)
    edit.replace([.init(unit, form)])
    return edit.text
  }

  private static let origins = ["from ", "cut from ", "measured from "]

  /// The replacements in the preparation: those of numbers of which the amount is the sum, and those of
  /// clauses that are nothing but a count, as in "3/4 cup crumbs, 3 handfuls".
  private var inPreparation: [LineEdit.Replacement] {
    guard let range = line.preparationRange else { return [] }
    let text = line.substring(range)
    let end = range.lowerBound + text.prefix { $0 != "(" }.utf8.count
    if let text = parts(of: line.substring(range.lowerBound..<end)) {
      return [.init(range.lowerBound..<end, text)]
    }
    return parts(of: range, between: ",").compactMap { clause in
      let text = line.substring(clause)
      guard text.first?.isNumber == true, case let words = text.split(separator: " "),
        words.count == 2,
        let count = ParsedIngredient(text + " of it").amount, count.unit?.kind == .count,
        // "1/4-pound each" counts nothing.
        !count.quantityRange.isEmpty
      else { return nil }
      return .init(clause, LineScaler(method).scaled(text).text)
    }
  }

  /// True for the sides of something: "17x10 inches".
  private static func hasSides(_ note: String) -> Bool {
    let marks = note.indices.dropFirst().filter { ["x", "×"].contains(note[$0]) }
    return marks.contains { note[note.index(before: $0)].isNumber }
  }

  /// True for "1-inch pieces", which tells no number of them.
  private static func isSizeOfParts(_ note: ParsedIngredient, _ amount: IngredientAmount) -> Bool {
    guard amount.quantityRange.isEmpty, note.packageSize?.unit?.kind == .length else {
      return false
    }
    return note.substring(amount.unitRange ?? note.foodRange).hasSuffix("s")
  }

  /// True for the French "en boîte", whose first word is the number one of Swedish and Danish only.
  private static func isTinned(_ note: String, _ language: String?) -> Bool {
    guard note.lowercased().hasPrefix("en ") else { return false }
    return !["sv", "da", "nb", "nn", "no"].contains { language?.hasPrefix($0) ?? false }
  }

  /// Returns the numbers of a remark that tells what becomes of each of the things, so many times:
  /// "6 cloves garlic (2 minced, 4 whole)"; `nil` if they are not all of them.
  private func parts(of note: String) -> String? {
    let texts = note.split(separator: ",").map { String($0.drop { $0 == " " }) }
    let amounts = texts.compactMap { text -> IngredientAmount? in
      let parsed = ParsedIngredient(text)
      return parsed.isLedByAmount && parsed.amount?.unit?.kind ?? .count == .count
        ? parsed.amount : nil
    }
    guard texts.count > 1, amounts.count == texts.count, amount.unit?.kind ?? .count == .count,
      amounts.reduce(Rational(0), { $0?.adding($1.quantity.upper) }) == amount.quantity.upper
    else { return nil }
    let scaler = LineScaler(method)
    return texts.map { scaler.scaled($0).text }.joined(separator: ", ")
  }

  /// True if the number of something in a remark is that of things: a size, a unit or a food.
  private static func isCounted(_ food: String, _ language: String?) -> Bool {
    sizes.contains(food)
      || [true, false].contains { LineRewriting.form(of: food, isMany: $0, language) != nil }
      || ParsedIngredient("1 \(food) of it").amount?.unit?.kind == .count
  }

  private static let sizes: Set<String> = [
    "small", "medium", "large", "extra large", "extra-large", "whole", "big", "small-sized",
    "medium-sized", "large-sized", "medium size", "groß", "große",
    "klein",
    "kleine", "mittelgroß", "mittelgroße", "grand", "grands", "petit", "petits",
  ]
}

extension ParsedIngredient {
  /// True if nothing but a word for "about" precedes the amount.
  fileprivate var isLedByAmount: Bool {
    guard let amount, foodRange.isEmpty || foodRange.lowerBound >= amount.range.upperBound else {
      return false
    }
    let isApproximate =
      amount.quantity.isApproximate || packageSize?.quantity.isApproximate == true
    return amount.range.lowerBound == 0 || isApproximate
  }
}
