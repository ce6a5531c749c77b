import Text

/// The ingredient of a row whose parts have columns of their own.
extension IngredientTable {
  /// Returns the ingredient of a row.
  ///
  /// - Parameter foods: The texts in its columns of foods.
  func ingredient(of row: [TableCell], _ foods: [String]) -> JoinedIngredient {
    var line = JoinedIngredient()
    line.food = foods.first ?? ""
    (line.amount, line.unit) = amountAndUnit(row, choice.amount)
    let prepared = [takePreparation(from: &line.amount), takePreparation(fromUnit: &line.unit)]
    let alternative = takeAlternative(from: &line.amount)
    completeMeasure(of: &line, row)
    var notes = foods.dropFirst() + [alternative] + remarks(row)
    notes.removeAll { FoldedText.words($0.utf8) == FoldedText.words(line.food.utf8) }
    notes += takeOtherMeasures(row, into: &line)
    let preparations = columns.indices(.preparation).map { text(row, $0) }
    line.preparation = (prepared + preparations).filter { !$0.isEmpty && $0 != line.unit }
      .joined(separator: ", ")
    if columns.first(.unit) != nil { notes.removeAll { $0 == line.unit } }
    line.note = notes.filter { !$0.isEmpty }.joined(separator: "; ")
    line.food += alternatives(row)
    return line
  }

  /// Multiplies the amount, and puts what is in the other's column, or beside both, in its place.
  private func completeMeasure(of line: inout JoinedIngredient, _ row: [TableCell]) {
    let count = text(row, columns.first(.multiplier))
    if !line.amount.isEmpty, !count.isEmpty, count != "1" {
      line.amount = "\(count) x \(line.amount)"
    }
    if AmountText.isNumber(line.unit), AmountText.unit(line.amount) != nil {
      // The author confused the two keys.
      swap(&line.amount, &line.unit)
    }
    if form == .objects, line.amount.isEmpty, AmountText.isAmount(line.unit) {
      (line.amount, line.unit) = (line.unit, "")
    }
    if line.unit.isEmpty, AmountText.isNumber(line.amount) { line.unit = unitElsewhere(in: row) }
  }

  private func remarks(_ row: [TableCell]) -> [String] {
    columns.indices(.note).map { note(row, $0) }.filter(Self.saysSomething)
  }

  /// Takes the amounts in other columns that are equivalents, and returns those that are not: of another yield,
  /// another batch, a price.
  private func takeOtherMeasures(
    _ row: [TableCell], into line: inout JoinedIngredient
  ) -> [String] {
    var notes: [String] = []
    let amount = measure(row, choice.amount)
    let leading = form == .laidOut && amount.isEmpty ? leadingMeasure(row) : nil
    if let leading { line.amount = measure(row, leading) }
    for column in choice.others where column != leading {
      let other = measure(row, column)
      guard Self.saysSomething(other) else { continue }
      if columns.all[column].isForYield || columns.all[column].isNamedOtherwise
        || isOtherBatch(other, amount)
      {
        notes.append("\(columns.all[column].name): \(other)")
      } else if line.otherAmount.isEmpty {
        line.otherAmount = other == amount ? "" : other
      } else {
        line.otherAmount += ", " + other
      }
    }
    return notes
  }

  /// Returns the column of the measure that begins a line without one in the column of amounts.
  private func leadingMeasure(_ row: [TableCell]) -> Int? {
    choice.others.first { mayLead(measure(row, $0), of: $0) }
  }

  /// Returns the foods that may replace that of a row, `{"food": "milk", "or": "oat milk"}`, each behind a
  /// conjunction.
  private func alternatives(_ row: [TableCell]) -> String {
    columns.all.indices.map { index in
      let (name, text) = (columns.all[index].name, text(row, index))
      guard !text.isEmpty, TableVocabulary.isAlternative(name) else { return "" }
      return " \(TableVocabulary.conjunction(name)) \(text)"
    }.joined()
  }

  private static func saysSomething(_ text: String) -> Bool {
    text.contains { $0.isLetter || $0.isNumber }
  }
}
