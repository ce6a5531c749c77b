import Ingredients

/// The column of amounts that lines begin with, chosen among several.
struct AmountChoice {
  /// The index of the column, if there is one.
  let amount: Int?
  /// The indices of the other columns of amounts.
  let others: [Int]
  /// The yield for which the amounts are, if the heading of the column states it: "4 servings".
  let yield: String?

  /// Chooses the amounts of the wanted or the first of several yields, else metric ones.
  ///
  /// - Parameters:
  ///   - columns: The columns of the table.
  ///   - rows: The rows below the headings.
  ///   - wanted: The yield of the recipe.
  init(_ columns: TableColumns, _ rows: [[TableCell]], yield wanted: String?) {
    let amounts = columns.indices(.amount)
    let forYield = amounts.filter { columns.all[$0].isForYield }
    if forYield.count > 1 {
      let number = wanted.flatMap(Self.number)
      let chosen =
        forYield.first { number != nil && Self.number(columns.all[$0].name) == number }
        ?? forYield[0]
      amount = chosen
      yield = Self.yield(of: columns.all[chosen])
    } else {
      // The amount to buy is a remark beside the amount to use.
      let used = amounts.filter { !TableVocabulary.isAside(columns.all[$0].name) }
      let named = used.filter { TableColumn(heading: columns.all[$0].name).role == .amount }
      let likely = named.isEmpty ? (used.isEmpty ? amounts : used) : named
      amount = likely.first { Self.isMetric(columns.all[$0], $0, rows) } ?? likely.first
      yield = forYield.count == 1 ? Self.yield(of: columns.all[forYield[0]]) : nil
    }
    others = amounts.filter { [amount] in $0 != amount }
  }

  private static func yield(of column: TableColumn) -> String? {
    VariantName.yield(in: column.name) ?? HeadingYield.abbreviated(column.name)
  }

  private static func number(_ text: String) -> Int? {
    Int(text.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber })
  }

  /// True if a column states grams, millilitres and the like, or names the metric system.
  private static func isMetric(
    _ column: TableColumn, _ index: Int, _ rows: [[TableCell]]
  ) -> Bool {
    if FoldedText.words(column.name.utf8).hasPrefix("metri") { return true }
    if !column.unit.isEmpty { return AmountText.unit(column.unit)?.isMetric ?? false }
    let texts = rows.lazy.compactMap { $0.indices.contains(index) ? $0[index].text : nil }
      .filter { !$0.isEmpty && !AmountText.isNumber($0) }
    return texts.first.flatMap { AmountText.unit(unitPart($0)) }?.isMetric ?? false
  }

  private static func unitPart(_ amount: String) -> String {
    String(amount.drop { !$0.isLetter })
  }
}

extension MeasureUnit {
  /// True if it is one of the metric system.
  var isMetric: Bool {
    switch self {
    case .milligram, .gram, .decagram, .hectogram, .kilogram, .milliliter, .centiliter, .deciliter,
      .liter:
      true
    default: false
    }
  }
}
