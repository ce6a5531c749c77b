/// The needs of one line: one for each food of "2 tbsp butter plus 1 cup flour" and of "1 tsp each cumin
/// and coriander", and one for each amount of "1 cup sugar plus 2 tablespoons".
package struct FoodNeeds {
  /// The needs, in the order of the line.
  package let all: [FoodNeed]

  /// Reads a line.
  package init(of line: String) {
    let whole = ParsedIngredient(line)
    if whole.amount == nil, let label = IngredientLabel(of: line), label.tellsPurpose {
      all = FoodNeeds(of: label.rest).all
      return
    }
    if whole.amount == nil, let rest = IngredientLabel.restBehindPurpose(in: line) {
      all = FoodNeeds(of: rest).all
      return
    }
    if let first = Self.firstOfTrailing(whole) {
      all = FoodNeeds(of: first).all
      return
    }
    guard let joined = JoinedAmount(in: whole), !Self.isInRemark(joined.joint, of: whole) else {
      all = Self.shared(whole)
      return
    }
    guard !joined.isInstead else {
      all = Self.first(of: whole, before: joined.joint)
      return
    }
    let rest = FoodNeeds(of: joined.text).all
    guard let next = rest.first else {
      all = rest
      return
    }
    // A subtracted amount is not bought: "1 cup minus 2 tablespoons flour".
    let more = joined.isLess ? Array(rest.dropFirst()) : rest
    // "1/2 stick plus 2 tablespoons butter" names its food once, behind both amounts.
    guard whole.foodRange.lowerBound < joined.joint else {
      all = (whole.amount == nil ? [] : [FoodNeed(whole, named: next.naming)]) + more
      return
    }
    let first = ParsedIngredient(whole.substring(0..<joined.joint))
    // So does "1/2 cup (1 stick) plus 1 tablespoon butter".
    guard first.amount == nil || !first.food.isEmpty else {
      all = [FoodNeed(first, named: next.naming)] + more
      return
    }
    let head = Self.shared(first)
    guard !joined.isLess, next.parsed.namesNoFood, let last = head.last else {
      all = head + more
      return
    }
    all = head + [FoodNeed(next.parsed, named: last.naming)] + rest.dropFirst()
  }

  /// True for a joint inside parentheses that do not begin with it: that of "9 oz vodka (1 cup plus 2
  /// tablespoons)" and "12 ounces (2 small or 1 large) fillet".
  private static func isInRemark(_ joint: Int, of line: ParsedIngredient) -> Bool {
    let head = line.substring(0..<joint)
    guard let start = head.lastIndex(of: "(") else { return false }
    let remark = head[head.index(after: start)...]
    return !remark.contains(")") && remark.contains { !$0.isWhitespace }
  }

  /// Returns the first of two foods with amounts behind them: "Onion 1" of "Onion 1 or Shallot 4".
  private static func firstOfTrailing(_ line: ParsedIngredient) -> String? {
    guard let amount = line.amount, amount.range.lowerBound > line.foodRange.lowerBound else {
      return nil
    }
    for joint in [" or ", " oder ", " ou ", "或"] {
      guard let first = line.food.firstRange(of: joint).map({ line.food[..<$0.lowerBound] }),
        first.first?.isNumber == false, first.contains(where: { $0.isNumber })
      else { continue }
      return String(first)
    }
    return nil
  }

  /// Returns the need of the first of two foods of which either will do: "1 large steak or 2 small ones".
  private static func first(of line: ParsedIngredient, before joint: Int) -> [FoodNeed] {
    guard line.foodRange.lowerBound < joint else { return shared(line) }
    let head = ParsedIngredient(line.substring(0..<joint))
    if head.onlyDescribesFood, let next = JoinedAmount(in: line)?.text {
      return FoodNeeds(of: next).all.prefix(1).map { FoodNeed(line, named: $0.naming) }
    }
    return shared(head).map { FoodNeed($0.parsed == head ? line : $0.parsed, named: $0.naming) }
  }

  /// Returns a need for each food that has the amount of a line.
  private static func shared(_ line: ParsedIngredient) -> [FoodNeed] {
    let names = line.isOfEach || line.countsEach ? FoodList(of: line).names : []
    guard names.count > 1 else { return [FoodNeed(line, named: line)] }
    return names.map { FoodNeed(line, named: ParsedIngredient($0)) }
  }
}

extension ParsedIngredient {
  /// True if "each" is the unit and no preparation follows: "1 each carrot and onion", not "2 each
  /// tomatoes, peeled and seeded".
  fileprivate var countsEach: Bool {
    guard let range = amount?.unitRange, ["each", "ea"].contains(substring(range).lowercased())
    else { return false }
    let names = FoodList.names(in: preparation ?? "")
    return !names.contains { ParsedIngredient($0).onlyDescribesFood }
  }

  /// True if the amount is one more of a food that is named before: "2 tablespoons for dusting".
  package var namesNoFood: Bool {
    guard let word = food.split(whereSeparator: { $0 == " " || $0 == "," }).first else {
      return true
    }
    return Self.remarks.contains(word.lowercased()) || onlyDescribesFood
  }

  /// Words that begin a remark in the place of a food.
  private static let remarks: Set<String> = [
    "more", "extra", "additional", "for", "to", "if", "as", "or", "reserved", "für", "zum", "zur",
    "mehr", "pour", "para", "per", "voor", "till", "til",
  ]
}
