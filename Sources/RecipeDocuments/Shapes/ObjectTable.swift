import JSONSyntax
import Text

/// The objects of a list as the rows of a table, with a column for each path of keys.
struct ObjectTable {
  /// The columns, in the order in which their keys are first used.
  private(set) var columns: [Column] = []
  /// The texts, a row for each object; a row may be shorter than the list of columns.
  private(set) var rows: [[String]] = []

  private var places: [String: Int] = [:]
  /// The names by which the objects refer to others, row by row, under their keys.
  private(set) var references: [(name: String, texts: [Int: String])] = []

  /// The maximum number of columns, and the maximum depth of objects in objects.
  private static let (columnLimit, maximumDepth) = (48, 3)

  /// Creates the table of objects, or of arrays, whose columns have no names.
  ///
  /// - Parameter hidden: The key of a member that is not a column.
  init(_ elements: some Sequence<JSONValue>, without hidden: String? = nil) {
    let allBounds = MemberBounds.Pair.all(in: elements, limit: Self.columnLimit)
    for element in elements {
      rows.append([])
      if element.kind == .array {
        for (index, cell) in element.elements.enumerated() { add(cell, ["\(index)"], depth: 0) }
      } else {
        let bounds = MemberBounds(element, allBounds)
        for (name, range) in bounds.ranges { set(range, [name]) }
        for member in element.members
        where !bounds.names.contains(member.name) && member.name != hidden {
          add(member.value, [member.name], depth: 0)
        }
      }
    }
    for column in columns.indices { replaceSlugs(in: column) }
  }

  /// The headings of the columns.
  var headings: [String] { columns.map(\.heading) }

  /// Returns the text in a column of a row, which may be empty.
  func text(_ row: Int, _ column: Int) -> String {
    rows[row].indices.contains(column) ? rows[row][column] : ""
  }

  /// Returns the texts of a column that are not empty.
  func texts(_ column: Int) -> [String] {
    rows.compactMap { row in
      row.indices.contains(column) && !row[column].isEmpty ? row[column] : nil
    }
  }

  private mutating func add(_ value: JSONValue, _ path: [String], depth: Int) {
    switch value.kind {
    case .string: set(value.string ?? "", path)
    case .number where !Self.isID(path):
      set(Self.number(value.numberText ?? "", path), path)
    case .number: break
    case .array: add(list: value, path, depth: depth)
    case .object:
      if let quantity = QuantityObject(value) { return set(quantity.text, path) }
      if Self.isTimer(path), let timer = TimerObject(value) { return set(timer.text, path) }
      if let range = NumberRange(value) { set(range.text, path) }
      guard depth < Self.maximumDepth else { return }
      for member in Self.membersOfPeople(of: value) where NumberRange.bound(of: member) == nil {
        add(member.value, path + [member.name], depth: depth + 1)
      }
    case .boolean:
      if value.boolean == true, Self.isOptional(path.last ?? "") { set("optional", path) }
    case .null: break
    }
  }

  /// True for the key of a flag of foods that may be left out.
  static func isOptional(_ name: String) -> Bool {
    KeyWords.words(of: name).lowercased().hasSuffix("optional")
  }

  /// Returns the members of an object without those that a database adds, `"_ref"`.
  private static func membersOfPeople(of object: JSONValue) -> [JSONValue.Member] {
    let others = object.members.filter { !$0.name.hasPrefix("_") }
    return others.contains { $0.value.saysSomething } ? others : Array(object.members)
  }

  /// Adds the texts of a list, the measures of an ingredient, each in columns of its own, or the
  /// ingredients that may replace it.
  private mutating func add(list: JSONValue, _ path: [String], depth: Int) {
    if Self.isTimer(path), let timers = TimerObject.texts(of: list) { return set(timers, path) }
    if let measure = MeasureList(list) { return set(measure.text, path) }
    if let food = list.onlyElement, let name = food.shortText, let unit = food.unitInList {
      set(name, path)
      return set(unit, path + ["unit"])
    }
    guard depth < Self.maximumDepth, list.elements.contains(where: \.isUnnamed) else {
      return set(list.elements.compactMap(\.shortText).joined(separator: ", "), path)
    }
    if list.elements.allSatisfy(\.isMeasure) {
      for (index, measure) in list.elements.enumerated() {
        add(measure, path + (index == 0 ? [] : ["#\(index + 1)"]), depth: depth + 1)
      }
    } else {
      var others = IngredientList(maximumDepth: 3)
      others.add(list, depth: 1)
      let texts = others.texts.joined(separator: ", ")
      set(texts.isEmpty ? "" : KeyWords.words(of: path.last ?? "") + ": " + texts, path)
    }
  }

  /// True for a key of timers.
  private static func isTimer(_ path: [String]) -> Bool {
    ["timer", "timers"].contains(path.last?.lowercased())
  }

