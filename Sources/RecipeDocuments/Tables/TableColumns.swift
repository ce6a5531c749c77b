import Text

/// The columns of a table of ingredients, told by their headings, or else by their cells.
struct TableColumns {
  /// The columns, in order.
  var all: [TableColumn]
  /// True if the first row is an ingredient rather than headings.
  private(set) var isHeaderless = false

  /// Columns that are no part of a line.
  var isAside: Set<Int> = []
  /// The remarks that all rows have in common.
  var commonRemarks: [String] = []
  /// The columns of what the foods contain.
  var nutrients: [Int] = []
  private let cells: [[String]]
  private let form: IngredientTable.Form

  /// Determines the columns of a table.
  ///
  /// - Parameters:
  ///   - rows: The rows, the first of which may be headings.
  ///   - form: The meaning of rows and columns.
  init(_ rows: [[TableCell]], form: IngredientTable.Form = .laidOut) {
    self.form = form
    let width = rows.map(\.count).max() ?? 0
    let headings = rows.first?.map(\.text) ?? []
    all = (0..<width).map {
      TableColumn(heading: headings.indices.contains($0) ? headings[$0] : "")
    }
    isHeaderless =
      form == .laidOut && all.allSatisfy { $0.role == nil || $0.isForYield }
      && headings.contains(where: AmountText.isAmount) && all.count(where: \.isForYield) < 2
    if form == .laidOut, Self.isRow(headings, above: rows.dropFirst()) { isHeaderless = true }
    if isHeaderless { all = all.map { _ in TableColumn(heading: "") } }
    // Rows with one cell are headings or units.
    cells = (isHeaderless ? rows[...] : rows.dropFirst()).map { $0.map(\.text) }
      .filter { row in
        form == .objects || width < 2 || row.count(where: { !$0.isEmpty }) > 1
      }
    tellByCells()
  }

  /// True for a first row with a number and a unit, where the rows below it have such, too.
  private static func isRow(_ headings: [String], above rows: ArraySlice<[TableCell]>) -> Bool {
    guard
      headings.contains(where: { AmountText.unit($0) == nil && $0.contains(where: \.isLetter) }),
      let amount = headings.firstIndex(where: AmountText.isNumber),
      let unit = headings.firstIndex(where: { AmountText.unit($0) != nil }), !rows.isEmpty
    else { return false }
    return rows.allSatisfy { row in
      row.indices.contains(max(amount, unit))
        && (row[amount].isEmpty || AmountText.isNumber(row[amount].text))
        && (row[unit].isEmpty || AmountText.unit(row[unit].text) != nil)
    }
  }

  /// The first column of a role, or `nil` if there is none.
  func first(_ role: TableColumn.Role) -> Int? { all.firstIndex { $0.role == role } }

  /// The indices of the columns of a role.
  func indices(_ role: TableColumn.Role) -> [Int] { all.indices.filter { all[$0].role == role } }

  /// Sets the unit of the numbers in a column of amounts.
  mutating func setUnit(_ unit: String, of column: Int) { all[column].unit = unit }

  /// Returns the column with the unit of an amount: the next to its right, or the only one, which
  /// several columns for other yields share.
  func unit(of amount: Int) -> Int? {
    let units = indices(.unit)
    if let next = units.first(where: { $0 > amount }),
      !indices(.amount).contains(where: { $0 > amount && $0 < next })
    {
      return next
    }
    let amounts = indices(.amount)
    let areShared = units.count == 1 && amounts.allSatisfy { all[$0].isForYield }
    return amounts.count == 1 || areShared ? units.first : nil
  }
}

