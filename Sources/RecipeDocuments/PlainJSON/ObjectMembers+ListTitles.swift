import JSONSyntax
import RecipeCore

extension ObjectMembers.List {
  /// True for a short text that may be a title.
  var mayBeTitle: Bool {
    guard let text = value.string?.cleaned(.line), text.utf8.count <= 160,
      text.contains(where: \.isLetter), !text.hasSuffix("."),
      RecipeKey(ofObject: name) == nil || name.lowercased() == "recipe" || isLabel, !isClass
    else { return false }
    return !MachineText.isMachine(DocumentValue(name, text, line: 1))
      && !RecipeDuration.isStated(by: text) && !AmountText.isAmount(text)
  }

  /// True for a key that ends with a word for a name: "rettnavn", "yemekAdi".
  var isNamedAsName: Bool {
    let words = FoldedText.words(KeyWords.words(of: name).utf8)
    return Self.names.contains { words.hasSuffix($0) || words.hasPrefix($0 + " ") }
  }

  /// True for a text under "label", which is a tag beside a title, and else the title, as of Edamam.
  var isLabel: Bool { name.lowercased() == "label" && value.kind == .string }

  /// The names of a few objects under a word for what is made, or `nil` for another list.
  var namesOfProducts: [String]? {
    guard Self.products.contains(FoldedText.words(KeyWords.words(of: name).utf8)) else {
      return nil
    }
    let objects =
      value.kind == .array ? Array(value.elements.prefix(Self.mostProducts + 1)) : [value]
    let names = objects.compactMap { object in
      object.members.firstNonNil { member in
        RecipeKey(ofObject: member.name) == .title
          ? member.value.string?.cleaned(.line) : nil
      }
    }
    guard !names.isEmpty, names.count == objects.count, names.count <= Self.mostProducts,
      names.allSatisfy({ (1...160).contains($0.utf8.count) && !MachineText.isMachine($0) }),
      !objects.contains(where: \.hasIngredients)
    else { return nil }
    return names
  }

  private static let mostProducts = 4

  /// The words for what is made: English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic,
  /// Finnish, Polish, Czech, Hungarian, Romanian, Russian, Ukrainian, Turkish, Chinese, Japanese, Korean.
  private static let products = Set(
    """
    product,products,result,results,output,outputs,outcome,produces,produkt,produkte,ergebnis,\
    produit,produits,résultat,producto,productos,resultado,produto,produtos,prodotto,prodotti,\
    risultato,resultaat,producten,produkter,resultat,tuote,tulos,produkty,wynik,výsledek,výrobek,\
    termék,eredmény,produs,rezultat,продукт,результат,ürün,sonuç,产品,成品,完成品,결과물
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

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
