import Text

/// The recognition of columns of texts: foods, the groups that they are in, and what is done with them.
extension TableColumns {
  /// Recognises directions beside the ingredients: sentences, or texts below a heading that names
  /// nothing else.
  mutating func tellSteps() {
    guard all.count > 1 else { return }
    for index in all.indices {
      let isNamed = TableVocabulary.isOfWork(all[index].name)
      guard isNamed || all[index].role == .preparation, !texts(index).isEmpty else { continue }
      let hasName = isNamed && all[index].role == nil
      if hasName ? isMost(index, { $0.contains(" ") }) : isMost(index, SentenceText.isSentence) {
        all[index].role = .step
      }
    }
  }

  /// A remark of a few small words is what is done to the food: "sliced".
  mutating func tellPreparation() {
    guard first(.preparation) == nil, let note = indices(.note).first(where: isFewWords) else {
      return
    }
    all[note].role = .preparation
  }

  /// Recognises the foods: the first column of texts with as many cells as any other.
  mutating func tellFood() {
    let texts = all.indices.filter { all[$0].role == nil && !isAside.contains($0) }
    if let food = first(.food) {
      let texts = texts.filter { form != .laidOut || !tellClass($0) && !tellGroup($0, of: food) }
      for index in texts { all[index].role = roleOfText(index, besides: food) }
      for index in indices(.food) where index != food && form == .laidOut {
        all[index].role = .note
      }
      return
    }
    let counts = texts.map { self.texts($0).count }
    if tellGroup(among: texts) || form == .laidOut && tellClasses(among: texts) {
      return tellFood()
    }
    guard let most = counts.max(), let place = counts.firstIndex(where: { $0 * 10 >= most * 9 })
    else { return promoteToFood() }
    all[texts[place]].role = .food
    for index in texts
    where index != texts[place] && !(form == .laidOut && tellGroup(index, of: texts[place])) {
      all[index].role = roleOfText(index, besides: texts[place])
    }
  }

  /// Recognises a first column of texts that repeats the name of a group in each of its rows, beside
  /// a column of foods.
  private mutating func tellGroup(among texts: [Int]) -> Bool {
    guard form == .laidOut, first(.group) == nil, texts.count > 1, isContiguous(texts[0]),
      self.texts(texts[0]).count == cells.count, self.texts(texts[1]).count == cells.count,
      Set(self.texts(texts[1])).count * 4 > cells.count * 3
    else { return false }
    all[texts[0]].role = .group
    return true
  }

  /// Recognises a first column of texts left of the foods that repeats the name of a group in each of its rows, or
  /// states it in the first of them only.
  private mutating func tellGroup(_ index: Int, of food: Int) -> Bool {
    guard index == 0, food > 0, first(.group) == nil, !indices(.amount).isEmpty,
      case let names = texts(index), names.count > 1,
      names.allSatisfy({ $0.contains(where: \.isLetter) }), differ(food, inGroupsOf: index)
    else { return false }
    let isStatedOnce =
      Set(names).count == names.count && names.count * 2 <= cells.count
      && cells.first?.first.map { !$0.isEmpty } ?? false
    guard names.count == cells.count ? isContiguous(index) : isStatedOnce else { return false }
    all[index].role = .group
    return true
  }

  /// True if most foods differ from the others of their group, which the first column states in each row or
  /// once; two groups may have the same foods.
  private func differ(_ food: Int, inGroupsOf index: Int) -> Bool {
    var group = ""
    var rows: Set<[String]> = []
    for row in cells where row.indices.contains(food) {
      if !row[index].isEmpty { group = row[index] }
      rows.insert([group, row[food]])
    }
    return Set(texts(food)).count * 2 > cells.count && rows.count * 4 > cells.count * 3
  }

  /// Without another column of texts, the foods are under a heading that could be of remarks:
  /// "Description".
  private mutating func promoteToFood() {
    let roles: [TableColumn.Role] = [.line, .note, .preparation]
    let food = roles.flatMap { indices($0) }.first { !texts($0).isEmpty }
    if form == .objects, let food, first(.line) != food { all[food].role = .food }
  }

  /// Returns the role of texts that are not the foods: without a heading, they continue the food, as
  /// do a few small words of an object.
  private func roleOfText(_ index: Int, besides food: Int) -> TableColumn.Role {
    if form == .objects, first(.preparation) == nil, isFewWords(index) { return .preparation }
    return index > food && all[index].name.isEmpty ? .preparation : .note
  }

  private func isFewWords(_ index: Int) -> Bool {
    texts(index).allSatisfy { text in
      text.count <= 40 && text.first.map { !$0.isUppercase && !$0.isNumber } ?? true
    }
  }
}
