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
    guard name != text, !isInstruction(name), text.utf8.count <= longest,
      name.first?.isLetter == true,
      !name.contains(where: { ".;!?°%".contains($0) }), !TimeWords.areIn(name), countsOnly(name)
    else { return nil }
    return name
  }

  /// True for an order to use an amount of food, though it ends with a colon: "Add 2 eggs:".
  private static func isInstruction(_ name: String) -> Bool {
    name.contains(where: \.isNumber)
      && verbs.contains(FoldedText.words(name.prefix { !$0.isWhitespace }.utf8))
  }

  /// The verbs, in the forms of recipes, that take an amount of food.
  private static let verbs = Set(
    """
    add stir mix pour beat whisk crack put place take heat bring boil melt combine fold gib geben \
    füge rühre nimm ajouter ajoutez mélanger mélangez verser versez battre añadir agregar mezclar \
    batir aggiungere aggiungi versare sbattere adicione junte misture voeg meng klop giet tillsätt \
    blanda vispa häll tilsæt tilsett rør bland pisk dodaj wlej wymieszaj přidejte добавить добавьте \
    взбить ekle ekleyin karıştırın
    """.split(separator: " ").map { FoldedText.words($0.utf8) })

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
