import Text

/// The posting list of a word in a field: the recipes that have it.
struct WordList {
  /// The field.
  let field: IndexField
  private let form: ListForm
  private let isChecked: Bool
  private let bytes: UnsafeRawBufferPointer

  /// Creates a list from bytes that have been verified.
  init(field: IndexField, _ form: ListForm, _ bytes: UnsafeRawBufferPointer) {
    self.field = field
    self.form = form
    self.bytes = bytes
    isChecked = true
  }

  /// Creates a list from a checksum and bytes.
  init(field: IndexField, _ form: ListForm, checked bytes: UnsafeRawBufferPointer) {
    self.field = field
    self.form = form
    self.bytes = bytes
    isChecked = false
  }

  /// Inserts the recipes into a set of positions.
  func insert(into recipes: inout PositionBits) throws(IndexCorruption) {
    let positions = try parts().positions
    guard form.isBits else { return try PositionGaps.read(positions, into: &recipes) }
    try Self.insert(bits: positions, into: &recipes)
  }

  /// Calls `body` with the position of each recipe, ascending.
  ///
  /// - Parameter count: The number of recipes in the index.
  func forEachPosition(
    below count: Int, _ body: (Int) -> Void
  ) throws(IndexCorruption) {
    let positions = try parts().positions
    guard form.isBits else { return try PositionGaps.forEach(in: positions, below: count, body) }
    var bits = PositionBits(count: count)
    try Self.insert(bits: positions, into: &bits)
    for (index, word) in bits.words.enumerated() {
      var rest = word
      while rest != 0 {
        body(index << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }

  /// Calls `body` with each recipe that has the word more than once, ascending; only counted fields
  /// have any.
  ///
  /// - Parameter count: The number of recipes in the index.
  func forEachRepeat(
    below count: Int, _ body: (WordCount) -> Void
  ) throws(IndexCorruption) {
    try WordRepeats.forEach(in: try parts().repeats, below: count, body)
  }

  private static func insert(
    bits: UnsafeRawBufferPointer, into recipes: inout PositionBits
  ) throws(IndexCorruption) {
    var reader = ByteReader(bits)
    guard bits.count == 8 * recipes.words.count else { throw IndexCorruption() }
    for index in recipes.words.indices { recipes.insert(bits: try reader.fixed(), at: index) }
  }

  private func parts() throws(IndexCorruption) -> (
    positions: UnsafeRawBufferPointer, repeats: UnsafeRawBufferPointer
  ) {
    var reader = ByteReader(try checkedBytes())
    let size = form.hasRepeats ? try reader.count() : reader.left
    return (try reader.part(count: size), try reader.part(count: reader.left))
  }

  private func checkedBytes() throws(IndexCorruption) -> UnsafeRawBufferPointer {
    guard !isChecked else { return bytes }
    var reader = ByteReader(bytes)
    let checksum = try reader.fixed()
    let content = try reader.part(count: reader.left)
    guard checksum == Checksum.of(content) else { throw IndexCorruption() }
    return content
  }
}
