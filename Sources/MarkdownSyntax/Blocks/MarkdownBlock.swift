/// A block of a document: a leaf with text, or a container of the blocks that follow it.
///
/// Blocks are in document order, containers before their content (preorder).
package struct MarkdownBlock: Sendable, Hashable {
  /// The kinds of blocks.
  package enum Kind: Sendable, Hashable {
    /// `# …` or an underlined line; levels 1 to 6.
    case heading(level: Int)
    case paragraph
    case bulletList
    case orderedList
    /// An item of the enclosing list.
    case item
    case quote
    /// Fenced or indented code.
    case code
    case thematicBreak
    case html
    /// A pipe table; its children are rows, the first of which is the header.
    case table
    case row
  }

  /// The state of a list item's check box.
  package enum Task: Sendable, Hashable {
    case none
    case open
    case done
  }

  /// The kind of block.
  package internal(set) var kind: Kind
  /// The line at which it starts, from 1.
  package internal(set) var line: Int
  /// The offset of its first byte, past the markers of its containers.
  package internal(set) var start: Int
  /// The offset past its last byte, before the line end.
  package internal(set) var end: Int
  /// The index of the first block after this one and its content.
  package internal(set) var next: Int
  /// The check box of an item.
  package internal(set) var task = Task.none
  /// True if no blank line separates the items of a list.
  package internal(set) var isTight = true
  /// True if the code is fenced.
  var isFenced = false
  /// The range of a leaf's text in the document's segments.
  var segments: Range<Int>
}
