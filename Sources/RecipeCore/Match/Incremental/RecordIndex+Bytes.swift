extension RecordIndex {
  /// Reads what `write` wrote.
  init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
    let count = try reader.countOfItems()
    guard Int32(exactly: count) != nil else { throw ByteReader.Damage() }
    self.init(
      keys: try RecordKeys.all(count, from: &reader), foods: try FoodIndex(count, from: &reader))
  }

  /// Writes how many records there are, their keys and their foods.
  func write(to writer: inout ByteWriter) {
    writer.write(keys.count)
    RecordKeys.write(keys, to: &writer)
    foods.write(to: &writer)
  }
}
