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

  private var isNamedAsMain: Bool {
    FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ")
      .contains(where: Self.mainWords.contains)
  }

  /// The maximum length of the name of a food, in bytes.
  private static let longestFood = 48

  /// The words for what matters most: English, German, French, Spanish, Portuguese, Italian, Dutch,
  /// Nordic, Finnish, Polish, Czech, Hungarian, Romanian, Russian, Ukrainian, Turkish.
  private static let mainWords = Set(
    """
    main key primary principal star hero featured haupt wichtigste wichtige principaux principale \
    principales principais principali hoofd belangrijkste huvud viktigaste hoved vigtigste \
    viktigste tärkeimmät główne hlavní fő fontosabb основные главные основні головні ana temel
    """.split(whereSeparator: \.isWhitespace).map { Substring(FoldedText.words($0.utf8)) })
}
