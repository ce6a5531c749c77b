/// How the positions of the recipes that have a word are written.
struct ListForm: Sendable {
  /// Whether it follows which recipes have the word more than once, see `WordRepeats`; the number of
  /// bytes that the positions take stands before them then.
  let hasRepeats: Bool
  /// Whether there is a bit for each recipe, else the gaps between those that have the word.
  let isBits: Bool
  /// Whether they stand apart from the dictionary, behind a checksum, else behind the word.
  let isApart: Bool

  /// Makes a form.
  init(hasRepeats: Bool, isBits: Bool, isApart: Bool) {
    self.hasRepeats = hasRepeats
    self.isBits = isBits
    self.isApart = isApart
  }

  /// Reads a form and how many bytes the list takes.
  static func read(_ code: UInt64) -> (form: ListForm, size: Int) {
    let form = ListForm(hasRepeats: code & 4 != 0, isBits: code & 2 != 0, isApart: code & 1 != 0)
    return (form, Int(code >> 3))
  }

  /// The form and how many bytes the list takes, as a number.
  func code(size: Int) -> UInt64 {
    UInt64(size) << 3 | (hasRepeats ? 4 : 0) | (isBits ? 2 : 0) | (isApart ? 1 : 0)
  }
}
