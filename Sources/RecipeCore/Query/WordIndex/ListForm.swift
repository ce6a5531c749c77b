/// How the positions of the recipes that have a word are written.
struct ListForm: Sendable {
  /// Whether there is a bit for each recipe, else the gaps between those that have the word.
  let isBits: Bool
  /// Whether they stand apart from the dictionary, behind a checksum, else behind the word.
  let isApart: Bool

  /// Makes a form.
  init(isBits: Bool, isApart: Bool) {
    self.isBits = isBits
    self.isApart = isApart
  }

  /// Reads a form and how many bytes the positions take.
  static func read(
    _ code: UInt64
  ) throws(ByteReader.Damage) -> (form: ListForm, size: Int) {
    guard let size = Int(exactly: code >> 2) else { throw ByteReader.Damage() }
    return (ListForm(isBits: code & 2 != 0, isApart: code & 1 != 0), size)
  }

  /// The form and how many bytes the positions take, as a number.
  func code(size: Int) -> UInt64 {
    UInt64(size) << 2 | (isBits ? 2 : 0) | (isApart ? 1 : 0)
  }
}
