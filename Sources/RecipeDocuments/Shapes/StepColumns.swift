import Text

/// The columns of a table of steps.
struct StepColumns {
  /// The content of a column beside the texts.
  enum Role {
    case title, part, time, temperature, remark, aside
  }

  /// The column of the texts.
  let text: Int?
  /// The table.
  let table: ObjectTable
  /// The contents of the columns, `nil` for that of the texts.
  private(set) var roles: [Role?] = []
  /// The columns of units, by the columns of the numbers that have them.
  private(set) var units: [Int: Int] = [:]

  /// Recognises the columns of a table.
  init(_ table: ObjectTable) {
    self.table = table
    text = Self.textColumn(of: table)
    let foods = table.columnsOfStepFoods
    roles = table.columns.indices.map { column in
      if column == text { return nil }
      return foods.contains(column) ? .aside : role(of: column)
    }
    tellUnits()
  }

  /// True if a column is named as the amounts or units of ingredients, and is not that of times.
  var hasAmounts: Bool {
    roles.indices.contains { index in
      let (column, role) = (TableColumn(heading: table.headings[index]), roles[index])
      guard role != .temperature, !units.values.contains(index) else { return false }
      return column.role == .unit && !column.isNamedAsUnit
        || column.role == .amount
          && !(column.isNamedAsUnit && (role == .time || areSentences))
    }
  }

  /// True if all of the texts are sentences, as lines of ingredients are not.
  private var areSentences: Bool {
    let texts = text.map(table.texts) ?? []
    return !texts.isEmpty && texts.allSatisfy(SentenceText.isSentence)
  }

  /// Returns the column with most letters, the first of those, among those of most rows; remarks are
  /// no steps, however long they are.
  private static func textColumn(of table: ObjectTable) -> Int? {
    let foods = table.columnsOfStepFoods
    let all = table.columns.indices.filter { !table.isOfReferences($0) && !foods.contains($0) }
    let texts = all.filter { RecipeKey(ofObject: table.headings[$0]) != .notes }
    let counts = texts.map { table.texts($0).count(where: hasLetter) }
    // Names that rows without a text have, too, are those of parts.
    let untitled = zip(texts, counts).filter {
      RecipeKey(ofObject: table.headings[$0.0]) != .title
        && $0.1 * 2 >= counts.max() ?? 0
        && table.texts($0.0).contains(where: SentenceText.isSentence)
    }
    let most = untitled.map(\.1).max() ?? counts.max() ?? 0
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

  /// True if a text has a letter.
  static func hasLetter(_ text: String) -> Bool { text.contains(where: \.isLetter) }
}

/// The recognition of columns.
extension StepColumns {
  private func role(of column: Int) -> Role {
    let (heading, texts) = (table.headings[column], table.texts(column))
    let key = RecipeKey(ofObject: heading)
    if table.isOfReferences(column) { return .aside }
    if StepTemperature.isNamed(by: heading), texts.allSatisfy(StepTemperature.isTemperature) {
      return .temperature
    }
    if texts.allSatisfy(Self.isTime) || key?.isTime == true || Self.times.contains(heading)
      || TimeKey.unit(endOf: heading) != nil && texts.allSatisfy(AmountText.isNumber)
    {
      return .time
    }
    switch key {
    case .tags where FoldedText.words(heading.utf8) == "label": break
    case .ingredients, .tools, .image, .source, .tags, .layout: return .aside
    case .title: return isOfParts(column) ? .part : .title
    default: break
    }
    if StepFlow.isNamed(by: heading), !areRemarks(texts), !texts.contains(where: Self.isFood) {
      return .aside
    }
    if texts.allSatisfy(AmountText.isNumber) { return .aside }
    let isBefore = text.map { column < $0 } ?? false
    let isPart = TableColumn(heading: heading).role == .group
    let areShort = texts.allSatisfy { $0.count <= 60 && !SentenceText.isSentence($0) }
    guard areShort, isBefore || isPart else { return .remark }
    return isPart || isOfParts(column) ? .part : .title
  }

  /// True for a food with its amount, "200 g rice", unlike the number or the name of a step.
  private static func isFood(_ text: String) -> Bool {
    AmountText.startsWithAmount(text) && text.contains(" ") && text.contains(where: \.isLetter)
  }

  private func areRemarks(_ texts: [String]) -> Bool {
    texts.contains(where: SentenceText.isSentence)
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

  /// Recognises the columns of nothing but units of times, or of temperatures, beside those of numbers.
  private mutating func tellUnits() {
    for unit in roles.indices where unit != text {
      let texts = table.texts(unit)
      guard !texts.isEmpty, texts.allSatisfy({ !AmountText.isNumber($0) }) else { continue }
      let areTimes = texts.allSatisfy { TimeUnits.seconds(of: $0.lowercased()) != nil }
      let areScales = texts.allSatisfy { StepTemperature.scale(named: $0) != nil }
      guard areTimes || areScales,
        let numbers = columnOfNumbers(for: unit, areTimes ? .time : .temperature)
      else { continue }
      roles[numbers] = areTimes ? .time : .temperature
      roles[unit] = .aside
      units[numbers] = unit
    }
  }

  /// Returns the column of numbers with a role, or else the one before a column of units in rows
  /// without keys.
  private func columnOfNumbers(for unit: Int, _ role: Role) -> Int? {
    let numbers = roles.indices.filter { column in
      column != text && units[column] == nil && !table.texts(column).isEmpty
        && table.texts(column).contains(where: AmountText.isNumber)
    }
    if let named = numbers.first(where: { roles[$0] == role }) { return named }
    let hasKeys = Int(table.headings[unit]) == nil
    return hasKeys ? nil : numbers.last { $0 < unit }
  }
}
