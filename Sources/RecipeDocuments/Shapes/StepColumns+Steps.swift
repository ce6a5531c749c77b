import JSONSyntax
import RecipeCore
import Text

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
      case .time: step += duration(cell, row, column, in: step).map { " (\($0))" } ?? ""
      case .temperature: step += temperature(cell, row, column, in: step).map { " (\($0))" } ?? ""
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
    if text.isEmpty { return title.hasPrefix("**") ? partName(title) + ":" : title }
    if isNumber || isRepeated { return text }
    return IngredientHeading.name(of: title) + ": " + text
  }

  /// Returns the name of a part without the marks of bold text.
  private static func partName(_ title: String) -> String {
    IngredientHeading.name(of: title.filter { $0 != "*" }.cleaned(.line))
  }

  /// Returns the temperature of a step that does not mention it.
  private func temperature(_ text: String, _ row: Int, _ column: Int, in step: String) -> String? {
    let unit = units[column].map { table.text(row, $0) }
    let heat = StepTemperature.text(text, under: table.headings[column], unit: unit)
    let words = " " + FoldedText.words(step.utf8) + " "
    guard let heat, !words.contains(" " + FoldedText.words(text.utf8) + " ") else { return nil }
    return heat
  }
}

/// Times.
extension StepColumns {
  /// Returns a duration in words if its unit is known and the step does not mention it; a text that
  /// is no duration, "overnight", is returned as it is.
  private func duration(_ text: String, _ row: Int, _ column: Int, in step: String) -> String? {
    guard let seconds = seconds(text, row, column) else {
      let isWord = Self.hasLetter(text) && !Self.contains(text, in: step)
      return isWord ? text : nil
    }
    guard seconds.upperBound >= 1, let whole = Self.whole(seconds.upperBound),
      !TimeStatements.durations(in: step).contains(whole)
    else { return nil }
    guard AmountText.isNumber(text), let unit = unit(of: column, in: row) else { return text }
    if unit == 60 { return "\(text) min" }
    return unit == 3600 ? "\(text) h" : DurationText.text(ofSeconds: seconds.upperBound)
  }

  private func seconds(_ text: String, _ row: Int, _ column: Int) -> ClosedRange<Double>? {
    guard AmountText.isNumber(text) else {
      return RecipeDuration.isStated(by: text) ? RecipeDuration.seconds(in: text) : nil
    }
    guard let unit = unit(of: column, in: row), let numbers = BareTime(text)?.numbers else {
      return nil
    }
    return numbers.lowerBound * unit...numbers.upperBound * unit
  }

  /// Returns the seconds of the unit in the key of a column or in the column of units, or of the unit
  /// that the other rows tell.
  private func unit(of column: Int, in row: Int) -> Double? {
    let heading = table.headings[column]
    return TimeKey(heading)?.unit ?? TimeKey.unit(endOf: heading)
      ?? units[column].flatMap { TimeUnits.seconds(of: table.text(row, $0).lowercased()) }
      ?? unitByEvidence(of: column)
  }

  /// Returns the seconds of the only unit in which numbers of a column are stated by the texts of their
  /// steps, or by other rows of the column.
  private func unitByEvidence(of column: Int) -> Double? {
    guard table.rows.count <= Self.mostCompared else { return nil }
    var evident: Set<Double> = []
    for row in table.rows.indices {
      let cell = table.text(row, column)
      if let number = BareTime(cell)?.numbers.upperBound, number >= 1 {
        let stated = text.map { TimeStatements.durations(in: table.text(row, $0)) } ?? []
        for unit in [1.0, 60, 3600] where Self.whole(number * unit).map(stated.contains) ?? false {
          evident.insert(unit)
        }
      } else if RecipeDuration.isStated(by: cell), let number = BareTime(Self.number(in: cell)),
        let seconds = RecipeDuration.seconds(in: cell)?.upperBound, number.numbers.upperBound >= 1
      {
        evident.insert(seconds / number.numbers.upperBound)
      }
    }
    return evident.count == 1 ? evident.first : nil
  }

  /// Returns whole seconds, or `nil` for more than any recipe takes, which may be more than a number can say.
  private static func whole(_ seconds: Double) -> Int? {
    seconds.magnitude < mostSeconds ? Int(seconds) : nil
  }

  /// A hundred years.
  private static let mostSeconds = 3.2e9
  /// The maximum number of rows that are compared with each other.
  private static let mostCompared = 200

  private static func number(in text: String) -> String {
    String(text.prefix { $0.isNumber || "-–. ".contains($0) })
  }

  /// The numbers without a unit, as lists with an element for each step.
  var bareTimes: [ExtraField] {
    roles.indices.compactMap { column in
      let texts = table.rows.indices.map { table.text($0, column) }
      guard roles[column] == .time,
        texts.enumerated().contains(where: {
          AmountText.isNumber($1) && seconds($1, $0, column) == nil
        })
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
