/// A reference to the destination of a link or image, for `MarkdownInlines.target`.
package struct LinkTarget: Sendable, Hashable {
  /// The index of the destination.
  let index: Int
}
