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
  /// The similarity of the foods from 0 to 1, or `nil` if a record has too few to tell.
  case ingredients(Double?)
  /// The agreement of the amounts, or `nil` if none can be compared.
  case amounts(AmountAgreement?)
  /// Too little data in both records for a verdict.
  case unknown
}

/// A reason for a verdict that overrules everything that was compared.
package enum PairOverride: Sendable, Hashable {
  /// A person's decision about the two records.
  case decision(MatchDecision.Kind)
  /// An obstacle to joining their clusters.
  case obstacle(ClusterObstacle)
}

/// The relation of the pages of two records.
package enum PageRelation: Sendable, Hashable {
  /// One page: their canonical URLs are equal.
  case same
  /// Two pages of one site.
  case twoOfOneSite
  /// One site, at least one record without a page.
  case sameSite
  /// Two sites.
  case twoSites
  /// Unknown, as a record has no page.
  case unknown
}

/// The relation of the images of two records.
package enum ImageRelation: Sendable, Hashable {
  /// Images with one name.
  case same
  /// Images with two names.
  case other
  /// Unknown, as a record has no image with a meaningful name.
  case unknown
}
