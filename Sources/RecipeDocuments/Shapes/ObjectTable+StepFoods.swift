/// Ingredients beside the steps that need them.
extension ObjectTable {
  /// The columns of the foods of steps: those under a key for ingredients, and those of objects with an
  /// amount and a name, `"uses": [{"item": "rice", "qty": "200 g"}]`.
  ///
  /// An amount without its food, or a food without its amount, tells nothing at the end of a step.
  var columnsOfStepFoods: Set<Int> {
    var keys: Set<String> = []
    var (amounts, names): (Set<String>, Set<String>) = ([], [])
    for column in columns {
      let key = column.path[0]
      if RecipeKey(ofObject: key) == .ingredients { keys.insert(key) }
      guard column.path.count > 1, TimeKey(key) == nil, !StepTemperature.isNamed(by: key) else {
        continue
      }
      let isAmount = [.amount, .unit].contains(TableColumn(heading: column.heading).role)
      if isAmount { amounts.insert(key) } else { names.insert(key) }
      if Self.isAmount(key) || column.path.last.map(Self.isAmount) == true { keys.insert(key) }
    }
    keys.formUnion(amounts.intersection(names))
    return keys.isEmpty ? [] : Set(columns.indices.filter { keys.contains(columns[$0].path[0]) })
  }

  /// True for a key that can be of nothing but amounts of food: "cantidad", unlike "value".
  private static func isAmount(_ key: String) -> Bool {
    key != "value" && TableColumn(heading: KeyWords.words(of: key)).role == .amount
  }
}
