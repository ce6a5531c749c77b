import JSONSyntax
import RecipeCore

extension Recipe {
  /// Adds ingredients in any of the structures of documents.
  ///
  /// These are a list of strings or objects, groups with lists, a text with a line per ingredient,
  /// or an object whose values are lists (groups) or amounts, or whose names are the lines
  /// (food2fork.ca).
  ///
  /// Nested lists are read to a depth of 32.
  mutating func addIngredients(_ json: JSONValue) {
    var list = IngredientList()
    list.add(json, depth: 0)
    for entry in list.entries {
      switch entry {
      case .group(let name):
        ingredientGroups.append(RecipeGroup(name: name, start: ingredients.count))
      case .line(let line): addIngredients(CollectionOfOne(line))
      case .note(let note): notes.append(note)
      }
    }
    addIngredientList(list.lines)
  }

  /// Adds the groups of our own output: `[{"name": "Sauce", "start": 2}]`, over the lines added.
  ///
  /// - Returns: True if the groups have this form; otherwise nothing is added.
  mutating func addIngredientGroups(_ json: JSONValue) -> Bool {
    guard let groups = Self.groups(of: json) else { return false }
    // Our own output names its groups, so no line in it is a heading.
    takeLinesFromGroupsInBrackets(areEmpty: false)
    ingredientGroups += groups
    return true
  }

  /// Adds groups with lists of the lines that were added: `[{"purpose": "Sauce", "ingredients": […]}]`.
  ///
  /// - Returns: True if the lists have all lines; otherwise nothing is added.
  mutating func addIngredientGroups(ofLists json: JSONValue) -> Bool {
    guard json.kind == .array, ingredientGroups.isEmpty else { return false }
    var groups: [RecipeGroup] = []
    var texts: [String] = []
    for element in json.elements {
      guard let group = ListGroup(ofIngredients: element) else { return false }
      if let name = group.name { groups.append(RecipeGroup(name: name, start: texts.count)) }
      var list = IngredientList()
      list.add(group.list, depth: 0)
      texts += list.texts
    }
    guard !groups.isEmpty,
      texts.map({ $0.cleaned(.line) }) == ingredients.map({ $0.cleaned(.line) })
    else { return false }
    ingredientGroups = groups
    return true
  }

  /// Returns the groups of our own output, `nil` if they have another form.
  static func groups(of json: JSONValue) -> [RecipeGroup]? {
    guard json.kind == .array else { return nil }
    var groups: [RecipeGroup] = []
    for group in json.elements {
      guard let name = group["name"]?.string, let start = group["start"]?.integer, start >= 0
      else { return nil }
      groups.append(RecipeGroup(name: name, start: start))
    }
    return groups
  }
}

/// The ingredients of a list, however it is structured.
struct IngredientList {
  /// The lines and the names of groups, in order; empty for a list of strings.
  private(set) var entries: [IngredientTable.Entry] = []
  /// The strings of a list that has nothing else.
  private(set) var lines: [String] = []

  /// The objects, or arrays, that are rows of one table, not yet read.
  private var rows: [JSONValue] = []
  /// The foods of the rows, if they are not in the objects.
  private var foods: [String] = []
  /// The key of the member that tells the kinds of the rows.
  private var kindKey: String?
  /// The judgement of rows that are objects with one member, whose keys are amounts.
  private var amounts: FoodMembers?

  /// The maximum depth of lists in lists.
  static let depthLimit = 32

  /// The texts of the lines.
  var texts: [String] {
    lines
      + entries.compactMap { entry in
        if case .line(let line) = entry { line } else { nil }
      }
  }

  /// Adds a value of any kind.
  mutating func add(_ json: JSONValue, depth: Int) {
    guard depth <= Self.depthLimit else { return }
    if depth == 0, let strings = json.strings {
      guard strings.contains(where: BoldText.hasMarkup) else {
        return lines = HeadingLines.marked(in: DividedLines.joined(strings))
      }
      return add(strings)
    }
    switch json.kind {
    case .string: add(text: json.string ?? "")
    case .array:
      add(elementsOf: json, depth: depth)
    case .object: add(object: json, depth: depth)
    case .null, .boolean, .number: break
    }
    endRows()
  }

  /// Adds lines with markup; those in bold among others are the names of groups.
  private mutating func add(_ strings: [String]) {
    let names = strings.map(BoldText.name)
    let areNames = names.count { $0 != nil } * 2 < strings.count
    for (string, name) in zip(strings, names) {
      if areNames, let name, !name.contains(where: \.isNumber) {
        entries.append(.group(name))
      } else {
        entries.append(.line(HTMLText.plain(string)))
      }
    }
  }

  private mutating func add(elementsOf list: JSONValue, depth: Int) {
    let labels = LabelledElements(list.elements)
    if let strings = list.strings {
      endRows()
      entries += HeadingLines.marked(in: DividedLines.joined(strings)).map { .line($0) }
      return
    }
    let (areRows, keys) = (list.areRows, list.keysOfRows)
    let kinds = RowKinds(list.elements)
    let wrapper = list.onlyKeyOfElements
    let outerKey = kindKey
    kindKey = kinds.key
    amounts = FoodMembers(rows: list.elements.compactMap(\.onlyMember))
    for element in StatedOrder.sorted(Array(list.elements), of: .ingredients) {
      switch kinds.kind(of: element) {
      case .heading(let name):
        endRows()
        entries.append(.group(name))
      case .remark(let text):
        endRows()
        entries.append(.note(text))
      case .aside: break
      case .row where wrapper != nil:
        add(element[wrapper ?? ""] ?? element, depth: depth + 1)
      case .row where labels.heading(of: element) != nil:
        endRows()
        entries.append(.group(labels.heading(of: element) ?? ""))
      case .row: add(element: element, areRows: areRows, keys: keys, depth: depth)
      }
    }
    endRows()
    kindKey = outerKey
  }

