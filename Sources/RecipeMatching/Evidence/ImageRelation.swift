/// The relation of the images of two records.
package enum ImageRelation: Sendable, Hashable {
  /// Images with one name.
  case same
  /// Images with two names.
  case other
  /// Unknown, as a record has no image with a meaningful name.
  case unknown
}
