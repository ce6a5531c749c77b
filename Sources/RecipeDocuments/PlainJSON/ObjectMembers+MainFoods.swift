import JSONSyntax
import RecipeCore

extension ObjectMembers.List {
  /// True for the names of the main foods, which sum up the full list of ingredients beside them:
  /// `"mainIngredients": ["leeks", "cream"]`.
  var areMainFoods: Bool {
    guard RecipeKey(ofObject: name) == .ingredients, isNamedAsMain else { return false }
    let foods = value.string?.split(separator: ",").map(String.init) ?? value.strings ?? []
    return !foods.isEmpty
      && foods.allSatisfy { $0.utf8.count <= Self.longestFood && !$0.contains(where: \.isNumber) }
  }

  /// True for ingredients under a name that says nothing more, some of which have amounts.
  var isFullList: Bool {
    guard RecipeKey(ofObject: name) == .ingredients, !isNamedAsMain, nameOfGroup == nil else {
      return false
    }
    guard let lines = value.strings else { return isContainer }
    return lines.contains { $0.contains(where: \.isNumber) }
  }

  /// True for what to buy, which repeats the ingredients in packages: `"shopping_list": [...]`.
  var isForShopping: Bool {
    let words = FoldedText.words(KeyWords.words(of: name).utf8)
    return Self.purchases.contains(words)
  }

  /// True for a summary of the recipe, whose foods are the main ones: `"at_a_glance": {...}`.
  var isOverview: Bool {
    Self.overviews.contains(FoldedText.words(KeyWords.words(of: name).utf8))
  }

  private var isNamedAsMain: Bool {
    FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ")
      .contains(where: Self.mainWords.contains)
  }

  /// The maximum length of the name of a food, in bytes.
  private static let longestFood = 48

  /// The names of lists of what to buy: English, German, French, Spanish, Portuguese, Italian, Dutch,
  /// Nordic, Finnish, Polish, Czech, Hungarian, Romanian, Russian, Ukrainian, Turkish, Chinese,
  /// Japanese, Korean.
  private static let purchases = Set(
    """
    shopping,shopping list,shopping items,groceries,grocery list,to buy,buy,purchase,einkauf,\
    einkaufen,einkaufsliste,einkaufszettel,courses,liste de courses,liste des courses,compra,\
    lista de la compra,compras,lista de compras,spesa,lista della spesa,boodschappen,\
    boodschappenlijst,boodschappenlijstje,inköp,inköpslista,indkøb,indkøbsliste,handleliste,\
    ostokset,ostoslista,zakupy,lista zakupów,nákup,nákupní seznam,bevásárlás,bevásárlólista,\
    cumpărături,listă de cumpărături,покупки,список покупок,покупки,alışveriş,alışveriş listesi,\
    购物清单,采购清单,買い物,買い物リスト,장보기,장보기 목록
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  private static let overviews = Set(
    """
    overview,at a glance,glance,summary,in brief,quick facts,quick view,card,preview,teaser,\
    übersicht,überblick,auf einen blick,kurzinfo,zusammenfassung,aperçu,en bref,résumé,resumen,\
    de un vistazo,vista previa,resumo,visão geral,panoramica,in breve,riassunto,overzicht,\
    in het kort,översikt,oversigt,oversikt,yleiskatsaus,przegląd,w skrócie,přehled,áttekintés,\
    prezentare,обзор,кратко,огляд,özet,概览,概要,개요
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// The words for what matters most: English, German, French, Spanish, Portuguese, Italian, Dutch,
  /// Nordic, Finnish, Polish, Czech, Hungarian, Romanian, Russian, Ukrainian, Turkish.
  private static let mainWords = Set(
    """
    main key primary principal star hero featured haupt wichtigste wichtige principaux principale \
    principales principais principali hoofd belangrijkste huvud viktigaste hoved vigtigste \
    viktigste tärkeimmät główne hlavní fő fontosabb основные главные основні головні ana temel
    """.split(whereSeparator: \.isWhitespace).map { Substring(FoldedText.words($0.utf8)) })
}
