import Text

/// The recognition of remarks after the last of numbered steps, which say how a dish is rather than what to
/// do.
///
/// One is "Tastes even better the next day!".
enum ClosingRemark {
  /// True for a text that begins with a word with which no instruction does, or for a short exclamation.
  static func isOne(_ text: String) -> Bool {
    guard !StepRemark.beginsWithVerb(text), !text.contains("°") else { return false }
    return StepIntroduction.begins(text) || begins(text)
      || text.hasSuffix("!") && !TimeWords.areIn(text)
        && FoldedText.words(text.utf8).split(separator: " ").count <= mostExclaimed
  }

  /// The maximum number of words of an exclamation: a longer one may be a step in any language.
  private static let mostExclaimed = 3

  private static func begins(_ text: String) -> Bool {
    FoldedText.words(text.utf8).split(separator: " ").first.map(leads.contains) ?? false
  }

  /// The words: English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic, Polish, Czech, Russian.
  private static let leads = Set(
    """
    tastes keeps freezes goes leftovers delicious perfect great \
    schmeckt passt hält lässt reste ergibt \
    délicieux parfait idéal variante \
    delicioso ideal perfecto fica perfeito ottimo ottima perfetto buonissimo \
    smaakt lekker heerlijk smakar passar smager passer smaker \
    smakuje najlepiej chutná вкусно подходит
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })
}
