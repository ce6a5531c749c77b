import Text

/// The recognition of columns by their cells.
extension TableColumns {
  /// Tells the roles that headings do not.
  mutating func tellByCells() {
    tellNamedPercentages()
    if form == .objects {
      tellFoodsToBuy()
      tellPurchases()
      tellTranslations()
      tellAliases()
    } else {
      tellNutrients()
    }
    tellUnitsNamedAsAmounts()
    for index in all.indices
    where all[index].role == nil && !isAside.contains(index) || isMisnamed(index) {
      let name = all[index].name
      guard
        form == .laidOut || !TableVocabulary.isAside(name) && !TableVocabulary.isAlternative(name)
      else {
        isAside.insert(index)
        continue
      }
      if all[index].isNamedAsUnit { all[index].unit = "" }
      let isGroup = all[index].role == .group
      all[index].role = role(ofCells: index)
      // {"part": 1, "of": "gin"}
      if isGroup, all[index].role == .amount { all[index].unit = name.lowercased() }
    }
    // Only now are amounts known by their cells.
    for index in indices(.line) where isMisnamed(index) { all[index].role = role(ofCells: index) }
    tellOrdinal()
    if form == .laidOut { tellSteps() }
    if form == .objects {
      tellSizes()
      tellAsides()
    }
    tellUnit()
    tellMeasures()
    if form == .laidOut { tellPercentages() }
    tellFood()
    if form == .objects {
      tellCommonRemarks()
      tellPreparation()
    }
    if form == .laidOut {
      tellRepeated()
      tellNamedOtherwise()
    }
  }

  /// True if a column named as amounts holds the units of other numbers, "Amount", "Measure", or a
  /// column named as a line holds foods, "Quantity", "Text".
  private func isMisnamed(_ index: Int) -> Bool {
    switch all[index].role {
    case .amount:
      all[index].isNamedAsUnit && !texts(index).isEmpty
        && !texts(index).contains(where: Self.isMeasure)
        || isMost(index, { AmountText.unit($0) != nil })
          && all.indices.contains { $0 != index && isMost($0, AmountText.isNumber) }
    case .line:
      isBesideAmounts(index) && !isMost(index, AmountText.startsWithAmount)
    case .group: !isContiguous(index) || isPartOfVolume(index)
    case .ordinal: form == .objects && !isCounting(index)
    case .unit:
      form == .objects && indices(.amount).isEmpty && isMost(index, AmountText.isAmount)
    default: false
    }
  }

  /// True for the parts of a drink, and not for groups with numbers: `{"part": 1, "of": "gin"}`.
  private func isPartOfVolume(_ index: Int) -> Bool {
    ["part", "parts"].contains(all[index].name.lowercased())
      && isMost(index, AmountText.isNumber)
  }

  /// True if most of the cells of a column have an amount in their row.
  private func isBesideAmounts(_ index: Int) -> Bool {
    let amounts = indices(.amount)
    let rows = cells.filter { $0.indices.contains(index) && !$0[index].isEmpty }
    let full = rows.count { row in
      amounts.contains { row.indices.contains($0) && !row[$0].isEmpty }
    }
    return full > 0 && full * 2 >= rows.count
  }

  /// True for an amount that is no duration.
  private static func isMeasure(_ text: String) -> Bool {
    AmountText.isAmount(text) && (AmountText.isNumber(text) || !RecipeDuration.isStated(by: text))
  }

  /// Recognises units that no vocabulary has: short words beside bare numbers and nowhere else, one
  /// of which is known or occurs twice.
  private mutating func tellUnit() {
    let amounts = indices(.amount)
    guard form == .objects, let amount = amounts.first, amounts.count == 1, first(.unit) == nil,
      all[amount].unit.isEmpty, isMost(amount, AmountText.isNumber)
    else { return }
    let texts = all.indices.filter { all[$0].role == nil && isUnitLike($0, of: amount) }
    guard let unit = texts.min(by: { abs($0 - amount) < abs($1 - amount) }) else { return }
    all[unit].role = .unit
  }

  private func isUnitLike(_ index: Int, of amount: Int) -> Bool {
    let texts = texts(index)
    let isBesideNumbers = cells.allSatisfy { row in
      !row.indices.contains(index) || row[index].isEmpty
        || row.indices.contains(amount) && !row[amount].isEmpty
    }
    let isShort = texts.allSatisfy { text in
      text.count <= 20 && !text.contains(where: \.isNumber) && text.split(separator: " ").count <= 2
    }
    let isKnown = texts.contains { AmountText.unit($0) != nil } || Set(texts).count < texts.count
    return !texts.isEmpty && isBesideNumbers && isShort && isKnown
  }

  /// Returns the role of a column without a telling heading, or `nil` for texts.
  private func role(ofCells index: Int) -> TableColumn.Role? {
    if isMost(index, { $0.hasSuffix("%") }) { return .note }
    if isMost(index, { AmountText.unit($0) != nil }) { return .unit }
    return isMost(index, AmountText.isAmount) ? .amount : nil
  }

  /// Recognises the numbers of rows, which are 1, 2, 3 beside other numbers.
  private mutating func tellOrdinal() {
    guard let first = indices(.amount).first, first == 0, all[first].unit.isEmpty,
      !all[first].isForYield, indices(.amount).count > 1 || isNamedAsStep(first)
    else { return }
    if isCounting(first) { all[first].role = .ordinal }
  }

  /// True for the numbers of the steps in which the foods are used.
  private func isNamedAsStep(_ index: Int) -> Bool {
    form == .laidOut
      && DirectionText.numberWords.contains(FoldedText.words(all[index].name.utf8))
  }

  /// Recognises amounts that are none of the food below their headings, unless these are words of measure, or the
  /// amounts are spoons and cups in the rows that have no other.
  private mutating func tellNamedOtherwise() {
    let amounts = indices(.amount)
    let counts = cells.map { row in
      amounts.count { row.indices.contains($0) && !row[$0].isEmpty }
    }
    for index in amounts {
      let name = all[index].name
      all[index].isNamedOtherwise =
        !name.isEmpty && TableColumn(heading: name).role != .amount
        && !TableVocabulary.isOfHousehold(name) && !completes(index, counts)
    }
  }

  /// True for a column of spoons and cups, no row of which has an amount in another column.
  ///
  /// - Parameter counts: The number of amounts in each row.
  private func completes(_ index: Int, _ counts: [Int]) -> Bool {
    isMost(index, AmountText.isOfHousehold)
      && zip(cells, counts).allSatisfy { row, count in
        count < 2 || !row.indices.contains(index) || row[index].isEmpty
      }
  }

  /// True if the cells are 1, 2, 3.
  private func isCounting(_ index: Int) -> Bool {
    let texts = texts(index)
    return texts.count > 1 && texts.enumerated().allSatisfy { Int($1) == $0 + 1 }
  }

  /// Numbers without a column of units need no second look; units without numbers are texts.
  private mutating func tellMeasures() {
    guard indices(.amount).isEmpty else { return }
    for index in indices(.unit) { all[index].role = nil }
  }
}
