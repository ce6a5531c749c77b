import JSONSyntax

/// Foods, amounts and units in the lists of an object, which their names tell:
/// `{"items": ["gin", "tonic"], "amount": [45, 100], "unit": ["ml", "ml"]}`.
struct NamedLists {
  /// The ingredients as objects.
  let list: JSONValue

  private static let (mostFoods, mostLists) = (500, 8)
  /// The lists beside the foods, and the names of their members.
  private static let parts: [(role: TableColumn.Role, name: String)] = [
    (.amount, "amount"), (.unit, "unit"), (.preparation, "prep"),
  ]

  /// Joins the lists, or returns `nil` unless there are foods and amounts; these may be those of the
  /// first foods only.
  init?(_ object: JSONValue) {
    guard object.kind == .object, object.members.dropFirst(Self.mostLists).isEmpty else {
      return nil
    }
    var lists: [TableColumn.Role: JSONValue] = [:]
    for member in object.members where member.value.areScalars {
      guard let role = TableColumn(heading: KeyWords.words(of: member.name)).role else { continue }
      lists[role] = lists[role] ?? member.value
    }
    guard let foods = (lists[.food] ?? lists[.line])?.strings,
      (1...Self.mostFoods).contains(foods.count), let amounts = lists[.amount],
      amounts.elements.count <= foods.count, !foods.contains(where: AmountText.startsWithUnit)
    else { return nil }
    var json = JSONWriter(isIndented: false)
    json.beginArray()
    for (index, food) in foods.enumerated() {
      json.beginObject()
      for (role, name) in Self.parts {
        guard let text = lists[role]?.elements.dropFirst(index).first else { continue }
        json.name(name)
        json.raw(text.text)
      }
      json.name("name")
      json.string(food)
      json.endObject()
    }
    json.endArray()
    guard let document = try? JSONDocument(parsing: json.bytes) else { return nil }
    list = document.root
  }
}

extension JSONValue {
  /// True for a list of texts, numbers and nulls.
  fileprivate var areScalars: Bool {
    kind == .array && elements.allSatisfy { $0.kind == .string || $0.kind == .number || $0.isNull }
  }
}
