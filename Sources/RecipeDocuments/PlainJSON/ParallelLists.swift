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
    if let swapped = Self(amounts: foods, others) {
      self = swapped
      return
    }
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
    guard let list = Self.joined(names, amounts.value, units?.value) else { return nil }
    self.list = list
    keys = Set([amounts.name, units?.name].compactMap(\.self))
  }

  /// Joins the list of nothing but amounts that was taken for the ingredients with the foods.
  private init?(amounts: JSONValue, _ others: [ObjectMembers.List]) {
    guard let texts = amounts.strings, (2...Self.limit).contains(texts.count),
      texts.allSatisfy({ AmountText.isAmount($0) || $0.isEmpty }),
      let foods = others.first(where: { list in
        guard let names = list.value.strings, names.count == texts.count else { return false }
        return names.allSatisfy { $0.contains(where: \.isLetter) && !AmountText.isAmount($0) }
      }), let list = Self.joined(foods.value.strings ?? [], amounts, nil)
    else { return nil }
    self.list = list
    keys = [foods.name]
  }

  /// Returns the ingredients as objects.
  private static func joined(
    _ names: [String], _ amounts: JSONValue, _ units: JSONValue?
  ) -> JSONValue? {
    var json = JSONWriter(isIndented: false)
    json.beginArray()
    for (index, (name, amount)) in zip(names, amounts.elements).enumerated() {
      json.beginObject()
      json.name("amount")
      json.raw(amount.text)
      if let unit = units?.elements.dropFirst(index).first {
        json.name("unit")
        json.raw(unit.text)
      }
      json.name("name")
      json.string(name)
      json.endObject()
    }
    json.endArray()
    return (try? JSONDocument(parsing: json.bytes))?.root
  }

  private static func isMost(_ list: JSONValue, _ condition: (String) -> Bool) -> Bool {
    let texts = list.elements.compactMap(\.shortText)
    return !texts.isEmpty && texts.count(where: condition) * 3 >= texts.count * 2
  }
}
