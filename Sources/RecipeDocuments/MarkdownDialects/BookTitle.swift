import Text

/// The titles of collections of recipes: "Family Cookbook", "Mes recettes", "Kochheft", 我的食谱.
enum BookTitle {
  /// True for a title with a word for a book, a notebook or several recipes.
  static func isOne(_ title: String) -> Bool {
    let text = FoldedText.words(title.utf8)
    if text.utf8.contains(where: { $0 >= 0xE3 }), wide.contains(where: text.contains) { return true }
    return text.split(separator: " ").contains { word in
      words.contains(word) || endings.contains { word.hasSuffix($0) && word.count > $0.count }
    }
  }

  /// The words: English, German, French, Italian, Spanish, Portuguese, Catalan, Dutch, Nordic, Finnish, Polish,
  /// Czech, Hungarian, Romanian, Croatian, Russian, Ukrainian, Turkish, Greek, Indonesian.
  private static let words = set(
    """
    recipes,cookbook,kitchen,küche,cuisine,cocina,cucina,cozinha,keuken,kuchnia,kuchyně,konyha,кухня,mutfağı,book,cards,fiches,fichas,schede,kort,korten,notebook,cookery,binder,collection,compendium,favourites,favorites,menu,\
    rezepte,lieblingsrezepte,buch,heft,kladde,sammlung,mappe,kartei,\
    recettes,livre,carnet,cahier,classeur,ricette,ricettario,quaderno,taccuino,\
    recetas,recetario,libreta,cuaderno,libro,receitas,caderno,livro,receptes,quadern,llibre,\
    recepten,schrift,schriftje,map,recept,oppskrifter,opskrifter,bok,bog,perm,permen,pärm,pärmen,häfte,\
    reseptit,reseptejä,vihko,kansio,przepisy,zeszyt,książka,recepty,kuchařka,sešit,zápisník,\
    receptek,receptjei,receptfüzet,füzet,füzete,szakácskönyv,rețete,caiet,carte,recepti,kuharica,bilježnica,\
    рецепты,тетрадь,блокнот,книга,рецепти,зошит,tarifler,tarifleri,defter,defteri,\
    συνταγές,τετράδιο,resep resep,kumpulan resep
    """)

  /// The ends of compound words.
  private static let endings = set(
    """
    rezepte,rezeptheft,buch,heft,kladde,sammlung,mappe,kartei,ordner,recepten,boek,schrift,bok,boken,boka,\
    bog,bogen,perm,pärm,pärmen,häfte,samling,recepten,oppskrifter,opskrifter,kirja,vihko,füzet,könyv
    """)

  private static let wide = ["レシピ", "ノート", "定番", "家常菜", "私房菜", "食谱", "菜谱", "食譜", "菜譜", "레시피", "모음", "노트"]
    .map { FoldedText.words($0.utf8) }

  private static func set(_ list: String) -> Set<Substring> {
    Set(list.split(separator: ",").map { Substring(FoldedText.words($0.utf8)) })
  }
}
