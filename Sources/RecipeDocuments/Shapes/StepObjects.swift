import JSONSyntax
import RecipeCore
import Text

/// Steps that are objects, or arrays, with a text and perhaps a title, a time and remarks.
struct StepObjects {
  /// The steps, in order, below a heading `name:` where the rows name a part.
  let steps: [String]
  /// True if the texts are sentences.
  let areLikely: Bool
  /// The times whose unit is unknown, under the names of their columns.
  let bareTimes: [ExtraField]

  /// Reads the objects of a list as the rows of one table.
  ///
  /// - Parameter hidden: The key of a member that is no part of a step.
  init(_ elements: some Sequence<JSONValue>, without hidden: String? = nil) {
    let table = ObjectTable(StatedOrder.sorted(Array(elements), of: .steps), without: hidden)
    let columns = StepColumns(table)
    steps = columns.steps
    let texts = columns.text.map { table.texts($0) } ?? []
    let sentences = texts.count(where: ListShape.isSentence)
    areLikely = !columns.hasAmounts && sentences > 0 && sentences * 5 >= texts.count * 3
    bareTimes = columns.bareTimes
  }
}

/// The columns of a table of steps.
private struct StepColumns {
  private enum Role {
    case title, part, time, remark, aside
  }

  /// The column of the texts.
  let text: Int?
  private let table: ObjectTable
  private var roles: [Role?] = []

  init(_ table: ObjectTable) {
    self.table = table
    text = Self.textColumn(of: table)
    roles = table.columns.indices.map { $0 == text ? nil : role(of: $0) }
  }

  /// True if a column is named as the amounts or units of ingredients, and is not that of times.
  var hasAmounts: Bool {
    zip(table.headings, roles).contains { heading, role in
      let column = TableColumn(heading: heading)
      return column.role == .unit && !column.isNamedAsUnit
        || column.role == .amount
          && !(column.isNamedAsUnit && (role == .time || areSentences))
    }
  }

  /// True if all of the texts are sentences, as lines of ingredients are not.
  private var areSentences: Bool {
    let texts = text.map(table.texts) ?? []
    return !texts.isEmpty && texts.allSatisfy(ListShape.isSentence)
  }

  /// Returns the column with most letters, the first of those, among those of most rows; remarks are
  /// no steps, however long they are.
  private static func textColumn(of table: ObjectTable) -> Int? {
    let all = table.columns.indices.filter { !table.isOfReferences($0) }
    let texts = all.filter { RecipeKey(ofObject: table.headings[$0]) != .notes }
    let counts = texts.map { table.texts($0).count(where: Self.hasLetter) }
    let most = counts.max() ?? 0
    let usual = zip(texts, counts).filter { $0.1 * 4 >= most * 3 }.map(\.0)
    return longest(of: most > 0 ? usual : all, in: table)
  }

  private static func longest(of columns: [Int], in table: ObjectTable) -> Int? {
    let sizes = columns.map { column in
      table.texts(column).reduce(0) { $0 + $1.count { $0.isLetter } }
    }
    guard let most = sizes.max(), most > 0 else { return nil }
    return sizes.firstIndex(of: most).map { columns[$0] }
  }

  private static func hasLetter(_ text: String) -> Bool { text.contains(where: \.isLetter) }

  private func role(of column: Int) -> Role {
    let (heading, texts) = (table.headings[column], table.texts(column))
    let key = RecipeKey(ofObject: heading)
    if table.isOfReferences(column) { return .aside }
    if texts.allSatisfy(Self.isTime) || key?.isTime == true || Self.times.contains(heading)
      || TimeKey.unit(endOf: heading) != nil && texts.allSatisfy(AmountText.isNumber)
    {
      return .time
    }
    switch key {
    case .ingredients, .tools, .image, .source, .tags, .layout: return .aside
    case .title: return isOfParts(column) ? .part : .title
    default: break
    }
    if texts.allSatisfy(AmountText.isNumber) { return .aside }
    let isBefore = text.map { column < $0 } ?? false
    let isPart = TableColumn(heading: heading).role == .group
    let areShort = texts.allSatisfy { $0.count <= 60 && !ListShape.isSentence($0) }
    guard areShort, isBefore || isPart else { return .remark }
    return isPart || isOfParts(column) ? .part : .title
  }

