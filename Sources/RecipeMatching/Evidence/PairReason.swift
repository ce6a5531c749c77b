/// A reason for a verdict about two records.
package enum PairReason: Sendable, Hashable {
  /// An override of everything that was compared.
  case overruled(by: PairOverride)
  /// A veto against one recipe.
  case veto(PairVeto)
  /// The relation of the pages.
  case page(PageRelation)
  /// The relation of the images.
  case image(ImageRelation)
  /// The similarity of the titles from 0 to 1.
  ///
  /// They are the same if only case, accents and punctuation differ.
  case titles(Double, areSame: Bool)
  /// The agreement of the amounts, or `nil` if none can be compared.
  case amounts(AmountAgreement?)
  /// Foods that both have, without amounts.
  case sharedFoods
  /// The chance before anything is compared.
  case prior
  /// A kind of dish that only one title names.
  case dishWords
  /// A food that only one title names, and only one recipe has.
  case foodWords
  /// Different numbers of parts in the titles.
  case parts
  /// The greatest difference in an ingredient.
  case difference(LineDifference.Kind)
  /// Temperatures of which none is the same.
  case otherTemperatures
  /// Durations of which none is the same.
  case otherTimes
  /// Appliances that only one uses.
  case otherAppliances
  /// Too little data in both records for a verdict.
  case unknown
}
