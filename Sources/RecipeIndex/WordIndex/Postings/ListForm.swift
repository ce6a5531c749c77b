/// The encoding of a posting list.
struct ListForm: Sendable {
  /// True if the recipes that have the word more than once follow, see `WordRepeats`; the size of
  /// the positions in bytes then precedes them.
  let hasRepeats: Bool
  /// True if the positions are a bitmap, else gaps.
  let isBits: Bool
  /// True if the list is apart from the dictionary, after a checksum, else it follows its word.
  let isApart: Bool

  /// Decodes the form and the size of a list in bytes.
  static func read(_ code: UInt64) -> (form: ListForm, size: Int) {
    let form = ListForm(hasRepeats: code & 4 != 0, isBits: code & 2 != 0, isApart: code & 1 != 0)
    return (form, Int(code >> 3))
  }

  /// Returns the form and the size of a list in bytes, encoded as a number.
  func code(size: Int) -> UInt64 {
    UInt64(size) << 3 | (hasRepeats ? 4 : 0) | (isBits ? 2 : 0) | (isApart ? 1 : 0)
  }
}
