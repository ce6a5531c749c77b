import HTMLSyntax
import Text

/// The foods that a page lists apart from the ingredients because a cook has them: "From your kitchen".
struct PagePantry {
  /// The heading of the list.
  let name: String
  /// The foods.
  let lines: [String]

  /// The maximum number of lines after the ingredients that are searched, of foods, and the maximum length
  /// of one, in bytes.
  private static let (mostLines, mostFoods, longestFood) = (120, 24, 80)

  /// Finds the list among the lines after the ingredients, up to the directions.
  ///
  /// - Parameters:
  ///   - ingredients: The ingredients.
  ///   - document: The page.
  init?(after ingredients: [String], in lines: ArraySlice<PageLine>, of document: HTMLDocument) {
    let lines = lines.prefix(Self.mostLines).prefix { $0.section != .directions }
    guard
      let heading = lines.firstIndex(where: { line in
        line.role != .item && line.role != .row && Self.isName(line.text)
      })
    else { return nil }
    let list = lines[(heading + 1)...].prefix { $0.role == .item && !$0.isLink }
    guard let first = list.first else { return nil }
    let ancestry = HTMLAncestry(of: document)
    let place = lines[heading].index
    let items = list.prefix { item in
      !ancestry.container(of: first.element, and: item.element).contains(place)
    }.map(\.text)
    guard (1...Self.mostFoods).contains(items.count),
      items.allSatisfy({ $0.utf8.count <= Self.longestFood && !SentenceText.isSentence($0) }),
      Set(items).isDisjoint(with: ingredients)
    else { return nil }
    name = IngredientHeading.name(of: lines[heading].text)
    self.lines = items
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= longestFood && names.contains(FoldedText.words(text.utf8))
  }

  /// The headings: English, German, French, Spanish, Portuguese, Italian, Dutch, Swedish, Danish, Norwegian.
  private static let names = Set(
    """
    from your kitchen,from your own kitchen,from your pantry,in your kitchen,in your pantry,pantry,\
    pantry items,pantry staples,kitchen staples,not included in your delivery,aus deiner küche,\
    aus der eigenen küche,aus dem vorrat,aus deinem vorrat,zu hause,basiszutaten,dans votre cuisine,\
    dans vos placards,de votre cuisine,ingrédients de base,de tu cocina,en tu cocina,de tu despensa,\
    en tu despensa,da sua cozinha,da sua despensa,dalla tua cucina,dalla tua dispensa,\
    uit je eigen keuken,uit eigen keuken,uit de voorraadkast,zelf toevoegen,från ditt kök,\
    har du hemma,fra dit køkken,har du hjemme,basisvarer,fra ditt kjøkken
    """.split(separator: ",").map { FoldedText.words($0.utf8) })
}
