import JSONSyntax

/// Foods, amounts and units in lists of equal length, one of each for every ingredient.
struct ParallelLists {
  /// The ingredients as objects.
  let list: JSONValue
  /// The keys of the lists beside the foods.
  let keys: Set<String>

  private static let limit = 500

  /// Joins lists, or returns `nil` if no other list belongs to the foods.
  ///
  /// - Parameters:
  ///   - foods: The ingredients.
  ///   - others: The other members of the recipe.
  init?(_ foods: JSONValue, _ others: [ObjectMembers.List]) {
    guard let names = foods.strings, (2...Self.limit).contains(names.count),
      !names.contains(where: AmountText.startsWithUnit)
    else { return nil }
    let lists = others.filter { list in
      list.value.kind == .array && list.value.elements.count == names.count
        && list.value.elements.allSatisfy { $0.kind == .string || $0.kind == .number || $0.isNull }
    }
    let amounts = lists.first { Self.isMost($0.value, AmountText.isAmount) }
    guard let amounts else { return nil }
    let units = lists.first { list in
      list.name != amounts.name && Self.isMost(list.value) { AmountText.unit($0) != nil }
    }
    var json = JSONWriter(isIndented: false)
    json.beginArray()
    let rows = zip(names, amounts.value.elements).enumerated()
    for (index, (name, amount)) in rows {
      json.beginObject()
      json.name("amount")
      json.raw(amount.text)
      if let unit = units?.value.elements.dropFirst(index).first {
        json.name("unit")
        json.raw(unit.text)
      }
      json.name("name")
      json.string(name)
      json.endObject()
    }
    json.endArray()
    guard let document = try? JSONDocument(parsing: json.bytes) else { return nil }
    list = document.root
    keys = Set([amounts.name, units?.name].compactMap(\.self))
  }

  private static func isMost(_ list: JSONValue, _ condition: (String) -> Bool) -> Bool {
    let texts = list.elements.compactMap(\.shortText)
    return !texts.isEmpty && texts.count(where: condition) * 3 >= texts.count * 2
  }
}