  /// Adds an element of a list.
  ///
  /// - Parameters:
  ///   - areRows: True if arrays are rows of a table.
  ///   - keys: The keys of the objects that are rows, which are no foods.
  private mutating func add(
    element: JSONValue, areRows: Bool, keys: Set<String> = [], depth: Int
  ) {
    switch element.kind {
    case .string:
      endRows()
      entries.append(.line(element.string ?? ""))
    case .array where areRows: rows.append(element)
    case .array: add(element, depth: depth + 1)
    case .object:
      if let group = ListGroup(ofIngredients: element) {
        add(group, in: element, depth: depth)
      } else if let member = element.onlyMember, !keys.contains(member.name),
        TableColumn(heading: member.heading).role == nil
      {
        // "- flour: 200 g"
        add(member: member, amounts ?? FoodMembers(element), depth: depth)
      } else {
        addRow(element)
      }
    case .null, .boolean, .number: break
    }
  }

  /// Adds an object to the table of those around it, under the name of its food if it is apart.
  private mutating func addRow(_ object: JSONValue, food: String? = nil) {
    if rows.count != foods.count && food != nil || !foods.isEmpty && food == nil { endRows() }
    rows.append(object)
    if let food { foods.append(food) }
  }

  /// Adds the lines of a text, without list marks.
  private mutating func add(text: String) {
    let text = text.contains("<") ? HTMLText.plain(text) : text
    if let elements = ListLiteral.elements(of: text) {
      return entries += DividedLines.joined(elements).map { .line($0) }
    }
    let texts = text.textLines
    let lines = texts.count == 1 ? RunOnIngredients.lines(of: text) : texts
    let plain = lines.map { DirectionText.withoutMark($0.cleaned(.verbatimLine)) }
    entries += DividedLines.joined(plain).map { .line($0) }
  }

  private mutating func add(object: JSONValue, depth: Int) {
    if let lists = NamedLists(object) { return add(lists.list, depth: depth + 1) }
    if let group = ListGroup(ofIngredients: object) { return add(group, in: object, depth: depth) }
    let members = FoodMembers(object)
    for member in object.members { add(member: member, members, depth: depth) }
  }

  private mutating func add(_ group: ListGroup, in object: JSONValue, depth: Int) {
    endRows()
    if let name = group.name { entries.append(.group(name)) }
    add(NamedLists(object)?.list ?? group.list, depth: depth + 1)
  }

  /// Adds a group under its name, a food and its amount, or a line under its number.
  private mutating func add(member: JSONValue.Member, _ members: FoodMembers, depth: Int) {
    let (name, value) = (member.name, member.value)
    if member.isIngredient {
      return addRow(value, food: member.namesReference ? nil : KeyWords.words(of: name))
    }
    endRows()
    switch value.kind {
    case .array:
      if !ListGroup.isGeneric(name, as: .ingredients) {
        entries.append(.group(KeyWords.title(of: name)))
      }
      add(value, depth: depth + 1)
    case .object where Int(name) != nil: add(element: value, areRows: false, depth: depth)
    case .object:
      guard let group = ListGroup(ofIngredients: value) else {
        entries.append(.group(KeyWords.title(of: name)))
        return add(value, depth: depth + 1)
      }
      entries.append(.group(group.name ?? KeyWords.title(of: name)))
      add(group.list, depth: depth + 1)
    case .string where (value.string ?? "").textLines.count > 1:
      if !ListGroup.isGeneric(name, as: .ingredients) {
        entries.append(.group(KeyWords.title(of: name)))
      }
      add(text: value.string ?? "")
    case .string, .number:
      entries.append(.line(members.line(SlugText.words(of: name), value.shortText ?? "")))
    case .null, .boolean: entries.append(.line(SlugText.words(of: name)))
    }
  }

  private mutating func endRows() {
    guard !rows.isEmpty else { return }
    entries += IngredientObjects(rows, foods: foods, without: kindKey).entries
    (rows, foods) = ([], [])
  }
}

extension JSONValue {
  /// The only member of an object with one scalar member, or one with a list.
  fileprivate var onlyMember: JSONValue.Member? {
    guard let first = members.first, members.dropFirst().isEmpty else { return nil }
    return first
  }

  /// The key of a list that is the only member of each element, and so no name of any of them.
  fileprivate var onlyKeyOfElements: String? {
    guard elements.dropFirst().first(where: { _ in true }) != nil,
      let key = elements.first(where: { _ in true })?.onlyMember?.name
    else { return nil }
    let areAll = elements.allSatisfy { element in
      element.onlyMember.map { $0.name == key && $0.value.kind == .array } ?? false
    }
    return areAll ? key : nil
  }

  /// The keys of the objects of a list that have several members.
  fileprivate var keysOfRows: Set<String> {
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
      row.kind == .array && row.elements.allSatisfy { $0.kind != .array && $0.kind != .object }
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
  fileprivate var isIngredient: Bool {
    value.kind == .object && Int(name) == nil && ListGroup(ofIngredients: value) == nil
      && !FoodMembers(value).areFoods
  }

  /// True if the name is only a reference to the ingredient, whose name is in the value:
  /// `"i1": {"name": "flour", "amount": "200 g"}`.
  fileprivate var namesReference: Bool {
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
  fileprivate var heading: String { KeyWords.words(of: name) }
}
