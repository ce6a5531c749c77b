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
    // "8 2-inch-long, 1/2-inch-wide lemon peel strips".
    if !name.isEmpty, Self.withoutLength(name).isEmpty, let rest = naming.preparation {
      return Self.withoutLength(rest)
    }
    return name.isEmpty ? naming.text : name
  }

  /// The food without the number at its side and the words around it that name nothing: "生姜" of
  /// "生姜 = 半斤", "生粉" of "适量 生粉".
  package var namedFood: String {
    let words = Self.sentence(of: choice ?? food).prefix { $0 != "=" && $0 != ":" && $0 != "：" }
      .split(separator: " ").map(Self.withoutMarks).filter { !$0.isEmpty }
    let telling = words.filter { !Self.vagueWords.contains($0.lowercased()) }
    let whole = (telling.isEmpty ? words : telling).joined(separator: " ")
    let short = Self.withoutLength(whole)
    let name = short.isEmpty ? whole : short
    let mark = Self.quantityMarks.first { name.count > $0.count + 1 && name.hasSuffix($0) }
    return mark.map { String(name.dropLast($0.count)) } ?? name
  }

  /// The food with the last word that it has in common with those after a comma: "peanut oil" of
  /// "peanut, canola or other neutral oil".
  private var choice: String? {
    let rest = naming.food.drop { $0 != "," }.dropFirst()
    let others = [String(rest), naming.preparation ?? ""].filter { !$0.isEmpty }
    return FoodList.firstChoice(between: food, and: others.joined(separator: ","))
  }

  /// Returns a word without the marks of footnotes and brands: "sauce" of "sauce*", "Cholula" of "Cholula®".
  private static func withoutMarks(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, "*®™†".contains(last) { word.removeLast() }
    return word == "--" ? "" : word
  }

  /// Returns a text up to a full stop before another sentence.
  private static func sentence(of text: String) -> Substring {
    guard let end = text.firstRange(of: ". ")?.lowerBound,
      text[end...].dropFirst(2).first?.isUppercase == true,
      text[..<end].split(separator: " ").last.map({ $0.count > 3 }) ?? false
    else { return text[...] }
    return text[..<end]
  }

  /// The Chinese "amount" behind a food, the longest first: 洋葱量, 里脊肉的用量为.
  private static let quantityMarks = [
    "的用量约为", "的用量为", "的用量是", "的数量为", "用量为", "的量为", "的用量", "用量", "量",
  ]

  /// The food, and of several of which one will do the first, without its size: "steak" of "large steak or
  /// roast", "pork chops" of "1/2-inch-thick pork chops".
  package var plainFood: String {
    Self.withoutSize(FoodList.firstChoice(in: Self.withoutSize(namedFood)))
  }

  /// The first of several foods of which one will do, with the last word of the others: "Fuji apples" of
  /// "Fuji or Royal Gala apples"; `nil` if there is only one.
  package var firstWithSharedWord: String? {
    let name = Self.withoutSize(namedFood)
    let first = FoodList.firstChoice(in: name)
    guard first != name, let last = name.split(separator: " ").last else { return nil }
    return Self.withoutSize(first) + " " + last
  }

  private static func withoutSize(_ name: String) -> String {
    let words = name.split(separator: " ")
    let isLength = words.prefix { $0.first?.isNumber == true || $0 == "x" }.contains(
      where: isLength)
    let rest = isLength ? words.drop { $0.first?.isNumber == true || $0 == "x" } : words[...]
    let telling = rest.drop { sizes.contains($0.lowercased()) }
    return (telling.isEmpty ? words[...] : telling).joined(separator: " ")
  }

  /// Returns a name without the length before it, and the form whose length that is: "country-style bread"
  /// of "1/3-inch cubes country-style bread".
  private static func withoutLength(_ name: String) -> String {
    let words = name.split(separator: " ")
    let sizes = words.prefix { $0.first?.isNumber == true || $0 == "x" || $0 == "by" }
    guard sizes.contains(where: isLength) else { return name }
    let rest = words.dropFirst(sizes.count)
    let named = rest.drop { forms.contains($0.lowercased()) }
    return (named.isEmpty ? rest : named).joined(separator: " ")
  }

  private static let forms: Set<String> = [
    "cube", "cubes", "piece", "pieces", "slice", "slices", "chunk", "chunks", "dice",
  ]

  /// True for a number with a unit of length: "1/2-inch-thick".
  private static func isLength(_ word: Substring) -> Bool {
    ["inch", "cm", "mm", "\"", "”"].contains { word.lowercased().contains($0) }
  }

  private static let vagueWords: Set<String> = [
    "适量", "少许", "若干", "適量", "少々", "お好みで", "약간", "적당량", "q.b.", "qb", "etwas", "evtl.",
    "weight", "wt", "wt.", "amount", "quantity",
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
