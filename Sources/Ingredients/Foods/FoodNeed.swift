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
    let words = Self.sentence(of: choice ?? food).prefix { $0 != "=" && $0 != ":" && $0 != "：" }
      .split(separator: " ")
    let telling = words.filter { !Self.vagueWords.contains($0.lowercased()) }
    let name = (telling.isEmpty ? words : telling).joined(separator: " ")
    return name.count > 2 && name.last == Self.quantityMark ? String(name.dropLast()) : name
  }

  /// The food with the last word that it has in common with those after a comma: "peanut oil" of
  /// "peanut, canola or other neutral oil".
  private var choice: String? {
    let rest = naming.food.drop { $0 != "," }.dropFirst()
    let others = [String(rest), naming.preparation ?? ""].filter { !$0.isEmpty }
    return FoodList.firstChoice(between: food, and: others.joined(separator: ","))
  }

  /// Returns a text up to a full stop before another sentence.
  private static func sentence(of text: String) -> Substring {
    guard let end = text.firstRange(of: ". ")?.lowerBound,
      text[end...].dropFirst(2).first?.isUppercase == true,
      text[..<end].split(separator: " ").last.map({ $0.count > 3 }) ?? false
    else { return text[...] }
    return text[..<end]
  }

  /// The Chinese "amount" behind a food: 洋葱量.
  private static let quantityMark: Character = "量"

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
    "large", "medium", "small", "big", "jumbo", "extra-large", "medium-size", "medium-sized", "lg",
    "med",
    "sm", "groß", "große", "großer", "großes", "großen", "klein", "kleine", "kleiner", "kleines",
    "kleinen",
    "mittelgroße", "mittelgroßer", "mittelgroßes", "grosse", "grosses", "gros", "petit", "petite",
    "petits",
    "petites", "moyen", "moyenne", "moyennes", "grande", "grandes", "mediano", "mediana",
    "medianas",
    "pequeño", "pequeña", "pequeños", "pequeñas", "grandi", "piccolo", "piccola", "piccoli",
    "piccole",
    "médio", "média", "médias", "grote", "middelgrote", "stor", "stora", "store", "stort", "liten",
    "litet",
    "lille", "duża", "duże", "mała", "małe", "velká", "malá",
  ]
}
