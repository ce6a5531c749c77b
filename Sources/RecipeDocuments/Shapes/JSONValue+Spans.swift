import JSONSyntax

extension JSONValue {
  /// True for the cells of a table whose layout they state: `{"text": "Dough", "colspan": 2}`.
  ///
  /// Without the rows that the layout gives, they are no ingredients.
  var isTableOfSpans: Bool {
    kind == .array && elements.contains { _ in true } && elements.allSatisfy(\.isCellWithSpan)
  }

  private var isCellWithSpan: Bool {
    kind == .object
      && members.contains { ["rowspan", "colspan"].contains($0.name.lowercased()) }
  }
}
