/// A paragraph of a Cooklang text.
package struct CooklangBlock: Sendable, Hashable {
  /// What a paragraph is.
  package enum Kind: Sendable, Hashable {
    /// `== Name ==`: what follows, up to the next, belongs together.
    case section
    case step
    /// `> A paragraph beside the steps.`
    case note
  }

  /// What it is.
  package let kind: Kind
  /// The name of a section or the text of a note, for `CooklangDocument.string`.
  package let text: Range<Int>
  /// The items of a step, for `CooklangDocument.items`.
  let items: Range<Int>
  /// The offset of its first byte in the document.
  package let offset: Int
}
