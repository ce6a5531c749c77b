/// A piece of the text of a leaf: characters, or the start or end of a span.
package struct MarkdownInline: Sendable, Hashable {
  /// The kinds of spans.
  package enum Span: Sendable, Hashable {
    case emphasis
    case strong
    case strikethrough
    /// A link with its target.
    case link(target: LinkTarget)
    /// An image with its target; the text in the span is its description.
    case image(target: LinkTarget)
  }

  /// The kinds of pieces.
  package enum Kind: Sendable, Hashable {
    /// Characters that stand for themselves.
    case text
    /// A character reference such as `&amp;`.
    case entity
    /// The text of a code span.
    case code
    /// A tag or comment.
    case html
    /// The end of a line in a paragraph.
    case softBreak
    /// A hard line break.
    case hardBreak
    case begin(Span)
    case end(Span)
    /// A delimiter run not yet paired; never leaves the parser.
    case delimiters(Int)
  }

  /// The kind of piece.
  package internal(set) var kind: Kind
  /// The offset of its first byte.
  package let start: Int
  /// The offset past its last byte.
  package internal(set) var end: Int
}
