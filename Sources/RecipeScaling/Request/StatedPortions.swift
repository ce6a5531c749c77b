package import Ingredients
package import RecipeCore

/// The stated yield of a recipe, which may have two numbers: "12 pieces (serves 4-6)".
package struct StatedPortions: Sendable, Hashable {
  /// The statement from which another number of servings is counted.
  package let basis: String
  /// The number of the basis, of a range the lower end.
  package let number: Rational
  /// Another statement, of other things or of another number; `nil` if there is none.
  package let other: String?

  /// Finds the statements: servings in the yield count before what else it tells, and the yield before the
  /// description and further fields.
  ///
  /// - Returns: `nil` if the yield has no number, or only one that measures, "500 g", "8 inch cake", or several of
  ///   which none counts more than the others: "2 x 12 muffins", "2 large or 4 small".
  package init?(of recipe: Recipe) {
    guard let text = recipe.yield else { return nil }
    let whole = RecipeYield(text)
    guard let quantity = whole.quantity, whole.hasOneReading || whole.saysServings else {
      return nil
    }
    let parts = Self.parts(of: text)
    let servings = parts.first { $0.isServings && $0.text.contains(where: \.isLetter) }
    if !whole.isServings, let servings, let number = servings.quantity?.lower {
      (basis, self.number) = (servings.text, number)
      other = parts.first { !$0.isServings }?.text
      return
    }
    guard !Self.isMeasured(whole) else { return nil }
    number = quantity.lower
    let things = parts.first { Self.countsThings($0) && !$0.quantityEquals(quantity) }
    if whole.isServings, let things {
      (basis, other) = (servings?.text ?? text, things.text)
      return
    }
    basis = text
    other = Self.elsewhere(in: recipe).first { $0.contradicts(quantity) }?.text
  }

  /// True for weights, lengths and volumes in litres, of which nobody wants six; cups count as portions.
  private static func isMeasured(_ yield: RecipeYield) -> Bool {
    let counted = ParsedIngredient(
      String(decoding: yield.text.utf8.dropFirst(yield.quantityRange.lowerBound), as: UTF8.self))
    // "8 inch cake" is one of a size.
    if counted.amount?.quantityRange.isEmpty == true, counted.packageSize != nil { return true }
    guard !yield.isServings, let unit = counted.amount?.unit else {
      return false
    }
    return unit.kind == .mass || unit.kind == .length
      || unit.kind == .volume && unit.isWrittenWithDecimals
  }

  /// Returns the parts of a text between commas, semicolons, parentheses and ends of sentences.
  private static func parts(of text: String) -> [RecipeYield] {
    text.prefix(maximumCharacterCount).split(whereSeparator: { separators.contains($0) }).map {
      part in
      let words = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return RecipeYield(String(words.prefix(maximumPartLength)))
    }
    .filter { $0.quantity != nil }
  }

  private static let separators: Set<Character> = [
    ",", ";", "(", ")", "|", "\n", "!", "?", ".", ":",
  ]
  private static let maximumCharacterCount = 2_000
  private static let maximumPartLength = 60

  /// True for a number of things that are neither people nor measured: "12 pieces", not "1.5 l".
  private static func countsThings(_ yield: RecipeYield) -> Bool {
    guard !yield.isServings, yield.unit != nil else { return false }
    return ParsedIngredient(yield.text).amount?.unit?.kind ?? .count == .count
  }

  /// Returns the servings that the description and the extra fields state.
  private static func elsewhere(in recipe: Recipe) -> [RecipeYield] {
    let fields = recipe.extras.compactMap { field -> RecipeYield? in
      guard RecipeYield("1 " + field.name).isServings else { return nil }
      let value = field.json.filter { $0 != "\"" }
      let hasUnit = value.contains(where: \.isLetter)
      let yield = RecipeYield(hasUnit ? value : "\(value) \(field.name)")
      return yield.quantity == nil ? nil : yield
    }
    let prose = parts(of: recipe.description ?? "").filter { yield in
      yield.isServings && yield.text.contains(where: \.isLetter)
    }
    return fields + prose
  }
}

extension RecipeYield {
  /// True if the numbers have no value in common.
  fileprivate func contradicts(_ other: IngredientQuantity) -> Bool {
    guard let quantity else { return false }
    return quantity.upper < other.lower || other.upper < quantity.lower
  }

  fileprivate func quantityEquals(_ other: IngredientQuantity) -> Bool {
    quantity?.lower == other.lower && quantity?.upper == other.upper
  }
}
