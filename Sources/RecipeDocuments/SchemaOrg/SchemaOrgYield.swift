import JSONSyntax

/// `recipeYield`: a text, a number, a list with repetitions, or a QuantitativeValue.
enum SchemaOrgYield {
  /// Returns the most informative text: "4 servings" or "2-4" rather than "4".
  static func text(of json: JSONValue) -> String? {
    switch json.kind {
    case .array:
      let texts = json.elements.compactMap(text)
      return texts.first { $0.unicodeScalars.contains(where: \.properties.isAlphabetic) }
        ?? texts.first { $0.contains("-") || $0.contains("–") } ?? texts.first
    case .object:
      let parts = ["value", "unitText"].compactMap { json[$0]?.shortText }
      return parts.isEmpty ? json.shortText : parts.joined(separator: " ")
    default: return json.shortText
    }
  }
}
