/// Writes one number of all recipes, as `NumberColumn` reads it.
enum NumberColumnWriter {
  /// The bytes of a column.
  ///
  /// - Parameter parts: The numbers of the recipes, in rank order.
  static func bytes(of parts: [NumberColumnPart]) -> [UInt8] {
    // A zero may have a sign; it is written without.
    let values = Set(parts.lazy.flatMap(\.values)).sorted().map { $0 + 0 }
    let width = NumberColumn.width(valueCount: values.count)
    var column = ByteWriter(
      capacity: 8 + 8 * values.count + width * parts.reduce(0) { $0 + $1.codes.count })
    column.write(fixed: UInt64(values.count))
    for value in values { column.write(fixed: value.bitPattern) }
    for part in parts {
      let codes = codes(of: part, in: values)
      for code in part.codes { column.write(codes[Int(code)], width: width) }
    }
    var bytes = ByteWriter(capacity: column.bytes.count + 8)
    bytes.write(fixed: Checksum.of(column.bytes))
    bytes.append(contentsOf: column.bytes)
    return bytes.bytes
  }

  /// What the codes of a part are among all values.
  private static func codes(of part: NumberColumnPart, in values: [Double]) -> [UInt32] {
    [0]
      + part.values.map { value in
        UInt32(clamping: BinarySearch.place(in: values.count) { values[$0] >= value } + 1)
      }
  }
}

extension ByteWriter {
  /// Writes a code in so many bytes, the lowest first.
  fileprivate mutating func write(_ code: UInt32, width: Int) {
    append(contentsOf: (0..<width).lazy.map { UInt8(truncatingIfNeeded: code >> UInt32(8 * $0)) })
  }
}
