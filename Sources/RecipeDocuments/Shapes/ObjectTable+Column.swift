import Text

extension ObjectTable {
  /// A column.
  struct Column {
    /// The keys from the object to its values: `amount.value`.
    let path: [String]

    /// The key that tells what the values are: `unit.name` is a unit, `amount.unit`, too.
    var heading: String {
      guard path.count > 1, let last = path.last else { return KeyWords.words(of: path[0]) }
      // "price.amount" is no amount of the food.
      if let aside = path.lazy.map(KeyWords.words).first(where: TableVocabulary.isAside) {
        return aside
      }
      // So is "or.name" no other name of the food.
      let names = path.dropLast().lazy.map(KeyWords.words)
      if let alternative = names.first(where: TableVocabulary.isAlternative) { return alternative }
      if Int(last) != nil,
        TableColumn(heading: KeyWords.words(of: path[path.count - 2])).role == .amount
      {
        // {"amount": {"2": "100 g", "4": "200 g"}}
        return "for " + last
      }
      let own = TableColumn(heading: KeyWords.words(of: last)).role
      let isGeneric = own == nil || own == .food || own == .line || last == "value"
      let parent = path.dropLast().last { TableColumn(heading: KeyWords.words(of: $0)).role != nil }
      return KeyWords.words(of: isGeneric ? parent ?? last : last)
    }

    /// True if the key says that the values are amounts.
    var isOfAmounts: Bool { TableColumn(heading: heading).role == .amount }

    /// True if the key says that the values are names of foods.
    var isOfFoods: Bool { TableColumn(heading: heading).role == .food }
  }
}
