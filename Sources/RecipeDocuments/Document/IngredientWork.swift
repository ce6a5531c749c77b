/// The headings of the work that comes before the cooking, "Vorbereitung der Zutaten", or of all of it, "Préparation
/// de la recette".
enum IngredientWork {
  /// True if a heading, folded, is a word for preparing, a few words, and one for the ingredients
  /// or the dish, which it does not list.
  static func isNamed(by words: String) -> Bool {
    if words.utf8.contains(where: { $0 >= 0xE3 }), words.utf8.count <= 48,
      eastAsianFoods.contains(where: words.contains), eastAsianWork.contains(where: words.contains)
    {
      return true
    }
    let parts = words.split(separator: " ")
    guard (2...mostWords).contains(parts.count) else { return false }
    return parts.contains { work.contains($0) } && parts.contains { foods.contains($0) }
      && parts.allSatisfy { work.contains($0) || foods.contains($0) || particles.contains($0) }
  }

  /// True if a heading names a part of the work rather than all of it: "Mise en place", "Cooking".
  static func isPart(_ heading: String) -> Bool {
    let words = FoldedText.words(heading.utf8)
    return MiseEnPlace.isNamed(by: heading) || work.contains(Substring(words)) || isNamed(by: words)
      || RecipeKey(heading.utf8)?.isTime == true
  }

  private static let mostWords = 5

  /// The words: English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic, Finnish,
  /// Polish, Czech, Hungarian, Romanian, Croatian, Russian, Ukrainian, Greek, Turkish, Indonesian,
  /// Vietnamese.
  private static let work = set(
    """
    preparation preparing prepare prepping prep vorbereitung vorbereitungen vorbereiten zubereitung \
    préparation préparations préparer préparez preparación preparar preparazione preparare \
    preparação preparo voorbereiding voorbereiden bereiding förberedelse förberedelser förbered \
    forberedelse forberedelser forbered valmistelu valmistele przygotowanie przygotuj příprava \
    připravte előkészítés előkészítése elkészítés pregătire pregătirea priprema pripremanje \
    подготовка приготовление подготовьте підготовка приготування προετοιμασία hazırlık \
    hazırlanması hazırlama persiapan chuẩn bị приготовления приготування
    """)

  private static let foods = set(
    """
    ingredients ingredient zutaten ingrédients ingredientes ingredienti ingrediënten ingredienten \
    ingredienser ingredienserna ingredienserne ingrediensene ainekset ainesten składników składniki \
    ingrediencí ingredience surovin suroviny hozzávalók alapanyagok ingredientelor ingredientele \
    sastojaka sastojke namirnica ингредиентов продуктов ингредієнтів інгредієнтів продуктів υλικών \
    malzemelerin malzeme malzemeler bahan nguyên liệu vegetables gemüse légumes \
    recipe dish rezept rezepts rezeptes gericht gerichts gerichtes recette plat receta plato ricetta piatto \
    receita prato recept gerecht rätten retten przepisu potrawy receptu jídla рецепт рецепта блюда страви
    """)

  private static let particles = set(
    """
    of the your all der die den das des aller les de la las los do das dos dei degli delle della \
    van het alle av af de din dina dine a az și tuturor των cả tất
    """)

  private static let eastAsianFoods = ["食材", "材料", "原料", "재료"]
  private static let eastAsianWork = ["处理", "處理", "切配", "下ごしらえ", "下準備", "손질"]

  private static func set(_ list: String) -> Set<Substring> {
    Set(list.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })
  }
}
