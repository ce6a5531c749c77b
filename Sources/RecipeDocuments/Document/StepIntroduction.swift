import Text

/// The recognition of remarks above the steps of a recipe that say nothing of the work.
///
/// They are "Very tasty and easy." and "This is my aunt's."; "For a tin of 28 cm, …" may as well begin an
/// instruction, "For the sauce, …", and a step that is lost is worse than a remark among the steps.
enum StepIntroduction {
  /// The maximum length of a remark, in bytes.
  private static let longest = 300

  /// True for a text that begins with a word with which no instruction does, and has no food, time or heat.
  ///
  /// - Parameter foods: The ingredients.
  static func isOne(_ text: String, besides foods: [String]) -> Bool {
    guard text.utf8.count <= longest, SentenceText.isSentence(text), !text.contains("°"),
      !TimeWords.areIn(text), !RecipeDuration.isStated(by: text)
    else { return false }
    let words = FoldedText.words(text.utf8).split(separator: " ")
    guard isLead(words) || tellsOfProcess(text, words),
      !words.prefix(4).contains(where: wordsOfNeed.contains)
    else { return false }
    let named = Set(
      foods.flatMap { FoldedText.words($0.utf8).split(separator: " ") }.filter { $0.count > 3 })
    return !words.contains(where: named.contains)
  }

  /// True for a remark's first word; an article, as in "Das Ei trennen.", needs a verb behind it.
  private static func isLead(_ words: [Substring]) -> Bool {
    guard let first = words.first, leads.contains(first) else { return false }
    return !articles.contains(first) || words.prefix(5).contains(where: copulas.contains)
  }

  private static let articles: Set<Substring> = ["das", "het", "det"]

  /// True for one short clause about the work as a whole, "The process is simple", not "The method is
  /// simple: boil it all" or "The recipe is cooked in a pot".
  private static func tellsOfProcess(_ text: String, _ words: [Substring]) -> Bool {
    guard !text.contains(where: { ",:;–—(".contains($0) }),
      let noun = words.prefix(3).firstIndex(where: processes.contains),
      let copula = words[(noun + 1)...].prefix(2).firstIndex(where: copulas.contains)
    else { return false }
    let rest = words[(copula + 1)...]
    return rest.count <= mostWordsOfManner
      && !rest.contains { WorkVerb.isOne(String($0)) || $0.hasSuffix("ed") || $0 == "to" }
  }

  /// The maximum number of words that say how the work is: "very quick and easy".
  private static let mostWordsOfManner = 4

  private static let processes = Set(
    """
    process procedure recipe preparation method zubereitung rezept herstellung recette préparation \
    réalisation proceso receta elaboración preparación processo receita preparo procedimento ricetta \
    preparazione proceso recept bereiding receptet tillagningen opskriften fremgangsmåden oppskriften \
    przepis przygotowanie wykonanie postup příprava recepta рецепт приготовление процесс рецепта \
    приготування valmistus resepti
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })

  /// Forms of "to be" and "to have", and what else is said of a dish, in folded words.
  static let copulas = Set(
    """
    is are was has ist sind war hat habe haben schmeckt gibt kommt stammt geht gelingt est sont es son \
    está están è sono é são zijn was heeft heb er är on ovat jest są je jsou este sunt е є są
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })

  /// True for nothing but the size of a form: "For a tin of 28 cm".
  static func isSize(_ text: String) -> Bool {
    let words = FoldedText.words(text.utf8).split(separator: " ")
    guard (3...8).contains(words.count), !text.contains(","),
      HeadingYield.prepositions.contains(String(words[0]))
    else { return false }
    let ending = words[words.count - 1].drop(while: \.isNumber)
    let isLength = { (word: Substring) in lengths.contains(word.drop(while: \.isNumber)) }
    return words.contains { $0.first?.isNumber == true }
      && (lengths.contains(ending) || words.suffix(3).contains(where: isLength))
  }

  private static let lengths: Set<Substring> = [
    "cm", "mm", "inch", "inches", "in", "zoll", "см", "mal",
  ]

  /// The words near the beginning of what has to be done: "It now needs salt".
  private static let wordsOfNeed = Set(
    """
    now then needs need must should goes go jetzt nun dann muss müssen soll sollte braucht kommt \
    maintenant doit doivent faut ahora debe deben hay ora adesso deve devono agora devem precisa nu moet \
    moeten måste ska skal må nyt täytyy teraz musi trzeba nyní теперь нужно надо тепер треба
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })

  /// The pronouns, demonstratives and adverbs that begin remarks: English, German, French, Spanish,
  /// Portuguese, Italian, Dutch, Nordic, Finnish, Polish, Czech, Russian, Ukrainian.
  private static let leads = Set(
    """
    this these it its i we my our you very so there here that \
    dieses diese dieser dies das es ich wir mein meine unser sehr so hier \
    ce cette ces c cest je j nous mon ma notre très \
    esta este estos estas es yo mi muy nuestra nuestro aquí \
    é eu meu minha muito nossa nosso isto \
    questo questa questi queste è io mio mia molto ecco \
    dit deze het ik wij mijn heel erg zeer \
    denna detta det dessa jag min mycket denne dette disse jeg meget veldig svært \
    tämä nämä minä hyvin erittäin \
    ten ta te bardzo mój moja tento tato tyto toto velmi můj \
    это этот эта эти очень мой моя мы це цей ця ці дуже мій моя ми
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })
}
