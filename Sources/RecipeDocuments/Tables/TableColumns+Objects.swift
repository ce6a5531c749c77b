import Text

/// The recognition of columns by what stands beside them.
extension TableColumns {
  /// Makes what is to be bought the food if no other column has a text in each row: `{"buy": "cheddar", "amount": "200 g"}`.
  mutating func tellFoodsToBuy() {
    guard first(.food) == nil, first(.line) == nil, !indices(.amount).isEmpty else { return }
    let foods = all.indices.filter { index in
      [nil, .note, .preparation].contains(all[index].role) && texts(index).count == rowCount
        && isMost(index) { $0.contains(where: \.isLetter) && !AmountText.isAmount($0) }
    }
    if foods.count == 1, TableVocabulary.isOfBuying(all[foods[0]].name) {
      all[foods[0]].role = .food
    }
  }

  /// Beside amounts, those of a package that one buys are no measures: `"package": "500 g"`.
  mutating func tellPurchases() {
    let purchases = all.indices.filter { index in
      guard all[index].role != .food else { return false }
      return TableVocabulary.isAside(all[index].name)
        || TableVocabulary.isCategory(all[index].name)
          && texts(index).contains(where: TableVocabulary.isPlaceOfGoods)
    }
    guard indices(.amount).contains(where: { !purchases.contains($0) }) else { return }
    for index in purchases {
      all[index].role = nil
      isAside.insert(index)
    }
  }

  /// Beside a column, one with its name and the code of a language has the same in other words:
  /// `"quantity_en": "7 oz"`.
  mutating func tellTranslations() {
    let names = Set(all.map { FoldedText.words($0.name.utf8) })
    for index in all.indices {
      let words = FoldedText.words(all[index].name.utf8).split(separator: " ")
      guard words.count > 1, let code = words.last, LanguageChoice.isLanguage(String(code)),
        AmountText.unit(String(code)) == nil,
        names.contains(words.dropLast().joined(separator: " "))
      else { continue }
      all[index].role = nil
      isAside.insert(index)
    }
  }

  /// Beside the foods, a column with their name and another word that has the words of the food in most rows has the
  /// same foods for a search: `"ingredient_search": "Juice - Orange"`.
  mutating func tellAliases() {
    guard let food = first(.food), rowCount > 1 else { return }
    let name = FoldedText.words(KeyWords.words(of: all[food].name).utf8)
    for index in all.indices where all[index].role == nil && texts(index).count == rowCount {
      let words = FoldedText.words(KeyWords.words(of: all[index].name).utf8).split(separator: " ")
      guard !name.isEmpty, words.count > 1, words.contains(Substring(name)),
        words.allSatisfy({ $0 == name || TableVocabulary.role(of: String($0)) == nil }),
        haveCommonWords(index, food)
      else { continue }
      isAside.insert(index)
    }
  }

  /// True if the texts in two columns of most rows have a word in common.
  private func haveCommonWords(_ index: Int, _ other: Int) -> Bool {
    let sample = cells.prefix(200).filter { $0.indices.contains(max(index, other)) }
    let common = sample.count { row in
      let words = Set(FoldedText.words(row[index].utf8).split(separator: " "))
      return !words.isDisjoint(with: FoldedText.words(row[other].utf8).split(separator: " "))
    }
    return common * 2 > sample.count
  }

  /// A remark that is the same in all of several objects is about the list, such as the source of the
  /// weights: `"weights_from": "package"`.
  mutating func tellCommonRemarks() {
    for index in all.indices where mayBeCommon(index) {
      let texts = texts(index)
      guard let first = texts.first, texts.count == rowCount, texts.allSatisfy({ $0 == first })
      else {
        continue
      }
      all[index].role = nil
      isAside.insert(index)
      let isNamed = TableColumn(heading: all[index].name).role == .note
      commonRemarks.append(isNamed ? first : "\(all[index].name): \(first)")
    }
  }

  /// True for a remark that does not say what is done to the food, as one word under "note" may.
  func mayBeCommon(_ index: Int) -> Bool {
    guard rowCount >= Self.fewestInCommon, [.note, .preparation].contains(all[index].role) else {
      return false
    }
    switch TableColumn(heading: all[index].name).role {
    case .preparation: return false
    case .note: return texts(index).contains { $0.split(separator: " ").count > 2 }
    default: return true
    }
  }

  /// The number of rows from which a remark that they have in common is no chance.
  private static let fewestInCommon = 3

  /// Beside numbers, a column named as amounts that has nothing but words is their unit, whether or not a
  /// vocabulary has it: `"quantity": 2, "measure": "whole"`.
  mutating func tellUnitsNamedAsAmounts() {
    guard first(.unit) == nil else { return }
    let amounts = indices(.amount)
    guard amounts.contains(where: { isMost($0, AmountText.isNumber) && !all[$0].isNamedAsUnit }),
      let unit = amounts.first(where: isOfWords)
    else { return }
    all[unit].role = .unit
  }

  /// True for a column of a word or two in each cell, none of which is an amount.
  private func isOfWords(_ index: Int) -> Bool {
    let texts = texts(index)
    return !texts.isEmpty
      && texts.allSatisfy { text in
        text.count <= 20 && text.split(separator: " ").count <= 2
          && !text.contains(where: \.isNumber) && !JoinedIngredient.isAsLiked(text)
      }
  }

  /// Recognises the amounts for several sizes: `"small": "100 g", "large": "200 g"`.
  mutating func tellSizes() {
    let sizes = indices(.amount).filter { index in
      VariantName.isSize(all[index].name)
        || all[index].name.hasPrefix("for ") && VariantName(all[index].name) == .size
    }
    guard sizes.count > 1 else { return }
    for index in sizes { all[index].isForYield = true }
  }

  /// Numbers under unknown keys are no amounts beside others: they may be prices or energy.
  mutating func tellAsides() {
    let amounts = indices(.amount)
    let isKnown = { [all] (index: Int) in TableColumn(heading: all[index].name).role == .amount }
    let kept = amounts.first(where: isKnown) ?? amounts.first
    for index in amounts
    where index != kept && !isKnown(index) && !all[index].isForYield
      && isMost(index, AmountText.isNumber)
    {
      all[index].role = nil
      isAside.insert(index)
    }
  }
}