/// The recognition of columns by their cells.
extension TableColumns {
  private mutating func tellByCells() {
    tellNamedPercentages()
    if form == .objects {
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
    if form == .laidOut {
      tellPercentages()
    } else {
      tellGroupOfObjects()
    }
    tellFood()
    if form == .objects {
      tellCommonRemarks()
      tellPreparation()
    }
    if form == .laidOut { tellRepeated() }
  }

  /// Recognises directions beside the ingredients: sentences, or texts below a heading that names
  /// nothing else.
  private mutating func tellSteps() {
    guard all.count > 1 else { return }
    for index in all.indices {
      let isNamed = TableVocabulary.isOfWork(all[index].name)
      guard isNamed || all[index].role == .preparation, !texts(index).isEmpty else { continue }
      let hasName = isNamed && all[index].role == nil
      if hasName ? isMost(index, { $0.contains(" ") }) : isMost(index, SentenceText.isSentence) {
        all[index].role = .step
      }
    }
  }

  /// A remark of a few small words is what is done to the food: "sliced".
  private mutating func tellPreparation() {
    guard first(.preparation) == nil, let note = indices(.note).first(where: isFewWords) else {
      return
    }
    all[note].role = .preparation
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

  /// True if equal cells of a column follow each other, and some do.
  func isContiguous(_ index: Int) -> Bool {
    let texts = texts(index)
    let changes = zip(texts, texts.dropFirst()).count { $0 != $1 }
    return changes + 1 == Set(texts).count && changes + 1 < texts.count
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

  /// The number of rows with more than a heading or a unit.
  var rowCount: Int { cells.count }

  /// The cells of a column that are not empty.
  func texts(_ index: Int) -> [String] {
    cells.compactMap { $0.indices.contains(index) && !$0[index].isEmpty ? $0[index] : nil }
  }

  /// True if more than half of the cells that are not empty meet a condition.
  func isMost(_ index: Int, _ condition: (String) -> Bool) -> Bool {
    let texts = texts(index).prefix(200)
    return !texts.isEmpty && texts.count(where: condition) * 2 > texts.count
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

  /// Recognises the foods: the first column of texts with as many cells as any other.
  private mutating func tellFood() {
    let texts = all.indices.filter { all[$0].role == nil && !isAside.contains($0) }
    if let food = first(.food) {
      let texts = texts.filter { form != .laidOut || !tellClass($0) && !tellGroup($0, of: food) }
      for index in texts { all[index].role = roleOfText(index, besides: food) }
      for index in indices(.food) where index != food && form == .laidOut {
        all[index].role = .note
      }
      return
    }
    let counts = texts.map { self.texts($0).count }
    if tellGroup(among: texts) || form == .laidOut && tellClasses(among: texts) {
      return tellFood()
    }
    guard let most = counts.max(), let place = counts.firstIndex(where: { $0 * 10 >= most * 9 })
    else { return promoteToFood() }
    all[texts[place]].role = .food
    for index in texts
    where index != texts[place] && !(form == .laidOut && tellGroup(index, of: texts[place])) {
      all[index].role = roleOfText(index, besides: texts[place])
    }
  }

  /// Recognises a first column of texts that repeats the name of a group in each of its rows, beside
  /// a column of foods.
  private mutating func tellGroup(among texts: [Int]) -> Bool {
    guard form == .laidOut, first(.group) == nil, texts.count > 1, isContiguous(texts[0]),
      self.texts(texts[0]).count == cells.count, self.texts(texts[1]).count == cells.count,
      Set(self.texts(texts[1])).count * 4 > cells.count * 3
    else { return false }
    all[texts[0]].role = .group
    return true
  }

  /// Recognises a first column of texts left of the foods that repeats the name of a group in each of its rows, or
  /// states it in the first of them only.
  private mutating func tellGroup(_ index: Int, of food: Int) -> Bool {
    guard index == 0, food > 0, first(.group) == nil, !indices(.amount).isEmpty,
      case let names = texts(index), names.count > 1,
      names.allSatisfy({ $0.contains(where: \.isLetter) }),
      differ(food, inGroupsOf: index)
    else { return false }
    let isStatedOnce =
      Set(names).count == names.count && names.count * 2 <= cells.count
      && cells.first?.first.map { !$0.isEmpty } ?? false
    guard names.count == cells.count ? isContiguous(index) : isStatedOnce else { return false }
    all[index].role = .group
    return true
  }

  /// True if most foods differ from the others of their group, which the first column states in each row or
  /// once; two groups may have the same foods.
  private func differ(_ food: Int, inGroupsOf index: Int) -> Bool {
    var group = ""
    var rows: Set<[String]> = []
    for row in cells where row.indices.contains(food) {
      if !row[index].isEmpty { group = row[index] }
      rows.insert([group, row[food]])
    }
    return Set(texts(food)).count * 2 > cells.count && rows.count * 4 > cells.count * 3
  }

  /// Without another column of texts, the foods are under a heading that could be of remarks:
  /// "Description".
  private mutating func promoteToFood() {
    let roles: [TableColumn.Role] = [.line, .note, .preparation]
    let food = roles.flatMap { indices($0) }.first { !texts($0).isEmpty }
    if form == .objects, let food, first(.line) != food { all[food].role = .food }
  }

  /// Returns the role of texts that are not the foods: without a heading, they continue the food, as
  /// do a few small words of an object.
  private func roleOfText(_ index: Int, besides food: Int) -> TableColumn.Role {
    if form == .objects, first(.preparation) == nil, isFewWords(index) { return .preparation }
    return index > food && all[index].name.isEmpty ? .preparation : .note
  }

  private func isFewWords(_ index: Int) -> Bool {
    texts(index).allSatisfy { text in
      text.count <= 40 && text.first.map { !$0.isUppercase && !$0.isNumber } ?? true
    }
  }
}
