/// The columns of a table of ingredients, told by their headings, or else by their cells.
struct TableColumns {
  /// The columns, in order.
  private(set) var all: [TableColumn]
  /// True if the first row is an ingredient rather than headings.
  private(set) var isHeaderless = false

  private let cells: [[String]]

  /// Determines the columns of a table.
  ///
  /// - Parameter rows: The rows, the first of which may be headings.
  init(_ rows: [[TableCell]]) {
    let width = rows.map(\.count).max() ?? 0
    let headings = rows.first?.map(\.text) ?? []
    all = (0..<width).map {
      TableColumn(heading: headings.indices.contains($0) ? headings[$0] : "")
    }
    isHeaderless =
      all.allSatisfy { $0.role == nil || $0.isForYield }
      && headings.contains(where: AmountText.isAmount)
    if isHeaderless { all = all.map { _ in TableColumn(heading: "") } }
    // Rows with one cell are headings or units.
    cells = (isHeaderless ? rows[...] : rows.dropFirst()).map { $0.map(\.text) }
      .filter { row in row.count(where: { !$0.isEmpty }) > 1 || width < 2 }
    tellByCells()
  }

  /// The first column of a role, or `nil` if there is none.
  func first(_ role: TableColumn.Role) -> Int? { all.firstIndex { $0.role == role } }

  /// The indices of the columns of a role.
  func indices(_ role: TableColumn.Role) -> [Int] { all.indices.filter { all[$0].role == role } }

  /// Sets the unit of the numbers in a column of amounts.
  mutating func setUnit(_ unit: String, of column: Int) { all[column].unit = unit }

  /// Returns the column with the unit of an amount: the next to its right, or the only one.
  func unit(of amount: Int) -> Int? {
    let units = indices(.unit)
    if let next = units.first(where: { $0 > amount }),
      !indices(.amount).contains(where: { $0 > amount && $0 < next })
    {
      return next
    }
    return indices(.amount).count == 1 ? units.first : nil
  }
}

/// The recognition of columns by their cells.
extension TableColumns {
  private mutating func tellByCells() {
    for index in all.indices where all[index].role == nil || isMisnamed(index) {
      all[index].role = role(ofCells: index)
    }
    tellOrdinal()
    tellMeasures()
    tellFood()
  }

  /// True if a column named as amounts holds the units of other numbers: "Amount", "Measure".
  private func isMisnamed(_ index: Int) -> Bool {
    all[index].role == .amount && isMost(index, { AmountText.unit($0) != nil })
      && all.indices.contains { $0 != index && isMost($0, AmountText.isNumber) }
  }

  private func texts(_ index: Int) -> [String] {
    cells.compactMap { $0.indices.contains(index) && !$0[index].isEmpty ? $0[index] : nil }
  }

  /// True if more than half of the cells that are not empty meet a condition.
  private func isMost(_ index: Int, _ condition: (String) -> Bool) -> Bool {
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
    guard indices(.amount).count > 1, let first = indices(.amount).first, first == 0,
      all[first].unit.isEmpty, !all[first].isForYield
    else { return }
    let texts = texts(first)
    let isCounting = texts.count > 1 && texts.enumerated().allSatisfy { Int($1) == $0 + 1 }
    if isCounting { all[first].role = .ordinal }
  }

  /// Numbers without a column of units need no second look; units without numbers are texts.
  private mutating func tellMeasures() {
    guard indices(.amount).isEmpty else { return }
    for index in indices(.unit) { all[index].role = nil }
  }

  /// Recognises the foods: the first column of texts with as many cells as any other.
  private mutating func tellFood() {
    let texts = all.indices.filter { all[$0].role == nil }
    if let food = first(.food) {
      for index in texts { all[index].role = roleOfText(index, besides: food) }
      for index in indices(.food) where index != food { all[index].role = .note }
      return
    }
    let counts = texts.map { self.texts($0).count }
    guard let most = counts.max(), let place = counts.firstIndex(where: { $0 * 10 >= most * 9 })
    else { return }
    all[texts[place]].role = .food
    for index in texts where index != texts[place] {
      all[index].role = roleOfText(index, besides: texts[place])
    }
  }

  /// Returns the role of texts that are not the foods: without a heading, they continue the food.
  private func roleOfText(_ index: Int, besides food: Int) -> TableColumn.Role {
    index > food && all[index].name.isEmpty ? .preparation : .note
  }
}
