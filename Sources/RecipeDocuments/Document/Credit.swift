import Text

/// Lines that credit the source of a recipe.
enum Credit {
  /// True if a line starts with a credit: "Adapted from", "Recipe from".
  ///
  /// Some beginnings, such as "From ", are credits only where nothing but a credit is expected.
  static func begins(_ line: ArraySlice<UInt8>) -> Bool {
    let words = words(line)
    return beginsSurely(words) || possibleBeginnings.contains { words.hasPrefix($0) }
  }

  /// True if a text among steps credits somebody: "Photograph by", "Originally published at".
  static func isSure(_ text: String) -> Bool {
    if text.hasPrefix("©") { return true }
    if beginsSurely(words(Array(text.utf8.prefix(longestBeginning))[...])) { return true }
    guard let colon = text.prefix(longestBeginning).firstIndex(where: { $0 == ":" || $0 == "：" })
    else { return false }
    return labels.contains(FoldedText.words(text[..<colon].utf8))
  }

  /// True if the text of a source is a sentence about it rather than its name.
  static func isProse(_ text: String) -> Bool {
    let text = text.cleaned(.line)
    let words = text.split(separator: " ").count
    return words >= 10 || words >= 6 && text.last.map { ".!?。！？".contains($0) } ?? false
  }

  private static let longestBeginning = 32

  private static func beginsSurely(_ words: String) -> Bool {
    beginnings.contains { words.hasPrefix($0) }
  }

  private static func words(_ line: ArraySlice<UInt8>) -> String {
    let text = line.drop { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
    return FoldedText.words(text.prefix(longestBeginning)) + " "
  }

  private static let possibleBeginnings = ["source ", "from ", "via "]

  private static let beginnings = [
    "adapted from ", "adapted slightly from ", "slightly adapted from ", "recipe from ",
    "recipe adapted from ", "recipe by ", "recipe courtesy ", "original recipe ",
    "originally from ", "originally published ", "originally posted ", "first published ",
    "inspired by ", "reprinted ", "excerpted from ", "excerpt from ", "copyright ",
    "all rights reserved ", "photograph by ", "photographs by ", "photo by ", "photos by ",
    "credit to ", "credits to ", "credit goes ", "credit belongs ", "photography by ",
    "photo credit ", "image by ", "food styling by ", "courtesy of ",
    "foto von ", "fotos von ", "rezept von ", "rezept aus ", "nach einem rezept ",
    "photo de ", "photos de ", "recette de ", "recette adaptee ", "d apres une recette ",
    "foto de ", "fotos de ", "receta de ", "receta adaptada ", "receita de ", "foto di ",
    "ricetta di ", "ricetta tratta ", "foto van ", "recept van ", "foto av ", "foto af ",
    "recept fran ", "oppskrift fra ", "opskrift fra ",
  ].map { FoldedText.words($0.utf8) + " " }

  private static let labels: Set<String> = Set(
    """
    source,sources,photo,photos,photography,photograph,image,credit,credits,recipe,via,quelle,\
    foto,fotos,bild,bilder,rezept,crédit photo,recette,fuente,fonte,receta,ricetta,bron,källa,kilde,\
    zdroj,źródło,zdjęcie,источник,фото,джерело,πηγή,kaynak,forrás,来源,來源,图片,出典,出处,写真,출처
    """.split(separator: ",").map { FoldedText.words($0.utf8) })
}
