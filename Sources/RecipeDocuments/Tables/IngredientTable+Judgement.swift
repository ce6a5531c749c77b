import Text

/// The recognition of a table by its headings and its cells.
extension IngredientTable {
  /// True if the first row of a table declares it to be ingredients: it has a cell "Ingredient" or
  /// the like, or names an amount and a food, and no cell that names directions.
  static func isNamed(by headings: [String]) -> Bool {
    let kinds = headings.map { SectionKind(heading: $0, isNested: true) }
    let columns = headings.map { TableColumn(heading: $0) }
    let hasFood = columns.contains { $0.role == .food } || kinds.contains(.ingredients)
    let hasBoth = hasFood && columns.contains { $0.role == .amount && !$0.isForYield }
    // "Preparation" beside a food and its amount is what is done to that food.
    let hasDirections = zip(kinds, columns).contains { kind, column in
      kind == .directions && !(hasBoth && column.role == .preparation)
    }
    return !hasDirections && (hasBoth || kinds.contains(.ingredients))
  }

  /// True if a column has units, or amounts with their units.
  var hasUnits: Bool {
    columns.first(.unit) != nil
      || columns.indices(.amount).contains { column in
        rows.contains { AmountText.hasUnit(text($0, column)) }
      }
  }

  /// True if the rows have foods or are lines.
  var hasFoods: Bool { isGrid || columns.first(.food) != nil || columns.first(.line) != nil }

  /// True if most of the foods are words rather than times, numbers or sizes.
  var hasNamedFoods: Bool {
    guard hasFoods else { return false }
    guard !isGrid, let food = columns.first(.food) else { return true }
    let foods = rows.map { text($0, food) }.filter { !$0.isEmpty }
    let named = foods.count { food in
      food.first?.isNumber == false && food.contains(where: \.isLetter)
        && !RecipeDuration.isStated(by: food) && !VariantName.isSize(food)
    }
    let texts = columns.all.map(\.name) + rows.joined().map(\.text)
    return named * 2 > foods.count && !texts.contains(where: NutrientWords.isEnergy)
  }

  /// The heading of the foods, if it names neither these nor anything else, while that of their amounts tells what it
  /// is: several tables may have the names of their groups there.
  var headingOfFoods: String? {
    guard !isGrid, let food = columns.first(.food), let amount = choice.amount,
      case let name = columns.all[food].name, !name.isEmpty, TableColumn(heading: name).role == nil,
      TableVocabulary.role(of: columns.all[amount].name) == .amount
    else { return nil }
    return name
  }

  /// True if no column has a name.
  var isUnnamed: Bool { columns.all.allSatisfy(\.name.isEmpty) }

  /// True if at least half of the foods are nutrients: "Fat", "Protein".
  var areNutrients: Bool {
    guard let food = columns.first(.food) else { return false }
    return rows.count { NutrientWords.isNutrient(text($0, food)) } * 2 >= rows.count
  }

  /// True if at least half of the rows have an amount, in a column or in their line.
  var hasAmounts: Bool {
    if isGrid { return true }
    let count = rows.count { row in
      let line = text(row, columns.first(.line) ?? columns.first(.food))
      return columns.indices(.amount).contains { !text(row, $0).isEmpty }
        || AmountText.startsWithAmount(line) || AmountText.endsWithAmount(line)
    }
    return count > 0 && count * 2 >= rows.count
  }
}
