import Text

/// The name of one of several lists of the same ingredients: for a size, for a number of people, or in
/// a system of units.
enum VariantName: Hashable {
  /// Amounts in grams and litres.
  case metric
  /// Amounts in ounces, cups or another system of units.
  case otherSystem
  /// Amounts for a size or a number: "Large pan", "4 people", "×2".
  case size

  /// Reads a name, or returns `nil` for one of a part of the dish.
  init?(_ name: String) {
    let words = FoldedText.words(name.utf8).split(separator: " ")
    guard !words.isEmpty, words.count <= Self.mostWords else { return nil }
    if let system = Self.systems[String(words[0])], words.count <= 2 {
      self = system
    } else if Int(name) != nil || HeadingYield.yield(in: name) != nil
      || HeadingYield.isWhole(name) || TableVocabulary.isYield(name) || Self.isLength(name)
      || words.contains(where: Self.sizes.contains)
        && words.allSatisfy({ Self.sizes.contains($0) || Self.forms.contains($0) })
    {
      self = .size
    } else {
      return nil
    }
  }

  /// True if a name is a word for a size and nothing else: "small".
  static func isSize(_ name: String) -> Bool {
    sizes.contains(Substring(FoldedText.words(name.utf8)))
  }

  /// Returns the yield in the name of a list, or `nil` if it is another size: "4 people", "2".
  static func yield(in name: String) -> String? {
    HeadingYield.yield(in: name)
      ?? (HeadingYield.isWhole(name) ? HeadingYield.yield(inIngredients: name) : nil)
      ?? (Int(name) != nil ? name : nil)
  }

  private static let mostWords = 5

  /// True for the size of a form: "20 cm", "8 inch".
  private static func isLength(_ name: String) -> Bool {
    let words = name.lowercased().split { $0 == " " || $0 == "-" }
    guard let first = words.first, first.first?.isNumber == true else { return false }
    let unit = words.count > 1 ? words[1] : first.drop { $0.isNumber || ".,".contains($0) }
    return ["cm", "mm", "inch", "inches", "in", "zoll", "\""].contains(unit)
  }

  private static let systems: [String: VariantName] = {
    var systems: [String: VariantName] = [:]
    let lists: [(VariantName, String)] = [
      (
        .metric,
        """
        metric metrisch métrique métrico métrica metrico metrisk metryczny metrické metrikus \
        метрическая metrik grams gram gramm grammes gramos grammi gramas eu europe weight weights si
        """
      ),
      (
        .otherSystem,
        """
        imperial us usa uk american british cups cup ounces volume volumes imperisch impérial \
        inglés imperiale imperialny имперская tassen tasses tazas tazze customary
        """
      ),
    ]
    for (kind, words) in lists {
      for word in words.split(whereSeparator: \.isWhitespace) {
        systems[FoldedText.words(word.utf8)] = kind
      }
    }
    return systems
  }()

  /// The words for what has a size: a form, a portion, a batch; any other word may name a part of the dish, "Whole
  /// wheat starter".
  private static let forms: Set<Substring> = Set(
    """
    a the for of pan pans tin tins form mould mold dish tray loaf loaves batch recipe quantity portion portions \
    size serving servings version cake cakes pizza people persons \
    form blech kastenform springform portion portionen rezept menge für \
    moule plat portion portions recette quantité pour molde porción porciones receta cantidad para forma \
    porção porções receita teglia stampo porzione porzioni ricetta dose per vorm recept portie porties \
    plåt sats portion portioner plade opskrift oppskrift porsjon porsjoner annos annosta resepti
    """.split(whereSeparator: \.isWhitespace).map { Substring(FoldedText.words($0.utf8)) })

  /// The words for sizes: English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic,
  /// Finnish, Polish, Czech, Hungarian, Romanian, Russian, Ukrainian, Turkish, Chinese, Japanese,
  /// Korean.
  private static let sizes: Set<Substring> = Set(
    """
    small medium large regular standard normal xl xs big half full whole single double triple \
    quarter twin family klein kleine kleines mittel mittlere groß große großes einfach doppelt halb \
    halbe ganz ganze petit petite moyen moyenne grand grande simple double demi pequeño pequeña \
    mediano mediana grande doble mitad pequeno pequena médio média dobro piccolo piccola medio media \
    doppio middel groot grote dubbel half liten litet lille mellan mellem stor stort store dubbel \
    pieni keskikokoinen iso mały mała średni średnia duży duża malý malá střední velký velká kicsi \
    közepes nagy mic mică mediu mare маленький маленькая средний средняя большой большая малий \
    середній великий küçük orta büyük 小 中 大 소 중 대
    """.split(whereSeparator: \.isWhitespace).map { Substring(FoldedText.words($0.utf8)) })
}
