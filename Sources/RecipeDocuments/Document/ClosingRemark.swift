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
      && begins(text)
  }

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
