/// A paragraph of a Cooklang text.
package struct CooklangBlock: Sendable, Hashable {
  /// The kinds of blocks.
  package enum Kind: Sendable, Hashable {
    /// `== Name ==`: the heading of the blocks up to the next one.
    case section
    case step
    /// `> A paragraph beside the steps.`
    case note
  }

  /// The kind of block.
  package let kind: Kind
  /// The range of a section's name or a note's text, for `CooklangDocument.string`.
  package let text: Range<Int>
  /// The range of a step's items in `CooklangDocument.items`.
  let items: Range<Int>
  /// The offset of its first byte in the document.
  package let offset: Int
}
