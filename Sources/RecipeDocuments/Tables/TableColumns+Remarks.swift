/// The columns of a laid-out table that say something beside the amounts and the foods: percentages, remarks
/// that all rows have, classes of foods.
extension TableColumns {
  /// Recognises percentages below a heading that says so, "Amount %": bare numbers, or numbers with the sign.
  mutating func tellNamedPercentages() {
    for index in all.indices where all[index].isPercentage && all[index].role == .amount {
      let texts = texts(index)
      guard !texts.isEmpty,
        texts.allSatisfy({ text in
          AmountText.isNumber(text.hasSuffix("%") ? String(text.dropLast()) : text)
        })
      else { continue }
      all[index].role = .note
    }
  }

  /// Recognises percentages below no heading: numbers, one of which is 100, beside amounts with units.
  mutating func tellPercentages() {
    let amounts = indices(.amount)
    guard
      amounts.contains(where: { isMost($0, AmountText.hasUnit) || !all[$0].unit.isEmpty })
        || first(.unit) != nil,
      let last = amounts.last, last != amounts.first, all[last].name.isEmpty,
      all[last].unit.isEmpty, unit(of: last) == nil,
      texts(last).allSatisfy(AmountText.isNumber), texts(last).contains("100")
    else { return }
    all[last].role = .note
    all[last].isPercentage = true
  }

  /// Recognises what the foods contain, which is no measure: columns of energy or nutrients.
  mutating func tellNutrients() {
    tellPrices()
    let columns = all.indices.filter { NutrientWords.isOne(all[$0].name) }
    let haveSeveral = columns.count > 1 || columns.contains { NutrientWords.isEnergy(all[$0].name) }
    guard haveSeveral, columns.count < all.count else { return }
    for index in columns {
      all[index].role = nil
      isAside.insert(index)
    }
    nutrients += columns
  }

  /// Recognises prices, which are no measure either: a number with the sign of a currency in each cell.
  private mutating func tellPrices() {
    let columns = all.indices.filter { index in
      !texts(index).isEmpty && texts(index).prefix(200).allSatisfy(Self.isPrice)
    }
    for index in columns {
      all[index].role = nil
      isAside.insert(index)
    }
    nutrients += columns
  }

  private static func isPrice(_ text: String) -> Bool {
    let number = text.filter { !TableVocabulary.currencies.contains($0) }
    return number.count < text.count && AmountText.isNumber(number.cleaned(.line))
  }

  /// Recognises remarks that are the same in all rows, which say nothing about one of the foods, unless they
  /// may say what is done to each: "grated".
  mutating func tellRepeated() {
    for index in indices(.note) where !all[index].name.isEmpty && mayBeCommon(index) {
      let texts = texts(index)
      guard texts.count == rowCount, Set(texts).count == 1 else { continue }
      all[index].role = nil
      isAside.insert(index)
      commonRemarks.append("\(all[index].name): \(texts[0])")
    }
  }

  /// Recognises a column of classes beside that of the foods as groups, if the rows of each follow each other.
  mutating func tellClass(_ index: Int) -> Bool {
    guard first(.group) == nil, TableVocabulary.isCategory(all[index].name),
      texts(index).count == rowCount, isContiguous(index)
    else { return false }
    all[index].role = .group
    return true
  }

  /// Recognises a first column of texts that has the same few classes again and again, beside a column of
  /// foods, none of which is there twice.
  mutating func tellClasses(among texts: [Int]) -> Bool {
    guard texts.count > 1, all[texts[0]].name.isEmpty || isCategory(texts[0]),
      case let classes = self.texts(texts[0]), case let foods = self.texts(texts[1]),
      classes.count == rowCount, foods.count == rowCount, Set(foods).count == foods.count,
      Set(classes).count * 3 <= classes.count * 2
    else { return false }
    all[texts[0]].role = .note
    return true
  }

  private func isCategory(_ index: Int) -> Bool { TableVocabulary.isCategory(all[index].name) }
}
