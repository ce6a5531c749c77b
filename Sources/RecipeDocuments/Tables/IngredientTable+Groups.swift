import Text

/// The rows that begin groups.
extension IngredientTable {
  /// Returns the name of the group that a row starts, or `nil` for an ingredient.
  ///
  /// A row with one cell is a group if it is bold, ends with a colon, or is not in the column of
  /// foods; a food without an amount is an ingredient, unless such rows begin the table.
  func groupName(
    _ row: [TableCell], at index: Int, hasLeadingGroup: Bool
  ) -> String? {
    let filled = row.indices.filter { !row[$0].isEmpty && !row[$0].isRule }
    guard columns.all.count > 1, let cell = filled.first else { return nil }
    if isInBold(row) { return IngredientHeading.name(of: row[cell].text) }
    guard filled.dropFirst().allSatisfy({ row[$0] == row[cell] }) else { return nil }
    let text = row[cell].text
    if row.contains(where: \.isRule) { return IngredientHeading.name(of: text) }
    guard !text.utf8.contains(where: \.isASCIIDigit) || row[cell].isStrong else { return nil }
    let name = IngredientHeading.name(of: text)
    if row[cell].isStrong || name != text || filled.count > 1 { return name }
    if columns.all[cell].role != .food {
      return AmountText.isAmount(text) || mayBeFood(text, at: index) ? nil : name
    }
    let isAboveRow = rows.indices.contains(index + 1) && isFull(rows[index + 1])
    return isAboveRow && isFullOfAmounts && (entries.isEmpty || hasLeadingGroup) ? name : nil
  }

  /// True for a text alone in the last row that has lost its first mark, " | sugar", where each other row has a food.
  private func mayBeFood(_ text: String, at index: Int) -> Bool {
    guard index + 1 == rows.count, !WorkVerb.begins(text), !text.contains(":"),
      HeadingYield.yield(in: text) == nil, ServingsSentence.clause(of: text) == nil,
      !text.split(separator: " ").contains(where: { HeadingYield.isLead(String($0)) })
    else { return false }
    return rows.dropLast().allSatisfy { !self.text($0, columns.first(.food)).isEmpty }
  }

  /// Returns the note of a row that adds up the others and has its name beside the column of foods, or `nil` for
  /// any other: `| **Total** | **1168 g** | |`.
  func sum(_ row: [TableCell]) -> String? {
    let filled = row.filter { !$0.isEmpty }
    guard filled.count > 1, let name = filled.first,
      TableVocabulary.isTotal(name.text, isLast: false), text(row, columns.first(.food)).isEmpty,
      filled.dropFirst().allSatisfy({ AmountText.isAmount($0.text) || $0.text.hasSuffix("%") })
    else { return nil }
    return "\(name.text): \(filled.dropFirst().map(\.text).joined(separator: ", "))"
  }

  /// True for a row of several cells without amounts, all of which are bold, as most rows are not:
  /// `| **腌料** | **Marinade** |`.
  private func isInBold(_ row: [TableCell]) -> Bool {
    let amounts = columns.indices(.amount)
    let isBold = { (row: [TableCell]) in
      let filled = row.filter { !$0.isEmpty }
      return !filled.isEmpty
        && (filled.allSatisfy(\.isStrong)
          || filled.count > 1 && filled.allSatisfy { $0.isStrong || $0.beginsStrong }
            && amounts.allSatisfy { text(row, $0).isEmpty || row[$0].isStrong })
    }
    guard isBold(row), !TableVocabulary.isTotal(text(row, columns.first(.food)), isLast: true)
    else { return false }
    return rows.count(where: isBold) * 2 < rows.count
      && !row.contains { AmountText.isAmount($0.text) }
  }

  /// True if at least half of the rows have an amount in its column.
  private var isFullOfAmounts: Bool {
    guard let amount = choice.amount else { return false }
    return rows.count { !text($0, amount).isEmpty } * 2 >= rows.count
  }

  private func isFull(_ row: [TableCell]) -> Bool { row.count { !$0.isEmpty } > 1 }
}
