/// A container that the current line may continue.
struct OpenContainer {
  /// The kinds of containers.
  enum Kind {
    case quote
    /// A list with its marker: the bullet, or the delimiter after the number.
    case list(marker: UInt8)
    /// An item whose content starts `width` columns after that of its list.
    case item(width: Int)
  }

  /// The kind of container.
  let kind: Kind
  /// The index of its block.
  let block: Int
}

/// The leaf that the current line may continue.
enum OpenLeaf {
  case none
  case paragraph(Int)
  case fencedCode(Int, fence: CodeFence)
  case indentedCode(Int)
  case html(Int, end: HTMLBlockEnd)
  case table(Int)
}

/// The opening line of fenced code.
struct CodeFence {
  /// The fence character: a backtick or a tilde.
  let byte: UInt8
  /// The length of the fence.
  let length: Int
  /// The indentation of the fence in columns, which content lines lose as well.
  let indent: Int
}
