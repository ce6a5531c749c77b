/// A measured amount in the words behind a food: "about 2 pounds" of "1 chicken, about 2 pounds".
package struct RemarkAmount: Sendable, Hashable {
  /// The amount.
  package let amount: IngredientAmount
  /// True if it is that of one thing or part, however many there are: "6 ounces each", "1-inch pieces".
  package let isOfOne: Bool
}

extension ParsedIngredient {
  /// The measured amounts in remarks and preparation that are neither the amount of the line nor its
  /// alternative nor the size of its packages.
  package var remarkAmounts: [RemarkAmount] {
    var text = text
    return text.withUTF8 { bytes in
      let line = LineScanner(bytes)
      let clauses = line.clauses(from: foodRange.lowerBound)
      let isPackage = amount?.unit?.isPackage ?? line.isPackage(foodRange)
      return clauses.filter { !holdsAmount($0) }.flatMap { clause in
        let isFood = clause.lowerBound == foodRange.lowerBound
        // An amount within the food belongs to a second food only after "mixed with".
        let start = isFood ? line.offset(of: .mixing, in: clause) : clause.lowerBound
        let isEach =
          line.has(.each, in: clause)
          || line.parenthesisLength(at: clause.lowerBound - 1, isOpening: true) == 1
            && line.tellsEach(before: clause.lowerBound - 1, from: foodRange.lowerBound)
        let words = isFood ? foodWithFiller(upTo: clause.upperBound) : clause
        return line.measures(in: words).compactMap { measure -> RemarkAmount? in
          let isSize = measure.isHyphened || measure.amount.unit?.kind == .length
          let isPortion = isPortion(measure.portion, inFood: isFood)
          let isOfFood = isPortion || isEach && isCounted
          guard
            isSize || isOfFood || start.map({ $0 <= measure.amount.range.lowerBound }) ?? false
          else { return nil }
          let isContent = isPackage && measure.isAlone && !isOfAll(measure.amount)
          return RemarkAmount(
            amount: measure.amount,
            isOfOne: isSize || isEach || isPortion || isContent || measure.isCounted
              || precedesCount(clause))
        }
      }
    }
  }

  /// True if the line counts things, which may have a size.
  private var isCounted: Bool { amount.map { $0.unit?.kind ?? .count == .count } ?? false }

  /// True if the words beside a measure make it that of one thing; within the food, only of what is counted.
  private func isPortion(_ mark: LineScanner.PortionMark?, inFood isFood: Bool) -> Bool {
    switch mark {
    case nil: false
    case .each: !isFood || isCounted
    case .of: isCounted
    }
  }

  /// Returns the range of the food with the word between amount and food: the "of 400 g tomatoes" of "2 cans
  /// of 400 g tomatoes".
  private func foodWithFiller(upTo end: Int) -> Range<Int> {
    let start = foodRange.lowerBound
    guard let amount, amount.range.upperBound <= start,
      !substring(amount.range.upperBound..<start).contains(where: { "()[]（）".contains($0) })
    else { return start..<end }
    return amount.range.upperBound..<end
  }

  /// True if cups and spoons tell what all packages of a size hold together: "4 (12-ounce) bags cranberries
  /// (14 cups)".
  private func isOfAll(_ measure: IngredientAmount) -> Bool {
    guard let packageSize, let count = amount?.quantity.upper,
      count > Rational(1) || count == Rational(1) && packageSize.unit?.kind == .mass
    else { return false }
    return [.cup, .tablespoon, .teaspoon].contains(measure.unit)
  }

  /// True if a clause stands in parentheses before the number of things, whose size it gives: 卵(60g) 2個.
  private func precedesCount(_ clause: Range<Int>) -> Bool {
    guard let amount, amount.unit?.kind ?? .count == .count else { return false }
    return clause.lowerBound > foodRange.lowerBound
      && clause.upperBound <= amount.range.lowerBound
  }

  /// True if a clause has an amount of the line.
  private func holdsAmount(_ clause: Range<Int>) -> Bool {
    ([amount, alternative, packageSize, alternativeSize] + furtherAlternatives).contains { amount in
      amount.map { !$0.range.isEmpty && clause.overlaps($0.range) } ?? false
    }
  }
}