  /// True if equal texts of a column follow each other, and some do.
  private func isOfParts(_ column: Int) -> Bool {
    let texts = table.texts(column)
    let changes = zip(texts, texts.dropFirst()).count { $0 != $1 }
    return changes + 1 == Set(texts).count && changes + 1 < texts.count
  }

  private static let times: Set<String> = ["timer", "timers", "minutes", "seconds", "hours"]

  /// True for a duration with its unit.
  private static func isTime(_ text: String) -> Bool {
    RecipeDuration.isStated(by: text)
  }
}

extension StepColumns {
  /// The steps, below the names of their parts.
  var steps: [String] {
    var steps: [String] = []
    var part = ""
    for row in table.rows.indices {
      let name = roles.firstIndex(of: .part).map { table.text(row, $0) } ?? ""
      if name != part, !name.isEmpty { steps.append(IngredientHeading.name(of: name) + ":") }
      part = name
      steps.append(step(in: row))
    }
    return steps
  }

  /// Returns the step in a row: "Title: text (10 min) (remark)".
  private func step(in row: Int) -> String {
    guard let text else { return "" }
    var step = table.text(row, text)
    for (column, role) in roles.enumerated() {
      let cell = table.text(row, column)
      switch role {
      case .title where !cell.isEmpty: step = Self.titled(cell, step)
      case .time: step += duration(cell, column, in: step).map { " (\($0))" } ?? ""
      case .remark where step.isEmpty: step = cell
      case .remark where !Self.contains(cell, in: step): step += " (\(cell))"
      default: break
      }
    }
    return step
  }

  /// True if a step has the words of a cell, whatever their markup.
  private static func contains(_ cell: String, in step: String) -> Bool {
    FoldedText.words(step.utf8).contains(FoldedText.words(cell.utf8))
  }

  /// Returns a step after its title, unless that is its number or the beginning of its text.
  private static func titled(_ title: String, _ text: String) -> String {
    let words = FoldedText.words(title.utf8)
    let isNumber = words.split(separator: " ").allSatisfy { word in
      word.allSatisfy(\.isNumber) || DirectionText.numberWords.contains(String(word))
    }
    let isRepeated = FoldedText.words(text.utf8).hasPrefix(words + " ")
    if isNumber || isRepeated || text.isEmpty { return text.isEmpty ? title : text }
    return IngredientHeading.name(of: title) + ": " + text
  }

  /// Returns a duration in words if its unit is known and the step does not mention it; a text that
  /// is no duration, "overnight", is returned as it is.
  private func duration(_ text: String, _ column: Int, in step: String) -> String? {
    guard let seconds = seconds(text, column) else {
      let isWord = Self.hasLetter(text) && !Self.contains(text, in: step)
      return isWord ? text : nil
    }
    guard seconds.upperBound >= 1,
      !TimeStatements.durations(in: step).contains(Int(seconds.upperBound))
    else { return nil }
    guard AmountText.isNumber(text), let unit = unit(of: column) else { return text }
    if unit == 60 { return "\(text) min" }
    return unit == 3600 ? "\(text) h" : DurationText.text(ofSeconds: seconds.upperBound)
  }

  private func seconds(_ text: String, _ column: Int) -> ClosedRange<Double>? {
    guard AmountText.isNumber(text) else {
      return RecipeDuration.isStated(by: text) ? RecipeDuration.seconds(in: text) : nil
    }
    guard let unit = unit(of: column), let numbers = BareTime(text)?.numbers else { return nil }
    return numbers.lowerBound * unit...numbers.upperBound * unit
  }

  /// Returns the seconds of the unit in the key of a column.
  private func unit(of column: Int) -> Double? {
    let heading = table.headings[column]
    return TimeKey(heading)?.unit ?? TimeKey.unit(endOf: heading)
  }

  /// The numbers without a unit, as lists with an element for each step.
  var bareTimes: [ExtraField] {
    roles.indices.compactMap { column in
      let texts = table.rows.indices.map { table.text($0, column) }
      guard roles[column] == .time,
        texts.contains(where: { AmountText.isNumber($0) && seconds($0, column) == nil })
      else { return nil }
      var json = JSONWriter(isIndented: false)
      json.beginArray()
      for text in texts { text.isEmpty ? json.null() : json.string(text) }
      json.endArray()
      return ExtraField(
        name: table.columns[column].path.joined(separator: "."),
        json: String(decoding: json.bytes, as: UTF8.self))
    }
  }
}
