import Text

/// The titles of collections of recipes: "Family Cookbook", "Mes recettes", "Kochheft", 我的食谱.
enum BookTitle {
  /// True for a title with a word for several recipes anywhere, or one for a book at either end.
  static func isOne(_ title: String) -> Bool {
    let text = FoldedText.words(title.utf8)
    if text.utf8.contains(where: { $0 >= 0xE3 }), wide.contains(where: text.contains) {
      return true
    }
    let words = text.split(separator: " ")
    if words.contains(where: collections.contains) { return true }
    guard let first = words.first(where: { !leads.contains($0) }), let last = words.last else {
      return false
    }
    return books.contains(first) && words.count > 1 || books.contains(last)
      || lastWords.contains(last)
      || words.contains { word in
        endings.contains { word.hasSuffix($0) && word.count > $0.count + 2 }
      }
  }

  /// The words for several recipes: English, German, French, Italian, Spanish, Portuguese, Catalan, Dutch, Nordic,
  /// Finnish, Polish, Czech, Hungarian, Romanian, Croatian, Russian, Ukrainian, Turkish, Greek, Indonesian.
  private static let collections = set(
    """
    recipes,cookbook,cookery,favourites,favorites,collection,menu,rezepte,lieblingsrezepte,rezeptsammlung,\
    recettes,ricette,ricettario,recetas,recetario,receitas,receptes,recepten,recept,oppskrifter,opskrifter,\
    reseptit,reseptejä,przepisy,recepty,kuchařka,receptek,receptjei,szakácskönyv,rețete,recepti,kuharica,\
    рецепты,рецепти,tarifler,tarifleri,συνταγές,kumpulan
    """)

  /// The words for books and notebooks, and for a kitchen where it begins a title, in the same languages.
  private static let books = set(
    """
    book,notebook,compendium,buch,heft,kladde,sammlung,mappe,kartei,livre,carnet,cahier,classeur,fiches,cuisine,\
    quaderno,taccuino,schede,cucina,libreta,cuaderno,fichas,cocina,caderno,livro,cozinha,quadern,llibre,\
    schrift,schriftje,häfte,pärm,pärmen,permen,vihko,kansio,zeszyt,kuchnia,sešit,zápisník,kuchyně,füzet,füzete,konyha,\
    caiet,bilježnica,тетрадь,блокнот,кухня,зошит,defter,defteri,τετράδιο
    """)

  /// The words before one for a book: "Aus dem Heft von Tante Berta".
  private static let leads = set(
    "aus,dem,der,from,the,my,our,du,de,la,le,del,dal,della,dalla,uit,het,från,fra,ur,z,ze,iz,din,из,з,a"
  )

  /// The words for books and kitchens that have other meanings before others: "binder", "Kitchen sink cookies".
  private static let lastWords = set("binder,kitchen,küche,keuken,mutfağı,book,libro")

  /// The ends of compound words.
  private static let endings = set(
    """
    rezepte,buch,heft,kladde,sammlung,mappe,kartei,recepten,boek,schrift,kokbok,kokebok,kogebog,pärm,pärmen,\
    häfte,samling,oppskrifter,opskrifter,kirja,vihko,füzet,könyv
    """)

  private static let wide = ["レシピ", "家常菜", "私房菜", "食谱", "菜谱", "食譜", "菜譜", "레시피", "모음", "の定番"]
    .map { FoldedText.words($0.utf8) }

  private static func set(_ list: String) -> Set<Substring> {
    Set(list.split(separator: ",").map { Substring(FoldedText.words($0.utf8)) })
  }
}
