import Text

/// The recognition of texts among the steps of a recipe that belong to a page rather than to it: ways back to
/// an index, bare addresses, lone marks.
///
/// They are "← All recipes", "Back to the index", "https://example.com" and "🍚".
enum NavigationText {
  /// The maximum length of a way back, in bytes, and in words.
  private static let (longest, mostWords) = (80, 8)

  /// True for a text without anything to do.
  static func isOne(_ text: String) -> Bool {
    !text.contains { $0.isLetter || $0.isNumber } || areAddresses(text) || isWayBack(text)
  }

  private static func areAddresses(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return !words.isEmpty
      && words.allSatisfy { word in
        let word = word.hasPrefix("<") ? word.dropFirst().prefix { $0 != ">" } : word
        return WebAddress.isWhole(String(word)) || word.lowercased().hasPrefix("www.")
      }
  }

  private static func isWayBack(_ text: String) -> Bool {
    guard text.utf8.count <= longest, let first = text.first else { return false }
    let words = FoldedText.words(text.utf8).split(separator: " ")
    guard !words.isEmpty, words.count <= mostWords, !TimeWords.areIn(text) else { return false }
    if arrows.contains(first) || text.hasPrefix("<-") || text.hasPrefix("<<") { return true }
    return leads.contains(words[0]) && words.dropFirst().contains(where: places.contains)
  }

  /// The marks that point back; those that point forwards may be bullets.
  private static let arrows: Set<Character> = ["←", "⬅", "⬅️", "↩", "↩️", "«", "‹", "⇐", "🔙", "⏪"]

  private static let leads = words(
    """
    back zurück retour volver torna voltar terug tilbake tilbage tillbaka takaisin powrót wróć zpět späť \
    vissza înapoi назад вернуться
    """)

  /// The places to which such texts lead.
  private static let places = words(
    """
    index home homepage contents toc menu overview list recipes übersicht startseite rezepte rezepten \
    rezeptliste inhaltsverzeichnis inhalt sommaire accueil recettes inicio índice recetas indice ricette \
    elenco início receitas overzicht recepten oversikt oppskrifter oversigt opskrifter översikt översikten \
    recepten etusivulle reseptit reseptilistaan przepisów spisu přehled recepty receptekhez rețete \
    оглавлению списку рецептам
    """)

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })
  }
}
