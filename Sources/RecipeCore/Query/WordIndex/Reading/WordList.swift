/// The recipes that have a word in a field.
struct WordList {
  /// The field.
  let field: IndexField
  private let isBits: Bool
  private let isChecked: Bool
  private let bytes: UnsafeRawBufferPointer

  /// Makes a list of positions that have been checked.
  init(field: IndexField, isBits: Bool, _ bytes: UnsafeRawBufferPointer) {
    self.field = field
    self.isBits = isBits
    self.bytes = bytes
    isChecked = true
  }

  /// Makes a list of a checksum and positions.
  init(field: IndexField, isBits: Bool, checked bytes: UnsafeRawBufferPointer) {
    self.field = field
    self.isBits = isBits
    self.bytes = bytes
    isChecked = false
  }

  /// Puts the recipes into a set of all recipes of the index.
  func insert(into recipes: inout PositionBits) throws(ByteReader.Damage) {
    let positions = try checkedPositions()
    guard isBits else { return try PositionGaps.read(positions, into: &recipes) }
    try Self.insert(bits: positions, into: &recipes)
  }

  /// Calls `body` with the position of each recipe, ascending.
  ///
  /// - Parameter count: How many recipes the index has.
  func forEachPosition(
    below count: Int, _ body: (Int) -> Void
  ) throws(ByteReader.Damage) {
    let positions = try checkedPositions()
    guard isBits else { return try PositionGaps.forEach(in: positions, below: count, body) }
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

  private static func insert(
    bits: UnsafeRawBufferPointer, into recipes: inout PositionBits
  ) throws(ByteReader.Damage) {
    var reader = ByteReader(bits)
    guard bits.count == 8 * recipes.words.count else { throw ByteReader.Damage() }
    for index in recipes.words.indices { recipes.insert(bits: try reader.fixed(), at: index) }
  }

  private func checkedPositions() throws(ByteReader.Damage) -> UnsafeRawBufferPointer {
    guard !isChecked else { return bytes }
    var reader = ByteReader(bytes)
    let checksum = try reader.fixed()
    let positions = try reader.part(count: reader.left)
    guard checksum == Checksum.of(positions) else { throw ByteReader.Damage() }
    return positions
  }
}
