import JSONSyntax

extension JSONValue {
  /// The only member of an object with one scalar member, or one with a list.
  var onlyMember: JSONValue.Member? {
    guard let first = members.first, members.dropFirst().isEmpty else { return nil }
    return first
  }

  /// The name and the list of a part in an array of both: `["Filling", ["500 g fish"]]`.
  var namedPair: (name: String, list: JSONValue)? {
    guard kind == .array else { return nil }
    let parts = elements.prefix(3).map { $0 }
    guard parts.count == 2, parts[1].kind == .array, let name = parts[0].string?.cleaned(.line),
      !name.isEmpty, name.utf8.count <= 60, !AmountText.isAmount(name)
    else { return nil }
    return (name, parts[1])
  }

  /// True for a line, or for an object that may be an ingredient and has no list of its own.
  var mayBeOfNoGroup: Bool {
    if kind == .string { return true }
    return members.dropFirst().first != nil && !members.contains { $0.value.kind == .array }
  }

  /// The key of a list that is the only member of each element, and so no name of any of them.
  var onlyKeyOfElements: String? {
    guard elements.dropFirst().first(where: { _ in true }) != nil,
      let key = elements.first(where: { _ in true })?.onlyMember?.name
    else { return nil }
    let areAll = elements.allSatisfy { element in
      element.onlyMember.map { $0.name == key && $0.value.kind == .array } ?? false
    }
    return areAll ? key : nil
  }

  /// The keys of the objects of a list that have several members.
  var keysOfRows: Set<String> {
    var keys: Set<String> = []
    for element in elements where element.members.dropFirst().first != nil {
      for member in element.members { keys.insert(member.name) }
    }
    return keys
  }

  /// True for an array whose elements are arrays of as many scalars, at least two, or of a few, most
  /// of which have an amount apart.
  var areRows: Bool {
    guard kind == .array, let first = elements.first, first.kind == .array else { return false }
    let areFlat = elements.allSatisfy { row in
      row.kind == .array && row.elements.allSatisfy { $0.kind != .object && $0.elements.isEmpty }
    }
    guard areFlat, !areListsOfLines else { return false }
    let widths = Set(elements.map(\.elements.count))
    guard widths.count > 1 else { return first.elements.count > 1 }
    let measured = elements.count { row in
      row.elements.contains { cell in
        cell.kind == .number || AmountText.isAmount(cell.shortText ?? "")
      }
    }
    return elements.count > 2 && measured * 2 >= elements.count
      && widths.max().map { $0 <= Self.mostCells } ?? false
  }

  /// True if most arrays have several texts that are whole lines, "200 g flour": they are lists.
  private var areListsOfLines: Bool {
    let lists = elements.count { list in
      list.elements.count(where: { AmountText.startsWithUnit($0.string ?? "") }) > 1
    }
    return lists > 0 && lists * 2 >= elements.count
  }

  /// The maximum number of cells in rows of different length.
  private static let mostCells = 5
}

extension JSONValue.Member {
  /// True if the value describes the food that the name is.
  var isIngredient: Bool {
    value.kind == .object && Int(name) == nil && ListGroup(ofIngredients: value) == nil
      && !FoodMembers(value).areFoods
  }

  /// True if the name is only a reference to the ingredient, whose name is in the value:
  /// `"i1": {"name": "flour", "amount": "200 g"}`.
  var namesReference: Bool {
    let food = value.members.firstNonNil { member in
      TableColumn(heading: KeyWords.words(of: member.name)).role == .food
        ? member.value.string : nil
    }
    guard let food, food.contains(where: \.isLetter) else { return false }
    let (words, key) = (FoldedText.key(food.utf8), FoldedText.key(name.utf8))
    let isNumbered =
      name.utf8.count <= 16 && name.contains(where: \.isNumber) && !name.contains(" ")
    return isNumbered || words.contains(key) || key.contains(words)
  }

  /// The words of the name.
  var heading: String { KeyWords.words(of: name) }
}
