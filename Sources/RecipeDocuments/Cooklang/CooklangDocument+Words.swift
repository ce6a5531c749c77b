import CooklangSyntax

extension CooklangDocument {
  /// Returns the line of an ingredient or of cookware: "200 g flour, sifted".
  func line(of item: CooklangItem) -> String {
    // `1 / 2` must be reformatted.
    guard !text[item.quantity].contains(0x20) else {
      return CooklangIngredient(item, in: self).line
    }
    let separators = 4
    let parts = item.quantity.count + item.unit.count + item.name.count + item.preparation.count
    return CooklangWords.text(from: self, capacity: parts + separators) {
      $0.add(item.quantity)
      $0.add(item.unit, after: " ")
      $0.add(item.name, after: " ")
      $0.add(item.preparation, after: ", ")
    }
  }

  /// Returns the text of a step, without the amounts of its ingredients.
  func words(of step: CooklangBlock) -> String {
    let items = items(of: step)
    let capacity = items.reduce(0) {
      let shown = $1.shown
      return $0 + shown.words.count + 1 + shown.unit.count
    }
    return CooklangWords.text(from: self, capacity: capacity) {
      for item in items {
        let shown = item.shown
        $0.add(shown.words)
        $0.add(shown.unit, after: " ")
      }
    }
  }
}

extension CooklangItem {
  /// The displayed text of an item: "25 minutes" of a timer, and its name only if it has no time.
  fileprivate var shown: (words: Range<Int>, unit: Range<Int>) {
    if kind == .timer, !quantity.isEmpty { return (quantity, unit) }
    return (alias.isEmpty ? name : alias, 0..<0)
  }
}
