import JSONSyntax
import RecipeCore

/// The ingredients of a list, however it is structured.
struct IngredientList {
  /// The lines and the names of groups, in order; empty for a list of strings.
  private(set) var entries: [IngredientTable.Entry] = []
  /// The strings of a list that has nothing else.
  private(set) var lines: [String] = []

  /// The yield of the recipe, or that for which the amounts are.
  private(set) var yield: String?

  /// The objects, or arrays, that are rows of one table, not yet read.
  private var rows: [JSONValue] = []
  /// The foods of the rows, if they are not in the objects.
  private var foods: [String] = []
  /// The key of the member that tells the kinds of the rows.
  private var kindKey: String?
  /// The key of the lists of groups, if one of them is told to be a list of ingredients.
  private var listKey: String?
  /// True for the members of an object with several lists, which are groups whatever their names.
  private var areSeveralLists = false
  /// The judgement of rows that are objects with one member, whose keys are amounts.
  private var amounts: FoodMembers?

  /// The maximum depth of lists in lists.
  private let maximumDepth: Int

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - yield: The yield of the recipe, which chooses among amounts for several yields.
  ///   - maximumDepth: The maximum depth of lists in lists.
  init(yield: String? = nil, maximumDepth: Int = 32) {
    self.yield = yield
    self.maximumDepth = maximumDepth
  }

  /// The texts of the lines.
  var texts: [String] {
    lines
      + entries.compactMap { entry in
        if case .line(let line) = entry { line } else { nil }
      }
  }

  /// Adds a value of any kind.
  mutating func add(_ json: JSONValue, depth: Int) {
    guard depth <= maximumDepth, !json.isTableOfSpans else { return }
    if depth == 0, let strings = json.strings {
      guard strings.contains(where: BoldText.hasMarkup) else {
        return lines = Self.lines(of: strings)
      }
      return add(strings)
    }
    if let text = BlockText.plainMarkdown(of: json) { return add(blocks: text) }
    switch json.kind {
    case .string: add(text: json.string ?? "")
    case .array:
      add(elementsOf: json, depth: depth)
    case .object: add(object: json, depth: depth)
    case .null, .boolean, .number: break
    }
    endRows()
  }

  /// Returns the lines of a list of strings as a cook would write them.
  private static func lines(of strings: [String]) -> [String] {
    HeadingLines.marked(in: DividedLines.joined(SlugText.readable(StrongMarks.lines(of: strings))))
  }

  /// Adds lines with markup; those in bold among others are the names of groups.
  private mutating func add(_ strings: [String]) {
    let names = strings.map(BoldText.name)
    let areNames = names.count { $0 != nil } * 2 < strings.count
    let lines = strings.map(HTMLText.plain)
    let unmarked = StrongMarks.lines(of: lines)
    for (index, line) in lines.enumerated() {
      if areNames, let name = names[index], !name.contains(where: \.isNumber) {
        entries.append(.group(name))
      } else if unmarked[index] != line, unmarked[index].hasSuffix(":") {
        entries.append(.group(IngredientHeading.name(of: unmarked[index])))
      } else {
        entries.append(.line(line))
      }
    }
  }

  private mutating func add(elementsOf list: JSONValue, depth: Int) {
    let labels = LabelledElements(list.elements)
    if let strings = list.strings {
      endRows()
      entries += Self.lines(of: strings).map { .line($0) }
      return
    }
    let (areRows, keys) = (list.areRows, list.keysOfRows)
    let kinds = RowKinds(list.elements)
    let wrapper = list.onlyKeyOfElements
    let outerKeys = (kindKey, listKey)
    kindKey = kinds.key
    listKey = list.elements.lazy.prefix(Self.maximumGroupCount).firstNonNil {
      $0.kind == .object ? ListGroup(ofIngredients: $0)?.key : nil
    }
    amounts = FoodMembers(rows: list.elements.compactMap(\.onlyMember))
    let elements = Self.named(Self.withoutGroupFirst(list.elements, kinds, labels))
    // Lines among groups are read together, as those of a list that has nothing else.
    var lines = Self.lines(of: elements.compactMap(\.string))[...]
    for element in elements {
      let line = element.kind == .string ? lines.popFirst() : nil
      switch kinds.kind(of: element) {
      case .heading(let name):
        endRows()
        let isOfAll = SectionKind(heading: name, isNested: true) == .ingredients
        if !entries.isEmpty || !isOfAll { entries.append(.group(name)) }
      case .remark(let text):
        endRows()
        entries.append(.note(text))
      case .aside: break
      case .row where wrapper != nil:
        add(element[wrapper ?? ""] ?? element, depth: depth + 1)
      case .row:
        if let heading = labels.heading(of: element) {
          endRows()
          entries.append(.group(heading))
        } else {
          add(element: element, as: line, areRows: areRows, keys: keys, depth: depth)
        }
      }
    }
    endRows()
    (kindKey, listKey) = outerKeys
  }

  /// The number of elements among which the first group is looked for.
  private static let maximumGroupCount = 16

  /// Returns the elements of a list with the foods that are keys of theirs under a name for foods.
  private static func named(_ elements: [JSONValue]) -> [JSONValue] {
    guard let foods = KeyedFoods(elements), foods.haveRemarks else { return elements }
    return foods.named(elements)
  }

