import JSONSyntax

extension ObjectMembers {
  /// Takes the texts that name lists of ingredients: `"ingredients_2_title": "Sauce"`.
  mutating func takeNamesOfLists() {
    others = others.filter { list in
      guard let key = List.nameOfTitled(by: list.name), let name = list.value.string,
        object[key] != nil || !furtherIngredients.isEmpty, !name.isEmpty
      else { return true }
      namesOfLists[key] = name
      return false
    }
  }

  /// Takes the first short text as the title of an object with ingredients or directions.
  mutating func takeTitle() {
    guard text(.title)?.cleaned(.line).isEmpty ?? true,
      self[.ingredients] != nil || self[.directions] != nil || !parts.isEmpty
    else { return }
    let named = others.firstIndex { ($0.isNamedAsName || $0.isLabel) && $0.mayBeTitle }
    if let index = named ?? others.firstIndex(where: \.mayBeTitle) {
      isTitleGuessed = named == nil && isUnlikelyTitle(others[index])
      found[.title] = others.remove(at: index).value
    } else if let (index, inner) = titleInObject {
      found[.title] = inner.value
      let rest = others[index].value.members.filter { $0.name != inner.name }
        .map { List(name: $0.name, value: $0.value) }
      others[index] = others[index].reduced(to: rest)
      if rest.isEmpty { others.remove(at: index) }
    }
  }

  /// Takes the names of what is made as the title, and the amount as the yield, beside the directions of a
  /// recipe without a title: `"product": [{"name": "extract", "amount": 1, "measure": "cup"}]`.
  mutating func takeProduct() {
    guard context.mayHaveTitle, !hasTitle, self[.directions] != nil,
      let index = others.firstIndex(where: { $0.namesOfProducts != nil }),
      let names = others[index].namesOfProducts
    else { return }
    var list = IngredientList()
    list.add(others.remove(at: index).value, depth: 0)
    found[.title] = Self.text(names.joined(separator: ", "))
    if self[.yield] == nil, names.count == 1, let line = list.texts.first,
      AmountText.startsWithAmount(line)
    {
      found[.yield] = Self.text(line)
    }
  }

  /// Returns a text as a value.
  private static func text(_ text: String) -> JSONValue? {
    var json = JSONWriter(isIndented: false)
    json.string(text)
    return (try? JSONDocument(parsing: json.bytes))?.root
  }

  /// True for a text that begins with an amount or a small letter, or is behind the ingredients, where few write a title.
  private func isUnlikelyTitle(_ list: List) -> Bool {
    if let text = list.value.string,
      text.first?.isLowercase ?? false || AmountText.startsWithAmount(text)
    {
      return true
    }
    guard let foods = self[.ingredients].flatMap(name(of:)) else { return false }
    return object.members.first { $0.name == foods || $0.name == list.name }?.name == foods
  }

  /// The text named as a title, or the first short one, in an object beside the ingredients, `{"card": {"caption": "Soup"}}`, with the
  /// index of the object.
  private var titleInObject: (Int, List)? {
    for (index, list) in others.enumerated()
    where list.value.kind == .object && !list.hasOtherMeaning {
      let texts = list.value.members.map { List(name: $0.name, value: $0.value) }
        .filter { $0.value.kind == .string }
      let named = texts.first { ($0.isNamedAsName || $0.isLabel) && $0.mayBeTitle }
      if let title = named ?? texts.first, title.mayBeTitle { return (index, title) }
    }
    return nil
  }
}
