import Text

/// The judgement whether a text tells what to do.
///
/// No vocabulary of verbs is complete: a text without a known verb is no work only with further evidence.
enum WorkText {
  /// True if a sentence of a text ends with a verb of cooks or has the form of the steps, or a clause begins with
  /// one, perhaps behind "then", or if it has a time of work or heat.
  ///
  /// - Parameter form: The form that the steps beside it have in common.
  static func isTold(in text: String, form: StepForm? = nil) -> Bool {
    TimeWords.areOfWork(text) || text.contains("°") || form?.isIn(text) ?? false
      || SentenceText.sentences(of: text).contains { sentence in
        WorkVerb.isIn(sentence)
          || sentence.split(whereSeparator: { ",;:–—、，；：".contains($0) }).contains(
            where: beginsWithVerb)
      }
  }

  private static func beginsWithVerb(_ clause: Substring) -> Bool {
    let words = FoldedText.words(clause.utf8).split(separator: " ").drop {
      leads.contains($0)
    }
    return words.first.map { WorkVerb.isOne(String($0)) } ?? false
  }

  /// True for a text that begins with a word for the next or the last thing to do: "Finally", "Jetzt", 最後に.
  static func continues(_ text: String) -> Bool {
    let words = FoldedText.words(text.utf8)
    guard let first = words.split(separator: " ").first else { return false }
    return sequences.contains(first) || wideSequences.contains(where: words.hasPrefix)
  }

  /// The words before a verb that say no more than that something else is, or is not, to be done.
  private static let leads = sequences.union(
    set(
      "and und et y e en och og i a do not don t never nie ne no non nunca mai niet inte ikke nicht"
    ))

  private static let sequences = set(
    """
    then now next first finally meanwhile afterwards dann nun jetzt zuerst zuletzt puis ensuite enfin luego después \
    finalmente depois poi infine dopo daarna tenslotte sedan derefter så potem na następnie potom nakonec \
    last lastly zum while when once before after off time schließlich danach währenddessen wenn sobald inzwischen \
    lorsque quand pendant hors cuando mientras por fuera quando enquanto fim mentre appena als zodra terwijl laatste \
    när medan sist når mens til lopuksi sitten kun gdy kiedy wreszcie když až végül amikor majd apoi când la final \
    наконец затем потом когда в тем потім коли sonra ardından son τέλος όταν
    """)

  private static let wideSequences = [
    "最后", "最後", "然后", "接着", "再", "それから", "続いて", "마지막", "그런", "끝으로",
  ]
  .map { FoldedText.words($0.utf8) }

  private static func set(_ list: String) -> Set<Substring> {
    Set(list.split(whereSeparator: \.isWhitespace).map { Substring(FoldedText.words($0.utf8)) })
  }
}
