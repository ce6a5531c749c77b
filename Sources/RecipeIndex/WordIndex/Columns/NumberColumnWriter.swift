import Text

/// A writer of a column of numbers, as `NumberColumn` reads it.
enum NumberColumnWriter {
  /// Returns the bytes of a column.
  ///
  /// - Parameter parts: The numbers of the recipes, in rank order.
  static func bytes(of parts: [NumberColumnPart]) -> [UInt8] {
    let values = distinct(parts.flatMap(\.values))
    var codes: [UInt32] = []
    codes.reserveCapacity(parts.reduce(0) { $0 + $1.codes.count })
    for part in parts {
      let places = Self.codes(of: part, in: values)
      for code in part.codes { codes.append(places[Int(code)]) }
    }
    return bytes(values, codes)
  }

  /// Returns the bytes of a column of which most recipes were in an earlier one.
  ///
  /// - Parameters:
  ///   - known: The earlier column.
  ///   - previous: The position of each recipe in that, or -1 for a new one.
  ///   - fresh: The numbers of the new ones, in their order.
  static func bytes(
    of known: NumberColumn, at previous: [Int32], with fresh: [NumberColumnPart]
  ) -> [UInt8] {
    var isUsed = [Bool](repeating: false, count: known.valueCount + 1)
    for position in previous where position >= 0 { isUsed[known.code(of: Int(position))] = true }
    let used = (1..<isUsed.count).filter { isUsed[$0] }
    let values = distinct(used.map { known.value(ofCode: $0) } + fresh.flatMap(\.values))
    var places = [UInt32](repeating: 0, count: isUsed.count)
    var place = 0
    for code in used {
      while place < values.count - 1, values[place] < known.value(ofCode: code) { place += 1 }
      places[code] = UInt32(clamping: place + 1)
    }
    var added = fresh.lazy.flatMap { part in
      let places = codes(of: part, in: values)
      return part.codes.lazy.map { places[Int($0)] }
    }.makeIterator()
    return bytes(
      values,
      previous.map { $0 < 0 ? added.next() ?? 0 : places[known.code(of: Int($0))] })
  }

  private static func distinct(_ values: [Double]) -> [Double] {
    values.sorted().reduce(into: []) { distinct, value in
      if distinct.last != value { distinct.append(value) }
    }
  }

  /// Returns the codes among all values for the codes of a part.
  private static func codes(of part: NumberColumnPart, in values: [Double]) -> [UInt32] {
    [0]
      + part.values.map { value in
        UInt32(clamping: BinarySearch.place(in: values.count) { values[$0] >= value } + 1)
      }
  }

  private static func bytes(_ values: [Double], _ codes: [UInt32]) -> [UInt8] {
    let width = NumberColumn.width(valueCount: values.count)
    var column = ByteWriter(capacity: 8 + 8 * values.count + width * codes.count)
    column.write(fixed: UInt64(values.count))
    for value in values { column.write(fixed: value.bitPattern) }
    switch width {
    case 1: column.append(contentsOf: codes.map { UInt8(truncatingIfNeeded: $0) })
    case 2: column.append(codes.map { UInt16(truncatingIfNeeded: $0).littleEndian })
    default: column.append(codes.map(\.littleEndian))
    }
    var bytes = ByteWriter(capacity: column.bytes.count + 8)
    bytes.write(fixed: Checksum.of(column.bytes))
    bytes.append(contentsOf: column.bytes)
    return bytes.bytes
  }
}

extension ByteWriter {
  /// Writes numbers as they are in memory.
  fileprivate mutating func append(_ numbers: [some BitwiseCopyable]) {
    numbers.withUnsafeBytes { append(contentsOf: $0) }
  }
}
