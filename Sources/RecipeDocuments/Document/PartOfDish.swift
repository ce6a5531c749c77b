import Text

/// The headings of directions for a part of a dish, or of its work: "For the glaze", "Assembly".
enum PartOfDish {
  /// True if a heading names a part, by the words that it begins with, because a group of ingredients
  /// has the same name, or because it is a word for the last part of the work.
  ///
  /// - Parameter parts: The parts that groups of ingredients name, see `names(of:)`.
  static func isNamed(by heading: String, parts: Set<String> = []) -> Bool {
    let words = FoldedText.words(heading.utf8).split(separator: " ")
    guard !words.isEmpty, words.count <= mostWords else { return false }
    let part = withoutLead(words)
    return part.count < words.count || isLastPart(heading)
      || DayHeading.isOne(heading)
      || parts.contains(part.joined(separator: " "))
  }

  /// Returns the folded names of the parts that headings of groups name.
  static func names(of groups: [String]) -> Set<String> {
    Set(
      groups.map { group in
        withoutLead(FoldedText.words(group.utf8).split(separator: " ")).joined(separator: " ")
      })
  }

  /// True for a word for the last part of the work, with nothing else.
  static func isLastPart(_ heading: String) -> Bool {
    lastParts.contains(FoldedText.words(heading.utf8))
  }

  /// True for a line that begins with a preposition and an article and has a few words after them,
  /// "For the sauce", "Für die Soße".
  static func isLed(_ line: String) -> Bool {
    let words = FoldedText.words(line.utf8).split(separator: " ")
    return words.count <= mostWords
      && leads.contains { $0.count > 1 && words.count > $0.count && words.starts(with: $0) }
  }

  /// The last parts of the work.
  ///
  /// The languages are English, German, French, Spanish, Portuguese, Italian, Dutch,
  /// Nordic, Finnish, Polish, Czech, Hungarian, Romanian, Russian, Turkish, Japanese, Chinese, Korean.
  private static let lastParts = Set(
    """
    assembly,assemble,assembling,final assembly,to assemble,to serve,to finish,finish,finishing,\
    finishing touches,final steps,plating,shaping,baking,bake,cooking,cook,frying,glazing,decoration,\
    decorating,decorate,zusammenbau,zusammensetzen,fertigstellen,fertigstellung,anrichten,servieren,\
    backen,dekorieren,dekoration,garnieren,füllen,formen,montage,assemblage,dressage,finition,\
    finitions,cuisson,décor,décoration,façonnage,pour servir,montaje,emplatado,acabado,horneado,\
    cocción,decoración,para servir,montagem,finalização,decoração,cozedura,montaggio,assemblaggio,\
    composizione,finitura,cottura,decorazione,impiattamento,per servire,afwerking,opbouw,bakken,\
    garneren,opmaken,montering,uppläggning,anretning,gräddning,bakning,bagning,garnering,pynt,\
    kokoaminen,viimeistely,paistaminen,montaż,składanie,dekoracja,pieczenie,podanie,wykończenie,\
    sestavení,dokončení,pečení,zdobení,összeállítás,sütés,tálalás,díszítés,asamblare,coacere,\
    decorare,tarjoilu,servering,servírování,podávání,serviço,servizio,servis,сборка,выпечка,подача,украшение,оформление,birleştirme,pişirme,仕上げ,盛り付け,\
    組み立て,焼成,组装,装饰,烘烤,装盘,마무리,조립
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// The maximum number of words of a heading.
  private static let mostWords = 6

  /// Returns the words without the preposition and the article before the part.
  private static func withoutLead(_ words: [Substring]) -> ArraySlice<Substring> {
    for lead in leads where words.count > lead.count && words.starts(with: lead) {
      return words.dropFirst(lead.count)
    }
    return words[...]
  }

  /// The words that lead to the name of a part, longer ones first, which "For best results" lacks.
  private static let leads: [[Substring]] = Set(
    """
    for the,to make the,making the,make the,preparing the,für den,für die,für das,pour la,pour le,\
    pour les,pour l,para la,para el,para las,para los,para o,para a,per la,per il,per lo,per le,\
    per i,per l,voor de,voor het,till,til,do,na,для,на,για το,για τη,για την,pentru,za
    """.split(separator: ",").map { FoldedText.words($0.utf8) }
  )
  .map { $0.split(separator: " ") }
  .sorted { ($0.count, $1.joined()) > ($1.count, $0.joined()) }
}
