/// The inline structure of a leaf: a flat list in text order.
package struct MarkdownInlines: Sendable {
  /// The bytes to which offsets refer: the document, or the joined lines of a leaf.
  package let bytes: [UInt8]
  /// True if offsets refer to the document.
  package let isInDocument: Bool
  /// The pieces.
  package let pieces: [MarkdownInline]
  /// The destinations of links and images.
  let places: [LinkDestination]
  /// The link reference definitions.
  let definitions: LinkDefinitions
}
