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

  /// The check box of an item.
  package internal(set) var task = Task.none
  /// True if no blank line separates the items of a list.
  package internal(set) var isTight = true
  /// True if the code is fenced.
  var isFenced = false
  // Hostile documents have a block for every two bytes: 32 bytes each instead of 88.
  private var code: KindCode
  private var line32: UInt32
  private var start32: UInt32
  private var end32: UInt32
  private var next32: UInt32
  private var firstSegment: UInt32
  private var segmentsEnd: UInt32

  /// Creates a block; numbers and offsets are below 4 GiB, the limit of a document.
  init(kind: Kind, line: Int, start: Int, end: Int, next: Int, segments: Range<Int>) {
    code = KindCode(kind)
    line32 = UInt32(truncatingIfNeeded: line)
    start32 = UInt32(truncatingIfNeeded: start)
    end32 = UInt32(truncatingIfNeeded: end)
    next32 = UInt32(truncatingIfNeeded: next)
    firstSegment = UInt32(truncatingIfNeeded: segments.lowerBound)
    segmentsEnd = UInt32(truncatingIfNeeded: segments.upperBound)
  }

  /// The kind of block.
  package internal(set) var kind: Kind {
    get { code.kind }
    set { code = KindCode(newValue) }
  }

  /// The line at which it starts, from 1.
  package internal(set) var line: Int {
    get { Int(line32) }
    set { line32 = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The offset of its first byte, past the markers of its containers.
  package internal(set) var start: Int {
    get { Int(start32) }
    set { start32 = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The offset past its last byte, before the line end.
  package internal(set) var end: Int {
    get { Int(end32) }
    set { end32 = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The index of the first block after this one and its content.
  package internal(set) var next: Int {
    get { Int(next32) }
    set { next32 = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The range of a leaf's text in the document's segments.
  var segments: Range<Int> {
    get { Int(firstSegment)..<Int(segmentsEnd) }
    set {
      firstSegment = UInt32(truncatingIfNeeded: newValue.lowerBound)
      segmentsEnd = UInt32(truncatingIfNeeded: newValue.upperBound)
    }
  }
}

/// A kind of block in one byte, with the level of a heading.
private struct KindCode: Sendable, Hashable {
  private let value: UInt8

  init(_ kind: MarkdownBlock.Kind) {
    value =
      switch kind {
      case .heading(let level): UInt8(clamping: level)
      case .paragraph: 16
      case .bulletList: 17
      case .orderedList: 18
      case .item: 19
      case .quote: 20
      case .code: 21
      case .thematicBreak: 22
      case .html: 23
      case .table: 24
      case .row: 25
      }
  }

  var kind: MarkdownBlock.Kind {
    switch value {
    case 16: .paragraph
    case 17: .bulletList
    case 18: .orderedList
    case 19: .item
    case 20: .quote
    case 21: .code
    case 22: .thematicBreak
    case 23: .html
    case 24: .table
    case 25: .row
    default: .heading(level: Int(value))
    }
  }
}
