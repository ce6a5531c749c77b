import Text

/// The headings of what to serve with a dish: "To serve", "Toppings".
enum ServingHeading {
  /// True for a heading that is such a name.
  static func isOne(_ heading: String) -> Bool {
    let words = FoldedText.words(heading.utf8)
    return names.contains(words) || accompaniments.contains(words)
  }

  /// True for such a name below which foods can be told from work: "serve with" in any language, and English
  /// names, as verbs are known in English.
  static func isOfFoods(_ heading: String) -> Bool {
    let words = FoldedText.words(heading.utf8)
    return english.contains(words) || accompaniments.contains(words)
  }

  private static let english = set(
    "serving,for serving,to serve,serving ideas,toppings,optional toppings,garnish")

  /// True for the name of foods, "Toppings", which is not one of serving the dish.
  static func isBeside(_ heading: String) -> Bool {
    foods.contains(FoldedText.words(heading.utf8))
  }

  private static let foods = set(
    """
    toppings,topping,optional toppings,side dishes,sides,serving ideas,beilage,beilagen,accompagnement,\
    accompagnements,acompañamiento,acompañamientos,acompanhamentos,contorni,tilbehør,tillbehör,dodatki
    """)

  /// True for the beginning of a list of foods that go with the dish, "Serve with:", which no work follows.
  static func isLead(_ line: String) -> Bool {
    guard let mark = line.last, ":：".contains(mark) else { return false }
    return accompaniments.contains(FoldedText.words(line.utf8))
  }

  /// True for a line with such a list and no sentence: "Serve with: rice, a green salad".
  static func isList(_ line: String) -> Bool {
    guard let colon = line.prefix(longestLead).firstIndex(where: { ":：".contains($0) }),
      isLead(String(line[...colon])), case let foods = line[line.index(after: colon)...],
      foods.contains(where: \.isLetter), foods.last != ".",
      foods.split(separator: ",").allSatisfy({ $0.split(separator: " ").count <= mostWords })
    else { return false }
    return !StepRemark.beginsWithVerb(String(foods)) && !TimeWords.areIn(String(foods))
  }

  /// The maximum number of words between commas; more of them are work.
  private static let mostWords = 5

  /// The maximum length of the beginning, in characters.
  private static let longestLead = 32

  /// The beginnings: English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic, Polish, Czech.
  private static let accompaniments = set(
    """
    serve with,served with,goes with,goes well with,to serve with,servieren mit,dazu,dazu passt,\
    dazu schmeckt,passt zu,schmeckt mit,servir avec,à servir avec,se sert avec,servir con,\
    acompañar con,servir com,acompanhar com,servire con,serveren met,servera med,server med,\
    serveres med,podawać z,podáváme s
    """)

  /// The names: English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic, Polish and
  /// others.
  private static let names = set(
    """
    serving,for serving,to serve,serving ideas,toppings,optional toppings,garnish,zum servieren,\
    beilage,beilagen,pour servir,accompagnement,para servir,para acompañar,acompañamiento,\
    para acompanhar,per servire,per accompagnare,om te serveren,till servering,til servering,\
    tilbehør,tillbehör,do podania,tarjoiluun,podanie,подача,podávání,servírování,servering,serviert,tarjoilu,\
    service,au service,zum essen,se sirve,se sirve con,se come con,z czym to jeść,z czym jeść,z czym podawać,co k tomu,mivel,mihez,с чем,\
    с чем есть,з чим,mit was,avec quoi,con qué,con cosa,com o que,waarmee,till,dertil,hertil,lisäksi,\
    servis,servizio,serviço,tálalás,servire,σερβίρισμα,盛り付け
    """)

  private static func set(_ list: String) -> Set<String> {
    Set(list.split(separator: ",").map { FoldedText.words($0.utf8) })
  }
}
