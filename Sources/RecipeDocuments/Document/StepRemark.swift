import Text

/// The recognition of texts among the steps of a recipe that are none: credits, notes, yields,
/// wishes to enjoy the meal.
enum StepRemark {
  /// Returns the remark in a text, without a label such as "Note:", or `nil` for a step.
  static func remark(in text: String) -> String? {
    if let note = labelledNote(text) { return note }
    guard text.utf8.count <= longest else { return nil }
    let isRemark =
      Credit.isSure(text) || isAfterthought(text) || isYield(text) || isFootnote(text)
      || isInvitation(text) || NavigationText.isOne(text) || SubstitutionText.isOne(text)
      || StepAnnouncement.isOne(text) || isWarning(text) || ServingHeading.isList(text)
      || isLogged(text)
      || wishes.contains(FoldedText.words(text.utf8))
    return isRemark ? text : nil
  }

  /// The maximum length of all remarks but those with the label of a note, in bytes.
  private static let longest = 300

  /// Returns the text after a label such as "Note:", or `nil` without one.
  static func labelledNote(_ text: String) -> String? {
    guard let colon = text.prefix(24).firstIndex(where: { $0 == ":" || $0 == "：" }),
      case let label = String(text[..<colon]),
      SectionKind.isGenericNote(label) || isDatedNote(label)
        || noteLabels.contains(FoldedText.words(label.utf8))
        || tips.contains(FoldedText.words(label.utf8))
    else { return nil }
    let note = String(text[text.index(after: colon)...]).cleaned(.paragraphs)
    return note.isEmpty ? nil : note
  }

  /// True for a word for notes with a date: "Notiz vom 12.03".
  private static func isDatedNote(_ label: String) -> Bool {
    let words = label.split(separator: " ")
    guard let first = words.first, let last = words.last, (2...3).contains(words.count) else {
      return false
    }
    return SectionKind.isGenericNote(String(first)) && last.count > 3
      && last.allSatisfy { $0.isNumber || "./-()".contains($0) }
  }

