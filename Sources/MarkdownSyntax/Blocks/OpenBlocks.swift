/// A container that the current line may continue.
struct OpenContainer {
  /// What it is.
  enum Kind {
    case quote
    /// A list with its marker: the bullet, or the delimiter after the number.
    case list(marker: UInt8)
    /// An item whose content begins `width` columns after that of its list.
    case item(width: Int)
  }

  /// What it is.
  let kind: Kind
  /// Its index among the blocks.
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
  /// A backtick or a tilde.
  let byte: UInt8
  /// How many.
  let length: Int
  /// The columns before it, which content lines lose as well.
  let indent: Int
}
