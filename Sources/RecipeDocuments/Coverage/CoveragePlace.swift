import Text

/// The place of values in a document, by the keys of their name.
///
/// Names are compared by their last two keys: "ingredients.flour.amounts.unit" and
/// "ingredients.milk.amounts.unit" are both "amounts.unit".
struct CoveragePlace {
  /// The hash of the name.
  let name: UInt64
  /// True for a part of an ingredient that is not in a step.
  let isIngredient: Bool
  /// True if numbers are those of rows, which the order of the rows tells: `steps.seq`.
  let isOfOrdinals: Bool
  /// True for the name of a part, which is shown once for all rows.
  private let isPart: Bool
  /// True for a part of a step that is no time.
  private let isInStep: Bool

  /// Creates the place of a name.
  init(_ name: String) {
    let names = name.split(separator: ".").map(String.init)
    let keys = names.map { RecipeKey(ofObject: $0) }
    let isStep = keys.contains(.directions)
    let heading = KeyWords.words(of: names.last ?? "")
    self.name = StableHash.of(names.suffix(2).joined(separator: ".").utf8)
    isIngredient = keys.contains(.ingredients) && !isStep
    isPart = (isStep || isIngredient) && TableColumn(heading: heading).role == .group
    isInStep = isStep && TimeKey(heading) == nil
    isOfOrdinals = names.count > 1 && Self.isOrdinal(heading, below: names[names.count - 2])
  }

  /// True for the number of a step, and for the name of a part.
  func isRepeated(for text: String) -> Bool {
    isPart || isInStep && AmountText.isNumber(text)
  }

  private static func isOrdinal(_ heading: String, below parent: String) -> Bool {
    let words = FoldedText.words(heading.utf8)
    return (ordinals.contains(words) || TableVocabulary.role(of: words) == .ordinal)
      && TableVocabulary.role(of: KeyWords.words(of: parent)) != .amount
  }

  private static let ordinals: Set<String> = Set(
    """
    seq,sequence,step,step no,step number,schritt,étape,paso,passo,stap,steg,trin,krok,шаг,adım,lépés,\
    βήμα,pas,순서,順番,順序,步骤,顺序
    """.split(separator: ",").map { FoldedText.words($0.utf8) })
}
