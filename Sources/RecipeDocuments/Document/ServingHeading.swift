import Text

/// The headings of what to serve with a dish: "To serve", "Toppings".
enum ServingHeading {
  /// True for a heading that is such a name.
  static func isOne(_ heading: String) -> Bool {
    isEnglish(heading) || names.contains(FoldedText.words(heading.utf8))
  }

  /// True for such a name in English.
  static func isEnglish(_ heading: String) -> Bool {
    english.contains(FoldedText.words(heading.utf8))
  }

  private static let english: Set<String> = [
    "serve with", "serving", "for serving", "to serve", "to serve with", "serving ideas",
    "toppings",
    "optional toppings", "garnish",
  ]

  /// The other names: German, French, Spanish, Portuguese, Italian, Dutch, Nordic, Polish.
  private static let names = Set(
    """
    zum servieren,servieren mit,dazu,dazu passt,beilage,beilagen,pour servir,servir avec,accompagnement,\
    para servir,para acompañar,acompañamiento,para acompanhar,per servire,per accompagnare,om te serveren,\
    serveren met,till servering,til servering,servera med,server med,serveres med,tilbehør,tillbehör,\
    do podania,podawać z,podáváme s,tarjoiluun
    """.split(separator: ",").map { FoldedText.words($0.utf8) })
}
