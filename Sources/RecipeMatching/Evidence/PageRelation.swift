/// The relation of the pages of two records.
package enum PageRelation: Sendable, Hashable {
  /// One page: their canonical URLs are equal.
  case same
  /// Two pages of one site.
  case twoOfOneSite
  /// Two sites.
  case twoSites
  /// Unknown, as a record has no page.
  case unknown
}
