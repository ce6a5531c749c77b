/// An amount of a food that a line asks for.
package struct FoodNeed: Sendable, Hashable {
  /// The line, or the part of it with the amount.
  package let parsed: ParsedIngredient
  /// The line, or the part of it, that names the food.
  package let naming: ParsedIngredient

  /// Creates a need from its parts.
  init(_ parsed: ParsedIngredient, named naming: ParsedIngredient) {
    (self.parsed, self.naming) = (parsed, naming)
  }

  /// The food without its amount and preparation; all of the line if nothing else is there.
  package var food: String {
    let name = naming.foodName
    return name.isEmpty ? naming.text : name
  }

  /// The food without the number at its side and the words around it that name nothing: "生姜" of
  /// "生姜 = 半斤", "生粉" of "适量 生粉".
  package var namedFood: String {
    let food = food.prefix { $0 != "=" && $0 != ":" && $0 != "：" }
    let words = food.split(separator: " ")
    let telling = words.filter { !Self.vagueWords.contains($0.lowercased()) }
    return (telling.isEmpty ? words : telling).joined(separator: " ")
  }

  /// The food, and of several of which one will do the first, without its size: "steak" of "large steak or
  /// roast".
  package var plainFood: String {
    let words = FoodList.firstChoice(in: namedFood).split(separator: " ")
    let telling = words.drop { Self.sizes.contains($0.lowercased()) }
    return (telling.isEmpty ? words[...] : telling).joined(separator: " ")
  }

  private static let vagueWords: Set<String> = [
    "适量", "少许", "若干", "適量", "少々", "お好みで", "약간", "적당량", "q.b.", "qb", "etwas", "evtl.",
  ]

  private static let sizes: Set<String> = [
    "large", "medium", "small", "big", "jumbo", "extra-large", "medium-size", "medium-sized", "lg", "med",
    "sm", "groß", "große", "großer", "großes", "großen", "klein", "kleine", "kleiner", "kleines", "kleinen",
    "mittelgroße", "mittelgroßer", "mittelgroßes", "grosse", "grosses", "gros", "petit", "petite", "petits",
    "petites", "moyen", "moyenne", "moyennes", "grande", "grandes", "mediano", "mediana", "medianas",
    "pequeño", "pequeña", "pequeños", "pequeñas", "grandi", "piccolo", "piccola", "piccoli", "piccole",
    "médio", "média", "médias", "grote", "middelgrote", "stor", "stora", "store", "stort", "liten", "litet",
    "lille", "duża", "duże", "mała", "małe", "velká", "malá",
  ]
}
