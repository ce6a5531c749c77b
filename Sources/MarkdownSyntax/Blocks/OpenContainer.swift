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
