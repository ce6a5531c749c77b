import Text

/// The parts of an ingredient in the cells of a row.
extension IngredientTable {
  /// Returns what is done to the food from the cell of its amount, behind a comma, and removes it:
  /// "2 cloves, finely sliced".
  func takePreparation(from amount: inout String) -> String {
    guard let comma = amount.firstRange(of: ", ") else { return "" }
    let measure = String(amount[..<comma.lowerBound]).cleaned(.line)
    let rest = String(amount[comma.upperBound...]).cleaned(.line)
    let isMeasure =
      AmountText.isAmount(measure)
      || AmountText.startsWithAmount(measure) && measure.split(separator: " ").count == 2
    guard isMeasure, !measure.contains(where: { "([".contains($0) }),
      let first = rest.first, first.isLetter, !AmountText.startsWithAmount(rest)
    else { return "" }
    amount = measure
    return rest
  }

  /// Returns the foods in the only cell of a row with foods, each with its amount, where no column has amounts:
  /// "1 onion, 30 g butter".
  func severalFoods(_ foods: [String]) -> [String]? {
    guard columns.first(.ordinal) != nil, choice.amount == nil, foods.count == 1 else { return nil }
    let parts = CommaList.foods(in: foods[0])
    return parts.count > 1 && parts.allSatisfy(AmountText.startsWithAmount) ? parts : nil
  }

  /// Returns what is done to the food from the cell of its unit, behind a comma, and removes it: "piece, the
  /// juice of".
  func takePreparation(fromUnit unit: inout String) -> String {
    guard form == .laidOut, let comma = unit.firstRange(of: ", "),
      case let name = String(unit[..<comma.lowerBound]).cleaned(.line), AmountText.unit(name) != nil
    else { return "" }
    let rest = String(unit[comma.upperBound...]).cleaned(.line)
    unit = name
    return rest
  }

  /// Returns the text in brackets behind an amount that is more than another amount, without the brackets, and
  /// removes it: "40 g (or 13 g of instant yeast)".
  ///
  /// An amount in brackets behind the purpose of a food is all a remark: "for frying (400 ml)".
  func takeAlternative(from amount: inout String) -> String {
    guard form == .laidOut, amount.last == ")", let open = amount.firstIndex(of: "("),
      case let inner = String(amount[amount.index(after: open)...].dropLast()),
      case let outer = String(amount[..<open]).cleaned(.line)
    else { return "" }
    let words = outer.split(separator: " ")
    if let first = words.first, words.count > 1,
      HeadingYield.prepositions.contains(FoldedText.words(first.utf8)),
      !outer.contains(where: \.isNumber)
    {
      defer { amount = "" }
      return amount
    }
    guard AmountText.isAmount(outer),
      inner.split(separator: " ").count > Self.maximumWordCountOfAmount
    else { return "" }
    amount = outer
    return inner
  }

  /// Returns the unit of a row whose author put it beside the column of units, into that of remarks.
  func unitElsewhere(in row: [TableCell]) -> String {
    guard form == .objects, columns.first(.unit) != nil else { return "" }
    let cells = (columns.indices(.note) + columns.indices(.preparation)).map { text(row, $0) }
    return cells.first { $0.utf8.count <= 8 && AmountText.unit($0) != nil } ?? ""
  }

  /// True for an amount that a line without one in the main column begins with: salt by the spoon beside flour by weight.
  func mayLead(_ text: String, of column: Int) -> Bool {
    !columns.all[column].isForYield && !columns.all[column].isNamedOtherwise
      && AmountText.isAmount(text)
  }

  /// Returns the text in a column of remarks; a number there is a percentage, or has the heading before it.
  func note(_ row: [TableCell], _ column: Int) -> String {
    let (text, heading) = (text(row, column), columns.all[column])
    if form == .laidOut, !heading.name.isEmpty, TableVocabulary.isAnswer(text),
      TableVocabulary.role(of: heading.name) != .note
    {
      return "\(heading.name): \(text)"
    }
    guard AmountText.isNumber(text) else { return text }
    if heading.isPercentage { return text + "%" }
    return form == .objects || heading.name.isEmpty ? text : "\(heading.name): \(text)"
  }

  /// True if another amount has the same unit, so that it is that of another batch and no
  /// equivalent.
  func isOtherBatch(_ other: String, _ amount: String) -> Bool {
    guard form == .laidOut, other != amount, !amount.isEmpty else { return false }
    return AmountText.unitOfAmount(other) == AmountText.unitOfAmount(amount)
  }

  /// Returns the amount in a column with its unit.
  func measure(_ row: [TableCell], _ column: Int?) -> String {
    let (amount, unit) = amountAndUnit(row, column)
    return [amount, unit].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the amount in a column, with the unit from its own column or from the heading.
  func amountAndUnit(_ row: [TableCell], _ column: Int?) -> (String, String) {
    guard let column else { return ("", columns.first(.unit).map { text(row, $0) } ?? "") }
    let amount = text(row, column)
    let unit = columns.unit(of: column).map { text(row, $0) }
    if form == .objects, amount == "0" {
      // {"amount": 0, "unit": "to taste"}
      return ("", unit.map { JoinedIngredient.isAsLiked($0) ? $0 : "" } ?? "")
    }
    if let unit { return (amount, unit) }
    return (amount, AmountText.isNumber(amount) ? columns.all[column].symbolOfUnit : "")
  }

  /// The maximum number of words of an amount in brackets: "about 400 g".
  private static let maximumWordCountOfAmount = 3
}
