import JSONSyntax

extension JSONValue {
  /// True for the cells of a table whose layout they state: `{"text": "Dough", "colspan": 2}`.
  ///
  /// Without the rows that the layout gives, they are no ingredients, unless a cell has both an amount and a
  /// food.
  var isTableOfSpans: Bool {
    guard kind == .array, elements.contains(where: { _ in true }),
      elements.allSatisfy(\.isCellWithSpan)
    else { return false }
    let texts = elements.flatMap { $0.members.compactMap(\.value.string) }
    return texts.contains(where: AmountText.isAmount)
      && !texts.contains(where: AmountText.startsWithAmount)
  }

  private var isCellWithSpan: Bool {
    kind == .object
      && members.contains { ["rowspan", "colspan"].contains($0.name.lowercased()) }
  }
}
