import Text

/// The recognition of texts among the steps of a recipe that are none: credits, notes, yields,
/// wishes to enjoy the meal.
enum StepRemark {
  /// Returns the remark in a text, without a label such as "Note:", or `nil` for a step.
  static func remark(in text: String) -> String? {
    if let note = labelledNote(text) { return note }
    guard text.utf8.count <= longest else { return nil }
    let isRemark =
      Credit.isSure(text) || isYield(text) || isFootnote(text) || isInvitation(text)
      || wishes.contains(FoldedText.words(text.utf8))
    return isRemark ? text : nil
  }

  /// The maximum length of all remarks but those with the label of a note, in bytes.
  private static let longest = 300

  /// Returns the text after a label such as "Note:", or `nil` without one.
  static func labelledNote(_ text: String) -> String? {
    guard let colon = text.prefix(24).firstIndex(where: { $0 == ":" || $0 == "：" }),
      SectionKind.isGenericNote(String(text[..<colon]))
    else { return nil }
    let note = String(text[text.index(after: colon)...]).cleaned(.paragraphs)
    return note.isEmpty ? nil : note
  }

  /// True for a name of several words with capitals and no mark at its end, "Small Press Kitchen".
  ///
  /// After steps that are sentences it is a credit, or the wine with the dish.
  static func isName(_ text: String) -> Bool {
    guard text.utf8.count <= longestYield, text.contains(where: \.isLowercase),
      text.last.map({ $0.isLetter || $0.isNumber }) ?? false
    else { return false }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count > 1 && words[0].first?.isUppercase == true
      && words.allSatisfy { word in
        particles.contains(word) || word.first.map { $0.isUppercase || !$0.isLetter } ?? false
      }
  }

  private static let particles: Set<Substring> = [
    "of", "the", "by", "and", "de", "la", "for", "in", "from", "at", "a",
  ]

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

  /// True for an explanation that asterisks refer to: "*Available at Asian markets".
  private static func isFootnote(_ text: String) -> Bool {
    guard text.hasPrefix("*") else { return false }
    let rest = text.drop { $0 == "*" }.drop { $0 == " " }
    return rest.first?.isLetter == true && !rest.contains("*")
  }

  /// True for an invitation to a social network: "Follow us on Instagram".
  static func isInvitation(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    return FoldedText.words(text.utf8).split(separator: " ").contains { networks.contains($0) }
  }

  private static let networks: Set<Substring> = [
    "pinterest", "instagram", "facebook", "tiktok", "youtube", "whatsapp", "newsletter", "hashtag",
  ]

  private static let wishes: Set<String> = Set(
    """
    enjoy,enjoy your meal,enjoy it,happy cooking,happy baking,bon appetit,\
    guten appetit,lass es dir schmecken,lasst es euch schmecken,bonne dégustation,régalez vous,\
    buen provecho,que aproveche,a disfrutar,disfruta,bom apetite,bom proveito,buon appetito,\
    eet smakelijk,smakelijk,smaklig måltid,velbekomme,vær så god,smacznego,dobrou chuť,dobrú chuť,\
    jó étvágyat,afiyet olsun,приятного аппетита,смачного,καλή όρεξη,hyvää ruokahalua,dobar tek,\
    poftă bună,selamat menikmati,בתיאבון,召し上がれ,맛있게 드세요
    """.split(separator: ",").map { FoldedText.words($0.utf8) })
}
