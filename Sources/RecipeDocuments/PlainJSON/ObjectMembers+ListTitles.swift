import JSONSyntax
import RecipeCore

extension ObjectMembers.List {
  /// True for a short text that may be a title.
  var mayBeTitle: Bool {
    guard let text = value.string?.cleaned(.line), text.utf8.count <= 160,
      text.contains(where: \.isLetter), !text.hasSuffix("."),
      RecipeKey(ofObject: name) == nil || name.lowercased() == "recipe", !isClass
    else { return false }
    return !MachineText.isMachine(DocumentValue(name, text, line: 1))
      && !RecipeDuration.isStated(by: text) && !AmountText.isAmount(text)
  }

  /// True for a key that ends with a word for a name: "rettnavn", "yemekAdi".
  var isNamedAsName: Bool {
    let words = FoldedText.words(KeyWords.words(of: name).utf8)
    return Self.names.contains { words.hasSuffix($0) || words.hasPrefix($0 + " ") }
  }

  private static let names = Set(
    """
    name title titel titre título titolo nome nombre nom naam navn namn nimi nazwa název név nume \
    название назва adı ismi ime naziv nama tên όνομα pavadinimas nosaukums nimetus 名 名称 이름
    """.split(separator: " ").map { FoldedText.words($0.utf8) })

  /// True for the class of a recipe: "Type de plat".
  private var isClass: Bool {
    FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ")
      .contains(where: Self.classes.contains)
  }

  private static let classes: Set<Substring> = [
    "type", "typ", "tipo", "art", "category", "categorie", "categoria", "kategorie", "kategoria",
    "kategori", "genre", "kind", "class", "cuisine", "kuche", "cocina", "cucina", "difficulty",
    "difficulte", "dificultad", "level", "niveau", "status", "currency", "author", "user",
  ]
}