  /// Returns the elements of a list in the order of their numbers, with the lines among groups that
  /// have lists of their own before these: they are of no group.
  private static func withoutGroupFirst(
    _ list: some Sequence<JSONValue>, _ kinds: RowKinds, _ labels: LabelledElements
  ) -> [JSONValue] {
    let elements = StatedOrder.sorted(Array(list), of: .ingredients)
    let areGroups = elements.map { element in
      element.onlyMember.map { $0.value.kind == .array }
        ?? (ListGroup(ofIngredients: element)?.name != nil)
    }
    guard areGroups.contains(true), areGroups.contains(false),
      zip(elements, areGroups).allSatisfy({ element, isGroup in
        kinds.kind(of: element) == .row && labels.heading(of: element) == nil
          && (isGroup || element.mayBeOfNoGroup)
      })
    else { return elements }
    let indices = elements.indices
    return (indices.filter { !areGroups[$0] } + indices.filter { areGroups[$0] })
      .map { elements[$0] }
  }

  /// Adds an element of a list.
  ///
  /// - Parameters:
  ///   - line: The line that a string is, as a cook would write it.
  ///   - areRows: True if arrays are rows of a table.
  ///   - keys: The keys of the objects that are rows, which are no foods.
  private mutating func add(
    element: JSONValue, as line: String? = nil, areRows: Bool, keys: Set<String> = [], depth: Int
  ) {
    switch element.kind {
    case .string:
      endRows()
      entries.append(.line(line ?? element.string ?? ""))
    case .array where element.namedPair != nil:
      endRows()
      guard let (name, list) = element.namedPair else { return }
      entries.append(.group(IngredientHeading.name(of: name)))
      add(list, depth: depth + 1)
    case .array where areRows: rows.append(element)
    case .array: add(element, depth: depth + 1)
    case .object:
      if let choice = choice(in: element, depth: depth) {
        endRows()
        entries.append(.line(choice))
      } else if let group = ListGroup(ofIngredients: element, likeUnder: listKey) {
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

  /// Returns the line of an object that is nothing but a list of which one is taken.
  private func choice(in object: JSONValue, depth: Int) -> String? {
    guard let only = object.onlyMember, only.value.kind == .array,
      TableVocabulary.isChoice(only.heading)
    else { return nil }
    var others = IngredientList()
    others.add(only.value, depth: depth + 1)
    return others.texts.count > 1 ? others.texts.joined(separator: " or ") : nil
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
      .filter { line in line.isEmpty || line.contains { $0.isLetter || $0.isNumber } }
    entries += DividedLines.joined(plain).map { .line($0) }
  }

  /// Adds the lines of an editor's blocks, below the names of their groups.
  private mutating func add(blocks text: String) {
    endRows()
    for line in text.textLines.map({ $0.cleaned(.line) }) where !line.isEmpty {
      if line.hasPrefix("#") {
        entries.append(.group(IngredientHeading.name(of: String(line.drop { "# ".contains($0) }))))
      } else {
        entries.append(.line(DirectionText.withoutMark(line)))
      }
    }
  }

  private mutating func add(object: JSONValue, depth: Int) {
    if let lists = NamedLists(object) { return add(lists.list, depth: depth + 1) }
    if let group = ListGroup(ofIngredients: object) { return add(group, in: object, depth: depth) }
    let elements = Self.named([object])
    if elements.first?.text != object.text {
      for element in elements { addRow(element) }
      return
    }
    let members = FoodMembers(object)
    let areGroups = FoodMembers.areGroups(object)
    areSeveralLists = object.members.count { $0.value.kind == .array } > 1
    defer { areSeveralLists = false }
    for member in object.members {
      if members.areFoods, let remark = FoodMembers.remark(member) {
        endRows()
        entries.append(.note(remark))
      } else if areGroups, FoodMembers.mayBeFoods(member.value) {
        endRows()
        entries.append(.group(KeyWords.title(of: member.name)))
        let foods = FoodMembers(member.value)
        for food in member.value.members { add(member: food, foods, depth: depth + 1) }
      } else {
        add(member: member, members, depth: depth)
      }
    }
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
      return addRow(
        value, food: member.namesReference ? nil : KeyWords.words(of: SlugText.words(of: name)))
    }
    endRows()
    if value.kind == .array, let measures = MeasureList(value) {
      return entries.append(.line(measures.line(of: SlugText.words(of: name))))
    }
    switch value.kind {
    case .array:
      if areSeveralLists && !ListGroup.isContainer(name)
        || !ListGroup.isGeneric(name, as: .ingredients)
      {
        entries.append(.group(KeyWords.title(of: name)))
      }
      add(value, depth: depth + 1)
    case .object where Int(name) != nil: add(element: value, areRows: false, depth: depth)
    case .object:
      guard let group = ListGroup(ofIngredients: value) else {
        entries.append(.group(KeyWords.title(of: name)))
        return add(value, depth: depth + 1)
      }
      let own = group.isNamedByKey ? nil : group.name
      entries.append(.group(own ?? KeyWords.title(of: name)))
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
    let objects = IngredientObjects(rows, foods: foods, without: kindKey, yield: yield)
    entries += objects.entries
    yield = yield ?? objects.yield
    (rows, foods) = ([], [])
  }
}
