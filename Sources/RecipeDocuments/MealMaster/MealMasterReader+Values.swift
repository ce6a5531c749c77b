extension MealMasterReader {
  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    let text = DocumentText(LegacyText(bytes).utf8).bytes
    var number = 0
    var section = ""
    var isInRecipe = false
    for bytes in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let line = MealMasterLine(Array(bytes))
      if line.isHeader {
        (isInRecipe, section) = (true, "directions")
      } else if line.isBareRule {
        isInRecipe = false
      } else if let name = line.groupName {
        section = name
      } else if isInRecipe {
        Self.visit(line, number, section, body)
      }
    }
  }

  /// Visits the foods and amounts of a line, whose units are abbreviated, or its text.
  private static func visit(
    _ line: MealMasterLine, _ number: Int, _ section: String, _ body: (DocumentValue) -> Void
  ) {
    let ingredients = MealMasterIngredient.read(line.bytes)
    guard ingredients.isEmpty else {
      for ingredient in ingredients {
        let text = ingredient.quantity + " " + ingredient.text
        body(DocumentValue("ingredients", text, line: number))
      }
      return
    }
    body(DocumentValue(line: line.text, in: section, at: number))
  }
}
