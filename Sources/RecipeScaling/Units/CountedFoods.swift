/// The forms of foods that are counted by themselves: "1 egg" and "2 eggs", "1 oignon" and "2 oignons".
///
/// Only words of the lists change; any other food stays as the recipe has it.
enum CountedFoods {
  /// Returns the part of a food before a preposition: "chipotle pepper" of "chipotle pepper from a can".
  static func head(of food: String) -> String {
    let words = food.split(separator: " ")
    let end = words.firstIndex { prepositions.contains($0.lowercased()) } ?? words.endIndex
    return words[..<end].last.map { String(food[..<$0.endIndex]) } ?? food
  }

  private static let prepositions: Set<String> = [
    "from", "of", "with", "without", "in", "on", "for", "such", "cut", "mit", "ohne", "aus", "avec",
    "sans", "beaten", "mixed", "plus", "de", "au", "aux", "di", "con", "sin",
  ]

  /// Returns a food in the other form, if its number went from at most one to more, or back.
  ///
  /// - Parameters:
  ///   - food: The food without preparation: "large egg", "boneless chicken breast".
  ///   - isMany: True if there is more than one now.
  ///   - language: The BCP 47 tag of the recipe's language, if known.
  /// - Returns: `nil` if the form stays, or is not known; without a language also if English does not have
  ///   the food, and others disagree: "tomate" becomes "tomates" and "Tomaten".
  static func form(of food: String, isMany: Bool, language: String?) -> String? {
    let own = lists.filter { language?.hasPrefix($0.language) ?? false }
    let candidates = (own.isEmpty ? lists : own).lazy.compactMap { list in
      list.form(of: food, isMany: isMany).map { (language: list.language, text: $0) }
    }
    guard let first = candidates.first else { return nil }
    let isCertain = !own.isEmpty || first.language == "en"
    return isCertain || candidates.allSatisfy { $0.text == first.text } ? first.text : nil
  }
}
