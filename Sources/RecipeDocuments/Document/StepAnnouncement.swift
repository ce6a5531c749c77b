import Text

/// The recognition of sentences after the last step that announce the dish.
///
/// One is "And there it is: our tiramisu is ready, enjoy!".
///
/// Each of their parts is an exclamation, the announcement that something is ready, or a wish; one other
/// part, as in "Voilà, sprinkle with cocoa", makes a step.
enum StepAnnouncement {
  private enum Part {
    case exclamation, own, other, wish
  }

  /// The maximum length, in bytes.
  private static let maximumLength = 200

  /// True for a text of nothing else.
  static func isOne(_ text: String) -> Bool {
    guard text.utf8.count <= maximumLength, !text.contains(where: \.isNumber) else { return false }
    let sides = text.split { ",.;:!?¡¿–—\n".contains($0) }
    var parts: [Part] = []
    for side in sides where side.contains(where: \.isLetter) {
      guard let part = part(FoldedText.words(side.utf8)) else { return false }
      parts.append(part)
    }
    // "The sauce is ready." may be the end of a part of the work.
    return parts.contains { $0 == .exclamation || $0 == .own }
      || parts.contains(.other) && parts.contains(.wish)
  }

  private static func part(_ folded: String) -> Part? {
    var words = folded.split(separator: " ")
    if words.count > 1, conjunctions.contains(words[0]) { words.removeFirst() }
    let rest = words.joined(separator: " ")
    if StepRemark.wishes.contains(rest) || StepRemark.wishes.contains(folded) { return .wish }
    if exclamations.contains(rest) || exclamations.contains(folded) { return .exclamation }
    guard words.count > 1, words.count <= maximumWordCount, let last = words.last else {
      return nil
    }
    if ready.contains(words[0]), StepIntroduction.copulas.contains(words[1]) { return .own }
    guard ready.contains(last), words.contains(where: StepIntroduction.copulas.contains) else {
      return nil
    }
    return owners.contains(words[0]) ? .own : articles.contains(words[0]) ? .other : nil
  }

  /// The maximum number of words that say what is ready.
  private static let maximumWordCount = 9

  private static let conjunctions = folded(
    "and und et y e ed en og och i a и та i și so dann alors")

  private static let exclamations = Set(
    """
    there it is,there you have it,there you go,that s it,that is it,done,all done,you re done,voila,\
    fertig,das war s,das wars,ecco,ecco fatto,il gioco e fatto,voila c est pret,c est pret,listo,\
    ya esta,ya esta listo,y ya esta,pronto,ja esta,esta pronto,klaar,gotowe,hotovo,a je to,\
    готово,вот и все,färdigt,klart,færdig,ferdig,valmista,kész,gata,hazır
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  private static let ready = folded(
    """
    ready done finished fertig bereit prêt prête prêts prêtes listo lista listos listas pronto pronta \
    pronti pronte prontos prontas klaar gotowy gotowa gotowe hotový hotová hotovo hotové готов готова \
    готово готовы готові färdig färdiga klar klara færdig ferdig valmis kész gata hazır
    """)

  private static let owners = folded(
    """
    our your unser unsere euer eure dein deine ihr notre votre nos vos ton ta nuestro nuestra tu vuestro \
    vuestra vuestros tus nostro nostra vostro vostra tuo tua nosso nossa seu sua ons onze jouw je jullie \
    nasz nasza nasze twój twoja twoje wasze náš naše tvůj vaše наш наша наше ваш ваша ваше ваши
    """)

  private static let articles = folded(
    "the this der die das le la les el los las il lo i gli o os as")

  private static func folded(_ words: String) -> Set<Substring> {
    Set(words.split(whereSeparator: \.isWhitespace).map { Substring(FoldedText.words($0.utf8)) })
  }
}
