import JSONSyntax
import Text

/// The objects of a list as the rows of a table, with a column for each path of keys.
struct ObjectTable {
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

  /// The columns, in the order in which their keys are first used.
  private(set) var columns: [Column] = []
  /// The texts, a row for each object; a row may be shorter than the list of columns.
  private(set) var rows: [[String]] = []

  private var places: [String: Int] = [:]

  /// The maximum number of columns, and the maximum depth of objects in objects.
  private static let (columnLimit, depthLimit) = (48, 3)

  /// Creates the table of objects, or of arrays, whose columns have no names.
  ///
  /// - Parameter hidden: The key of a member that is not a column.
  init(_ elements: some Sequence<JSONValue>, without hidden: String? = nil) {
    let allBounds = MemberBounds.Pair.all(in: elements)
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

  /// True if the texts of a column are references between lists, "i1", "a3f", and not for people: each
  /// row has its own, or several.
  func isOfReferences(_ column: Int) -> Bool {
    let texts = texts(column)
    let tokens = texts.map { $0.split(separator: ",").map { $0.drop { $0 == " " } } }
    guard rows.count > 1, !texts.isEmpty, tokens.joined().allSatisfy(Self.isReference) else {
      return false
    }
    return texts.count == rows.count && Set(texts).count == texts.count
      || tokens.contains { $0.count > 1 } || isOnlyReferences(column)
  }

  /// True for a column that few rows have and whose name tells nothing: `"merges": ["s1"]`.
  private func isOnlyReferences(_ column: Int) -> Bool {
    TableColumn(heading: columns[column].heading).role == nil
      && RecipeKey(ofObject: columns[column].heading) == nil
      && texts(column).count * 2 <= rows.count
  }

  private static func isReference(_ token: Substring) -> Bool {
    guard token.utf8.count <= 16, let first = token.utf8.first, first.isASCIILetter else {
      return false
    }
    return token.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x5F }
      && token.utf8.contains(where: \.isASCIIDigit)
  }

  private mutating func add(_ value: JSONValue, _ path: [String], depth: Int) {
    switch value.kind {
    case .string: set(value.string ?? "", path)
    case .number: set(Self.number(value.numberText ?? "", path), path)
    case .array: add(list: value, path, depth: depth)
    case .object:
      if let quantity = QuantityObject(value) { return set(quantity.text, path) }
      if let range = NumberRange(value) { set(range.text, path) }
      guard depth < Self.depthLimit else { return }
      for member in value.members where NumberRange.bound(of: member) == nil {
        add(member.value, path + [member.name], depth: depth + 1)
      }
    case .boolean:
      let words = KeyWords.words(of: path.last ?? "").lowercased()
      if value.boolean == true, words.hasSuffix("optional") { set("optional", path) }
    case .null: break
    }
  }

  /// Adds the texts of a list, the measures of an ingredient, each in columns of its own, or the
  /// ingredients that may replace it.
  private mutating func add(list: JSONValue, _ path: [String], depth: Int) {
    if let food = list.onlyElement, let name = food.shortText, let unit = food.unitInList {
      set(name, path)
      return set(unit, path + ["unit"])
    }
    guard depth < Self.depthLimit, list.elements.contains(where: \.isUnnamed) else {
      return set(list.elements.compactMap(\.shortText).joined(separator: ", "), path)
    }
    if list.elements.allSatisfy(\.isMeasure) {
      for (index, measure) in list.elements.enumerated() {
        add(measure, path + (index == 0 ? [] : ["\(index + 1)"]), depth: depth + 1)
      }
    } else {
      var others = IngredientList()
      others.add(list, depth: IngredientList.depthLimit - 2)
      let texts = others.texts.joined(separator: ", ")
      set(texts.isEmpty ? "" : KeyWords.words(of: path.last ?? "") + ": " + texts, path)
    }
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
    guard !text.isEmpty, !isMachine || SlugText.isName(text) && Column(path: path).isOfFoods
    else { return }
    guard let column = column(name, path), let row = rows.indices.last else { return }
    while rows[row].count <= column { rows[row].append("") }
    if rows[row][column].isEmpty { rows[row][column] = text }
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
    let areNames = columns[column].isOfFoods || isNamed && !isOfReferences(column)
    var rest = (areNames ? SlugText.words(ofAll: texts) : nil)?[...] ?? texts.map(Self.words)[...]
    for row in rows.indices where rows[row].indices.contains(column) && !rows[row][column].isEmpty {
      rows[row][column] = rest.removeFirst()
    }
  }

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
