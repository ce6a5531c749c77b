import Text

extension RecipeKey {
  /// Determines the meaning of a key of an object, in any language of labels and headings.
  ///
  /// A key may end with a unit, "cookingTimeMinutes", and a list may have any name that a heading
  /// above it could have, "Arbeitsschritte".
  init?(ofObject key: String) {
    guard key.utf8.count <= 64 else { return nil }
    if let known = RecipeKey(key.utf8) {
      self = known
    } else if let bare = Self.withoutType(key), let known = RecipeKey(bare.utf8) {
      self = known
    } else if let time = TimeKey(key) {
      self = time.key
    } else if let bare = Self.withoutRecipe(key), let known = RecipeKey(bare.utf8) {
      self = known
    } else if let kind = SectionKind(heading: KeyWords.words(of: key), isNested: false),
      let known = RecipeKey(kind)
    {
      self = known
    } else {
      return nil
    }
  }

  /// Returns a key without the type that some programs write before it: "strMeal" is "Meal".
  private static func withoutType(_ key: String) -> Substring? {
    guard key.hasPrefix("str"), key.dropFirst(3).first?.isUppercase == true else { return nil }
    return key.dropFirst(3)
  }

  /// Returns a key of two words without the one that says that it is about the recipe:
  /// "recipeServings", "tituloReceta".
  private static func withoutRecipe(_ key: String) -> String? {
    let words = KeyWords.words(of: key).split(separator: " ").map(String.init)
    guard words.count == 2 else { return nil }
    let places = [0, 1].filter {
      isWordForRecipe(words[$0]) || wordsForDish.contains(FoldedText.key(words[$0].utf8))
    }
    return places.count == 1 ? words[1 - places[0]] : nil
  }

  /// True for a key that is a word for a recipe, which may be its title as well as its method.
  static func isWordForRecipe(_ key: String) -> Bool {
    wordsForRecipe.contains(FoldedText.key(key.utf8))
  }

  private static let wordsForRecipe: Set<String> = Set(
    """
    recipe rezept receta recette ricetta receita recept opskrift oppskrift resepti przepis рецепт \
    tarif reteta recepta recepte retsept receptas resep reseptin rezepts συνταγή рецепта レシピ 食谱 菜谱 \
    레시피
    """.split(separator: " ").map { FoldedText.key($0.utf8) })

  private static let wordsForDish: Set<String> = ["dish", "meal", "dishes", "food", "cook"]

  private init?(_ kind: SectionKind) {
    switch kind {
    case .ingredients: self = .ingredients
    case .directions: self = .directions
    case .notes: self = .notes
    case .tools: self = .tools
    case .nutrition: self = .nutrition
    case .amounts, .facts, .source: return nil
    }
  }

  /// True for the times of a recipe.
  var isTime: Bool {
    switch self {
    case .prepTime, .cookTime, .waitTime, .totalTime: true
    default: false
    }
  }
}

/// A key of a time, and the unit that it names: "prep_minutes", "cookingTimeInSeconds".
struct TimeKey: Hashable {
  /// The time.
  let key: RecipeKey
  /// The seconds of the unit, or `nil` if the key names none.
  private(set) var unit: Double?

  /// Reads a key, or returns `nil` for one that names no time.
  init?(_ name: String) {
    var words = FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ")[...]
    unit = words.last.flatMap { Self.unit($0) ?? Self.unit(ending: $0) }
    if let known = RecipeKey(name.utf8) {
      guard known.isTime else { return nil }
      key = known
      return
    }
    if unit == nil, words.count > 1, let first = words.first, let known = Self.unit(first) {
      // "minutesPrep"
      unit = known
      words.removeFirst()
    } else {
      guard unit != nil else { return nil }
      words.removeLast()
    }
    if words.last == "in" || words.last == "en" { words.removeLast() }
    guard !words.isEmpty else {
      key = .totalTime
      return
    }
    guard let known = RecipeKey(words.joined(separator: " ").utf8), known.isTime else { return nil }
    key = known
  }

  /// Returns the meanings of names that mean preparation in some documents and cooking in others:
  /// "bereidingstijd" is preparation, but beside "voorbereidingstijd" it is cooking, and
  /// "tilberedningstid" beside "ovntid" is preparation.
  static func meanings(ofTimes names: [String]) -> [String: RecipeKey] {
    guard let work = names.first(where: { workTimes.contains(FoldedText.key($0.utf8)) }),
      let usual = TimeKey(work)?.key
    else { return [:] }
    let others = names.filter { $0 != work }.compactMap { TimeKey($0)?.key }
    let opposite: RecipeKey = usual == .prepTime ? .cookTime : .prepTime
    return others.contains(usual) && !others.contains(opposite) ? [work: opposite] : [:]
  }

  private static let workTimes: Set<String> = Set(
    """
    bereidingstijd,bereidingsduur,bereiding,tilberedningstid,tilberedning,tillagningstid,tillagning,\
    время приготовления,час приготування,valmistusaika,zubereitungszeit,zubereitungsdauer,\
    czas przygotowania,přípravy,preparazione,tempo di preparazione,cooking time,cook time
    """.split(separator: ",").map { FoldedText.key($0.utf8) })

  /// True if a name has a word for time, as "Zubereitungszeit" does and "préparation" does not.
  static func isExplicit(_ name: String) -> Bool {
    FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ").contains { word in
      timeWords.contains { word.hasSuffix($0) }
    }
  }

  private static let timeWords = Set(
    """
    time zeit dauer temps durée tiempo tempo durata tijd duur tid czas время час doba čas aika idő \
    süre süresi timp vrijeme waktu gian χρόνος 时间 時間 시간 وقت
    """.split(separator: " ").map { FoldedText.words($0.utf8) })

  /// Returns the seconds of the unit that the last word of a name is: "timer minutes", "dur s".
  static func unit(endOf name: String) -> Double? {
    let words = FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ")
    guard let last = words.last else { return nil }
    return unit(last) ?? (words.count > 1 ? ["s": 1, "m": 60, "h": 3600][last] : nil)
  }

  /// Returns the seconds of the unit at the end of a word: "prepmins".
  private static func unit(ending word: Substring) -> Double? {
    endings.first { word.count > $0.text.count && word.hasSuffix($0.text) }?.seconds
  }

  private static let endings: [(text: String, seconds: Double)] = [
    ("minutes", 60), ("minuten", 60), ("mins", 60), ("min", 60), ("seconds", 1), ("secs", 1),
    ("hours", 3600), ("hrs", 3600),
  ]

  /// Returns the seconds of a unit, unless the word has another meaning in names of times.
  static func unit(_ word: some StringProtocol) -> Double? {
    guard word.utf8.count > 1, !others.contains(String(word)) else { return nil }
    return TimeUnits.seconds(of: String(word))
  }

  /// Words for hours in some languages which mean time, or a timer, in others.
  private static let others: Set<String> = [
    "time", "timer", "timar", "timme", "tim", "day", "days",
  ]
}
