import Text

/// A recogniser of headings among steps, such as "For the sauce:" and "Day 1:".
enum StepHeading {
  /// The maximum size of a heading with numbers, in bytes: longer texts with them are steps.
  private static let longest = 48
  /// The maximum number of words of a heading with numbers.
  private static let mostWords = 6
  /// The maximum number of digits of a number that counts days, parts or layers; others are amounts
  /// and temperatures.
  private static let mostDigits = 2

  /// Returns the heading's name if a text among steps is one, or `nil` for a step.
  ///
  /// Other than among ingredients, numbers may count days, parts and pieces, "Assemble 2 layers:",
  /// but a step that ends with a colon has amounts, times and temperatures: "Bake 20 minutes:".
  static func heading(in step: String) -> String? {
    guard IngredientHeading.isLikely(step), !step.contains(where: \.isNewline) else { return nil }
    if let name = IngredientHeading.heading(in: step) { return IngredientHeading.name(of: name) }
    let text = step.cleaned(.line)
    let name = IngredientHeading.name(of: text)
    guard name != text, text.utf8.count <= longest, name.first?.isLetter == true,
      !name.contains(where: { ".;!?°%".contains($0) }), !TimeWords.areIn(name), countsOnly(name)
    else { return nil }
    return name
  }

  /// True if the numbers of a short text are small and without units.
  private static func countsOnly(_ name: String) -> Bool {
    let words = name.split { $0.isWhitespace }
    guard words.count <= mostWords else { return false }
    var followsNumber = false
    for word in words {
      let digits = word.prefix { $0.isNumber }
      let rest = word.drop { $0.isNumber || $0.isPunctuation }
      guard digits.count <= mostDigits, isSmall(rest) else { return false }
      if followsNumber || !digits.isEmpty, AmountText.unit(String(rest)) != nil { return false }
      followsNumber = !digits.isEmpty && rest.isEmpty
    }
    return true
  }

  /// True if a word has no long number inside.
  private static func isSmall(_ word: Substring) -> Bool {
    word.split { !$0.isNumber }.allSatisfy { $0.count <= mostDigits }
  }
}
