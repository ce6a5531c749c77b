import Text

/// A sentence that says with what a dish is served: "Serve with rice", "Podawać z ogórkiem".
enum ServingSentence {
  /// The maximum number of words of a sentence, longer ones of which tell work as well.
  private static let maximumWordCount = 10

  /// True for a sentence that begins with a word for serving, or ends with one where verbs are last; a long one tells more.
  static func isOne(_ sentence: String) -> Bool {
    let words = FoldedText.words(sentence.utf8).split(separator: " ")
    guard words.count <= maximumWordCount, let first = words.first, let last = words.last else {
      return false
    }
    let isLed = particles.contains(first) && words.dropFirst().first.map(verbs.contains) ?? false
    return isLed || verbs.contains(first) || lastVerbs.contains(last)
      || words.suffix(2).first == "servis"
  }

  /// True for a text behind a word for serving, "with rice", that tells no work before that.
  static func isAll(_ text: String) -> Bool {
    !WorkVerb.isToldBehindLabel(text) || SentenceText.sentences(of: text).allSatisfy(isOne)
  }

  private static let particles: Set<Substring> = ["se", "es", "si", "on", "man", "to"]

  /// English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic, Finnish, Polish, Czech, Hungarian,
  /// Romanian, Russian, Ukrainian, Greek, Catalan.
  private static let verbs = set(
    """
    serve served servieren serviert servir servez sert sirve sirva sirven servimos serviamo servite servi \
    serveer serveren servera serveras serveres servér server servert tarjoa tarjoile tarjoillaan podawać \
    podawaj podaj podajemy podávejte podáváme podávat podáme tálaljuk tálald servește servesc подавать \
    подавайте подаём подавати подаємо σερβίρουμε σερβίρετε serveix servim
    """)

  /// The last words of German.
  private static let lastVerbs = set("servieren reichen")

  private static func set(_ list: String) -> Set<Substring> {
    Set(list.split(whereSeparator: \.isWhitespace).map { Substring(FoldedText.words($0.utf8)) })
  }
}
