import Text

/// The recognition of remarks after the last of numbered steps, which say how a dish is rather than what to
/// do.
///
/// One is "Tastes even better the next day!".
enum ClosingRemark {
  /// True for a text without times and heat that begins with a word with which no instruction does.
  ///
  /// "This goes over the noodles." and "Serve at once!" are steps: a step that is lost is worse than a remark
  /// among the steps.
  static func isOne(_ text: String) -> Bool {
    !StepRemark.beginsWithVerb(text) && !text.contains("°") && !TimeWords.areIn(text)
      && (begins(text) || tellsOfKeeping(text))
  }

  /// True for a text that says how the dish keeps or tastes: "This cake keeps for a week".
  private static func tellsOfKeeping(_ text: String) -> Bool {
    let words = FoldedText.words(text.utf8).split(separator: " ").prefix(mostWordsOfSubject + 1)
    guard let first = words.first, demonstratives.contains(first) else { return false }
    return words.dropFirst().contains(where: verbsOfKeeping.contains)
  }

  /// The maximum number of words before the verb.
  private static let mostWordsOfSubject = 3

  private static let demonstratives = Set(
    """
    this these it they das diese dieser dieses es sie cette ce ces il elle esta este se questo questa \
    dit deze het den det de
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })

  private static let verbsOfKeeping = Set(
    """
    keeps keep tastes taste freezes freeze schmeckt schmecken hält halten garde gardent congèle conserve \
    conservent conserva conservano congela smaakt bewaart smakar smager smaker
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })

  private static func begins(_ text: String) -> Bool {
    FoldedText.words(text.utf8).split(separator: " ").first.map(leads.contains) ?? false
  }

  /// The words: English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic, Polish, Czech, Russian.
  private static let leads = Set(
    """
    tastes keeps freezes leftovers delicious \
    schmeckt hält \
    délicieux parfait idéal variante \
    delicioso ideal perfecto fica perfeito ottimo ottima perfetto buonissimo \
    smaakt lekker heerlijk smakar passar smager passer smaker \
    smakuje najlepiej chutná вкусно подходит
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })
}
