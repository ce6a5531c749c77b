/// Where a link leads or an image is, to be asked of the inlines it stands in.
package struct LinkTarget: Sendable, Hashable {
  /// Its index among the places of the inlines.
  let index: Int
}