  /// Returns a number as a person writes it: "2" for "2.0", nothing for 0 but for an amount, which
  /// has no unit then.
  private static func number(_ text: String, _ path: [String]) -> String {
    guard Double(text) != 0 else { return Column(path: path).isOfAmounts ? "0" : "" }
    guard let point = text.firstIndex(of: "."), text[point...].dropFirst().allSatisfy({ $0 == "0" })
    else { return text }
    return String(text[..<point])
  }

  private mutating func set(_ text: String, _ path: [String]) {
    let text = Self.number(in: DurationText.worded(HTMLText.plain(text).cleaned(.line)), path)
    let name = path.joined(separator: ".")
    let isMachine = MachineText.isMachine(DocumentValue(name, text, line: 1))
    guard !text.isEmpty else { return }
    if isMachine || Self.isID(path), !(SlugText.isReference(text) && Column(path: path).isOfFoods) {
      return addReference(text, name)
    }
    guard let column = column(name, path), let row = rows.indices.last else { return }
    while rows[row].count <= column { rows[row].append("") }
    if rows[row][column].isEmpty { rows[row][column] = text }
  }

  /// True for a key of several words that ends with the word for ids: "food_id".
  private static func isID(_ path: [String]) -> Bool {
    let words = FoldedText.words(KeyWords.words(of: path.last ?? "").utf8)
    return words.hasSuffix(" id") || words.hasSuffix(" ids")
  }

  /// Keeps a name by which programs refer to something, or a kind, which is the food where nothing else is:
  /// `{"type": "Plain flour", "quantity": "300g"}`.
  private mutating func addReference(_ text: String, _ name: String) {
    guard SlugText.isReference(text) || name == "type", let row = rows.indices.last else { return }
    if let place = references.firstIndex(where: { $0.name == name }) {
      references[place].texts[row] = text
    } else if references.count < Self.columnLimit {
      references.append((name, [row: text]))
    }
  }

  /// Returns a text that is a number as a person writes it: "2" for "2.0".
  private static func number(in text: String, _ path: [String]) -> String {
    guard let first = text.utf8.first, first.isASCIIDigit, Double(text) != nil else { return text }
    return number(text, path)
  }

  /// Replaces the names of a column that programs made, "red-onion", by words, if all are such, or
  /// else those with underscores.
  private mutating func replaceSlugs(in column: Int) {
    let texts = texts(column)
    let isNamed = TableColumn(heading: columns[column].heading).role != nil
    let isKey = Self.keys.contains(columns[column].heading) || Int(columns[column].heading) != nil
    let areNames = columns[column].isOfFoods || (isNamed || isKey) && !isOfReferences(column)
    var rest = (areNames ? SlugText.words(ofAll: texts) : nil)?[...] ?? texts.map(Self.words)[...]
    for row in rows.indices where rows[row].indices.contains(column) && !rows[row][column].isEmpty {
      rows[row][column] = rest.removeFirst()
    }
  }

  /// The keys of names that programs refer to foods by, and the columns of arrays, which have none.
  private static let keys: Set<String> = ["key", "code", "reference", "ingredient"]

  /// Returns the words of a name that a program would accept: "red_lentils".
  private static func words(of text: String) -> String {
    let isName = text.contains("_") && text.allSatisfy { $0.isLetter || $0 == "_" }
    return isName ? text.split(separator: "_").joined(separator: " ") : text
  }

  private mutating func column(_ name: String, _ path: [String]) -> Int? {
    if let place = places[name] { return place }
    guard columns.count < Self.columnLimit else { return nil }
    columns.append(Column(path: path))
    places[name] = columns.count - 1
    return columns.count - 1
  }
}

extension JSONValue {
  /// The object that is all of a list.
  fileprivate var onlyElement: JSONValue? {
    let first = elements.prefix(2).map { $0 }
    return first.count == 1 && first[0].kind == .object ? first[0] : nil
  }

  /// The unit of a food in a list of its own: `"units": [{"name": "cup", "short": "c"}]`.
  fileprivate var unitInList: String? {
    members.firstNonNil { member in
      let words = FoldedText.words(KeyWords.words(of: member.name).utf8)
      guard words.hasPrefix("unit") || TableColumn(heading: words).role == .unit,
        let unit = member.value.onlyElement
      else { return nil }
      let texts = unit.members.filter { $0.value.kind == .string }.compactMap(\.value.shortText)
        .filter { (1...24).contains($0.utf8.count) }
      return texts.last { AmountText.unit($0) != nil } ?? unit.shortText
    }
  }

  /// True for an object without a name of its own.
  fileprivate var isUnnamed: Bool { kind == .object && shortText == nil }

  /// True for an object with an amount, or a range of amounts, and no food.
  fileprivate var isMeasure: Bool {
    guard kind == .object, self["name"] == nil else { return false }
    return NumberRange(self) != nil
      || members.contains { TableColumn(heading: KeyWords.words(of: $0.name)).role == .amount }
  }
}
