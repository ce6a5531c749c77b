/// One piece of the text of a leaf: characters, or the beginning or end of what is around them.
package struct MarkdownInline: Sendable, Hashable {
  /// What surrounds text.
  package enum Span: Sendable, Hashable {
    case emphasis
    case strong
    case strikethrough
    /// A link and where it leads.
    case link(target: LinkTarget)
    /// An image and where it is; what it surrounds is its description.
    case image(target: LinkTarget)
  }

  /// What a piece is.
  package enum Kind: Sendable, Hashable {
    /// Characters that stand for themselves.
    case text
    /// A character reference such as `&amp;`.
    case entity
    /// The text of a code span.
    case code
    /// A tag or comment.
    case html
    /// The end of a line inside a paragraph.
    case softBreak
    /// A line end that is meant.
    case hardBreak
    case begin(Span)
    case end(Span)
    /// A run of `*`, `_` or `~` not yet looked at; never leaves the parser.
    case delimiters(Int)
  }

  /// What it is.
  package internal(set) var kind: Kind
  /// The offset of its first byte.
  package let start: Int
  /// The offset after its last byte.
  package internal(set) var end: Int
}

/// The inline structure of one leaf: flat, in the order of the text.
package struct MarkdownInlines: Sendable {
  /// What the offsets count in: the document, or the lines of a leaf without its markers.
  package let bytes: [UInt8]
  /// Whether offsets count in the document.
  package let isInDocument: Bool
  /// The pieces.
  package let pieces: [MarkdownInline]
  /// Where the links lead and the images are.
  let places: [LinkPlace]
  /// What the targets of definitions count in.
  let definitions: LinkDefinitions
}