  /// True for a text behind the label of a tip, "Tip: use fresh eggs".
  static func isTip(_ text: String) -> Bool {
    guard let colon = text.prefix(24).firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      return false
    }
    return tips.contains(FoldedText.words(text[..<colon].utf8)) && labelledNote(text) != nil
      && !TimeWords.areIn(text) && !text.contains("°") && sentences(of: text).count == 1
  }

  private static let tips = Set(
    """
    tip,tips,tipp,tipps,pro tip,chef s tip,astuce,astuces,consejo,consejos,truco,trucos,dica,dicas,\
    consiglio,consigli,wskazówka,wskazówki,porada,tipy,vinkki,vinkit,tippek,savjet,savjeti,sfat,\
    sfaturi,ipucu,совет,советы,порада,поради,συμβουλή,συμβουλές,mẹo,小贴士,贴士,コツ,팁
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// True for a text that says that there are no instructions: "No instructions given".
  static func saysNone(_ text: String) -> Bool {
    guard text.utf8.count <= longestYield,
      !text.dropLast(2).contains(where: { ".:;,!".contains($0) })
    else { return false }
    let words = FoldedText.words(text.utf8).split(separator: " ").map(String.init)
    guard let first = words.first, negations.contains(first) else { return false }
    if words.dropFirst().allSatisfy(participles.contains) { return true }
    guard words.count <= mostWordsOfNone || words.contains(where: participles.contains),
      !words.contains(where: WorkVerb.isOne)
    else { return false }
    return words.dropFirst().prefix(2).contains {
      SectionKind(heading: $0, isNested: true) == .directions
    }
  }

  /// The words; "without" is none of them, since "Without cooking stir it" is a step.
  private static let negations: Set<String> = [
    "no", "none", "keine", "aucune", "pas", "ninguna", "nenhuma", "nessuna", "geen", "inga",
    "ingen", "brak", "нет",
  ]

  private static let participles: Set<String> = ["given", "provided", "available"]

  /// The maximum number of words that say it without a participle: "Keine Anleitung angegeben".
  private static let mostWordsOfNone = 3

  /// True for a sentence behind "Warning:" that says how something is, without a time or heat.
  ///
  /// "Attention: pour in the cream slowly." is a step, whatever its language.
  private static func isWarning(_ text: String) -> Bool {
    guard let colon = text.prefix(24).firstIndex(of: ":"),
      warnings.contains(FoldedText.words(text[..<colon].utf8)),
      case let words = words(of: text[colon...]), let first = words.first,
      subjects.contains(first)
        || words.prefix(4).contains(where: wordsOfBeing.contains) && !text[colon...].contains(",")
    else { return false }
    return !TimeWords.areIn(text) && !text.contains("°") && sentences(of: text).count == 1
      && !WorkVerb.isIn(String(text[text.index(after: colon)...]))
  }

  private static let warnings = Set(
    """
    warning,caution,disclaimer,achtung,vorsicht,attention,atención,cuidado,attenzione,atenção,let op,varning,\
    advarsel,varoitus,uwaga,pozor,figyelem,внимание,увага,dikkat,προσοχή
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// The words with which a sentence about something begins.
  private static let subjects: Set<Substring> = ["the", "this", "these", "it", "they", "contains"]

  /// The words near the beginning of a sentence that says how something is.
  private static let wordsOfBeing = Set(
    """
    ist sind est sont son está están sono é são zijn är er jest są je jsou
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })

  /// Labels of notes that are no headings of them.
  private static let noteLabels: Set<String> = [
    "a note", "one note", "quick note", "a quick note", "side note", "important note",
    "please note",
    "n b", "nb", "p s", "ps", "anm", "obs", "pozn", "megj", "huom", "opm", "прим",
  ]

  /// True for a name of several words with capitals and no mark at its end, "Small Press Kitchen".
  ///
  /// After steps that are sentences it is a credit, or the wine with the dish. What says what to do,
  /// "Garnish and Serve", or is written as another step is, "Boil Water.", is none.
  static func isName(_ text: String, after steps: some Sequence<String>) -> Bool {
    guard text.last.map({ $0.isLetter || $0.isNumber }) ?? false, isInTitleCase(text),
      let first = firstWord(text), !WorkVerb.isOne(first)
    else { return false }
    return steps.allSatisfy { firstWord($0) != first && !isInTitleCase($0) }
  }

  /// True if the first word of a text is a verb of short steps.
  static func beginsWithVerb(_ text: String) -> Bool {
    WorkVerb.begins(text)
  }

  private static func firstWord(_ text: String) -> String? {
    FoldedText.words(text.prefix(longestYield).utf8).split(separator: " ").first.map(String.init)
  }

  /// True for several words with capitals, but for small words between them.
  private static func isInTitleCase(_ text: String) -> Bool {
    guard text.utf8.count <= longestYield, text.contains(where: \.isLowercase) else { return false }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count > 1 && words[0].first?.isUppercase == true
      && words.allSatisfy { word in
        particles.contains(word) || word.first.map { $0.isUppercase || !$0.isLetter } ?? false
      }
  }

  private static let particles: Set<Substring> = [
    "of", "the", "by", "and", "de", "la", "for", "in", "from", "at", "a",
  ]

  /// Returns the yield that a text above the steps is, "Rende 4 porções:", or `nil` for a step.
  static func yield(in text: String) -> String? {
    let text = text.cleaned(.line)
    guard text.utf8.count <= longestYield else { return nil }
    let words = FoldedText.words(text.utf8).split(separator: " ")
    guard (2...5).contains(words.count), let first = words.first,
      first.first?.isNumber == true || leadsOfYields.contains(String(first))
    else { return nil }
    return HeadingYield.yield(in: text.hasSuffix(".") ? String(text.dropLast()) : text)
  }

  private static let leadsOfYields = Set(
    """
    serves makes yields yield servings for ergibt fur reicht pour donne rendement para rinde rende \
    raciones porciones per dosi porzioni voor porties til till gir ger na dla porcje для на порций
    """.split(separator: " ").map { FoldedText.words($0.utf8) })

  /// True for a yield such as "Makes about 2 cups." and "Yield: 4 servings".
  private static func isYield(_ text: String) -> Bool {
    guard text.utf8.count <= longestYield else { return false }
    let words = FoldedText.words(text.utf8).split(separator: " ")
    guard let first = words.first, yieldWords.contains(first) else { return false }
    return words.dropFirst().prefix(2).contains { $0.first?.isNumber == true }
  }

  private static let yieldWords: Set<Substring> = [
    "makes", "serves", "yield", "yields", "servings", "ergibt", "portionen", "rendement",
  ]

  /// The maximum length of a yield, in bytes.
  private static let longestYield = 60

  /// True for a question in brackets that a cook asks of the next time: "(thyme? lemon?)".
  private static func isAfterthought(_ text: String) -> Bool {
    text.hasPrefix("(") && (text.hasSuffix("?)") || text.hasSuffix("??)"))
      && !text.dropFirst().dropLast().contains { "()".contains($0) }
  }

  /// True for an entry of a log, which a date with its year begins: "2021-03-04: too dry".
  private static func isLogged(_ text: String) -> Bool {
    let date = text.drop { "*_[(".contains($0) }.prefix { $0.isNumber || "-./".contains($0) }
    let parts = date.split { "-./".contains($0) }
    return date.utf8.count >= 8 && date.utf8.count <= 11 && parts.count == 3
      && [parts[0], parts[2]].contains { $0.count == 4 } && parts.allSatisfy { Int($0) != nil }
      && text[date.endIndex...].contains(where: \.isLetter)
      && text[date.endIndex...].split(separator: " ").count <= mostWordsOfEntry
  }

  private static let mostWordsOfEntry = 5

  /// True for an explanation that asterisks refer to: "*Available at Asian markets".
  private static func isFootnote(_ text: String) -> Bool {
    if text.hasPrefix("※") { return true }
    guard text.hasPrefix("*") else { return false }
    let rest = text.drop { $0 == "*" }.drop { $0 == " " }
    return rest.first?.isLetter == true && !rest.contains("*")
  }

  /// True for an invitation to a social network: "Follow us on Instagram".
  static func isInvitation(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    return invitation(in: text).map { $0.startIndex == text.startIndex } ?? false
  }

  /// Returns the invitation to a social network at the end of a text, with the questions before it,
  /// or `nil` if there is none.
  ///
  /// A sentence with a number or a video may be an instruction: "Fold as in the YouTube video".
  static func invitation(in text: String) -> Substring? {
    let sentences = sentences(of: text)
    guard var index = sentences.firstIndex(where: isSentenceOfInvitation) else { return nil }
    while index > 0, String(sentences[index - 1]).cleaned(.line).hasSuffix("?") { index -= 1 }
    let rest = text[sentences[index].startIndex...]
    return words(of: rest).contains { $0.first?.isNumber == true } ? nil : rest
  }

  private static func isSentenceOfInvitation(_ sentence: Substring) -> Bool {
    let words = words(of: sentence)
    return words.contains(where: networks.contains) && words.contains(where: invitations.contains)
      && !words.contains { $0.hasPrefix("video") }
  }

  private static func words(of text: Substring) -> [Substring] {
    FoldedText.words(text.utf8).split(separator: " ")
  }

  /// Returns the sentences of a text, each with the white space after it.
  private static func sentences(of text: String) -> [Substring] {
    var sentences: [Substring] = []
    var (start, isEnded, isAfter) = (text.startIndex, false, false)
    for index in text.indices {
      let character = text[index]
      if isAfter, !character.isWhitespace {
        sentences.append(text[start..<index])
        start = index
      }
      isAfter = (isEnded || isAfter) && character.isWhitespace
      isEnded = ".!?。！？".contains(character)
    }
    return start < text.endIndex ? sentences + [text[start...]] : sentences
  }

  /// The verbs and nouns of invitations, such as "follow" and "newsletter".
  private static let invitations: Set<Substring> = Set(
    """
    follow tag tagging share sharing save pin subscribe join hashtag hashtags newsletter folge folgt teile \
    teilt markiere markiert abonniere suivez suis partagez partage taguez identifiez abonnez sigue \
    siguenos síguenos comparte etiqueta suscribete seguici segui condividi tagga iscriviti volg deel \
    siga compartilhe marque inscreva följ dela tagga følg del obserwuj udostępnij
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })

  private static let networks: Set<Substring> = [
    "pinterest", "instagram", "facebook", "tiktok", "youtube", "whatsapp", "newsletter", "hashtag",
  ]

  /// Wishes to enjoy the meal, in folded words.
  static let wishes: Set<String> = Set(
    """
    cheers,enjoy,enjoy your meal,enjoy it,happy cooking,happy baking,bon appetit,\
    guten appetit,lass es dir schmecken,lasst es euch schmecken,bonne dégustation,régalez vous,\
    buen provecho,que aproveche,a disfrutar,disfruta,bom apetite,bom proveito,buon appetito,\
    eet smakelijk,smakelijk,smaklig måltid,velbekomme,vær så god,smacznego,dobrou chuť,dobrú chuť,\
    jó étvágyat,afiyet olsun,приятного аппетита,смачного,καλή όρεξη,hyvää ruokahalua,dobar tek,\
    poftă bună,selamat menikmati,בתיאבון,召し上がれ,맛있게 드세요
    """.split(separator: ",").map { FoldedText.words($0.utf8) })
}
