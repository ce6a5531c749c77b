/// One block of a document: a leaf with text, or a container of the blocks that follow it.
///
/// Blocks stand in document order, containers before what they contain (preorder).
package struct MarkdownBlock: Sendable, Hashable {
  /// What a block is.
  package enum Kind: Sendable, Hashable {
    /// `# …` or an underlined line; levels 1 to 6.
    case heading(level: Int)
    case paragraph
    case bulletList
    case orderedList
    /// An item of the list it stands in.
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

  /// The check box of a list item.
  package enum Task: Sendable, Hashable {
    case none
    case open
    case done
  }

  /// What it is.
  package internal(set) var kind: Kind
  /// The line it begins at, from 1.
  package internal(set) var line: Int
  /// The offset of its first byte, after the markers of what contains it.
  package internal(set) var start: Int
  /// The offset after its last byte, without the line end.
  package internal(set) var end: Int
  /// The index of the first block that is not inside this one.
  package internal(set) var next: Int
  /// An item's check box.
  package internal(set) var task = Task.none
  /// Whether no blank line separates the parts of a list.
  package internal(set) var isTight = true
  /// Whether code stands between fences.
  var isFenced = false
  /// The pieces of text of a leaf, as indices into the document's segments.
  var segments: Range<Int>
}
