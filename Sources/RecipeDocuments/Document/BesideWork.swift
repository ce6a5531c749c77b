/// The headings of what stands beside the directions: tips, serving, storage, the story of a dish.
enum BesideWork {
  /// True if a heading has a word for something else than a part of the work, which "To serve" is.
  static func isNamed(by heading: String) -> Bool {
    if PartOfDish.isNamed(by: heading) { return false }
    let text = FoldedText.words(heading.utf8)
    if text.utf8.contains(where: { $0 >= 0xE3 }), parts.contains(where: text.contains) {
      return true
    }
    return text.split(separator: " ").contains(where: words.contains)
  }

  /// True if a label has such words only, and none that may be said of a step: "Freezing", "Assemble and serve".
  static func isOnly(_ label: String) -> Bool {
    let text = FoldedText.words(label.utf8)
    guard isNamed(by: label), text.utf8.allSatisfy({ $0 < 0xE3 }) else {
      return isNamed(by: label)
    }
    return text.split(separator: " ").allSatisfy { word in
      (words.contains(word) || particles.contains(word)) && !wordsOfSteps.contains(word)
    }
  }

  private static let particles: Set<Substring> = [
    "and", "or", "the", "for", "of", "und", "et", "y", "e", "ed", "en", "och", "og", "i", "a", "и",
  ]

  private static let wordsOfSteps: Set<Substring> = [
    "serving", "servings", "serve", "storing", "freezing", "reheating", "about", "ahead", "caution",
    "cautions", "warning", "warnings", "overview", "servering",
  ]

  /// The words: English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic, Finnish,
  /// Polish, Czech, Hungarian, Romanian, Russian, Ukrainian, Turkish.
  private static let words = Set(
    """
    tip tips trick tricks hint hints note notes remark remarks advice serving servings serve \
    suggestion suggestions idea ideas storage storing store keeping leftovers freezing reheating \
    history background about origin origins story why variation variations variant variants \
    substitutions substitutes pairing pairings nutrition equipment tools faq questions credits \
    source sources comments conclusion introduction intro overview summary video photos links \
    references related errors pitfalls examples logg logbuch mistakes troubleshooting ahead license licence licensing contributing contributors changelog \
    caution cautions warning warnings disclaimer \
    fazit verdict verdikt veredicto giudizio omdöme bedømmelse oordeel ocena hodnocení értékelés оценка вывод \
    result results ergebnis résultat resultado risultato afterwards gästebuch gæstebog gjestebok secret geheimnis \
    fehler erreurs errores erros errori fouten fejl błędy chyby ошибки помилки beispiel beispiele exemple exemples ejemplo ejemplos exemplo exemplos esempio esempi voorbeeld voorbeelden \
    lizenz mitwirken licencia licença licenza licentie licens lisens lisenssi licencja licenc лицензия ліцензія \
    tipp tipps hinweis hinweise anmerkungen notizen serviervorschlag serviervorschläge \
    serviertipp aufbewahrung lagerung haltbarkeit geschichte herkunft varianten variationen \
    wissenswertes quelle quellen \
    astuce astuces conseil conseils remarque remarques conservation histoire origine variante \
    variantes idées accompagnement accompagnements \
    consejo consejos truco trucos nota notas conservación historia origen sugerencia sugerencias \
    variaciones acompañamiento curiosidades \
    dica dicas conservação história origem sugestões sugestão variações curiosidade acompanhamentos \
    consiglio consigli conservazione storia varianti curiosità abbinamento abbinamenti note \
    bewaren bewaartip weetje geschiedenis variaties variatie weetjes serveertip opmerkingen \
    råd förvaring opbevaring oppbevaring historie variationer variasjoner servering \
    serveringsförslag serveringsforslag vinkki vinkit säilytys \
    wskazówka wskazówki porada porady uwagi uwaga przechowywanie historia warianty wariacje \
    ciekawostki sugestie \
    tipy poznámka poznámky skladování historie varianty tippek tanácsok tárolás történet \
    sfaturi păstrare istorie variante \
    совет советы хранение история варианты вариации сочетания секреты примечание примечания \
    нельзя заметки порада поради зберігання історія варіанти примітки \
    ipucu ipuçları saklama hikayesi notlar öneriler
    """.split(whereSeparator: \.isWhitespace).map { Substring(FoldedText.words($0.utf8)) })

  /// The words of Chinese, Japanese and Korean, which no spaces separate.
  private static let parts = [
    "贴士", "备注", "注意", "保存", "附加", "来源", "ポイント", "コツ", "メモ", "備考", "由来", "팁", "보관", "메모",
  ].map { FoldedText.words($0.utf8) }
}
