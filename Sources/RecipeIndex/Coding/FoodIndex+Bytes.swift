import RecipeMatching

extension FoodIndex {
  /// Reads the foods of a number of records.
  init(_ count: Int, from reader: inout ByteReader) throws(IndexCorruption) {
    let counts: [UInt8] = try reader.numbers(count)
    let weights: [UInt16] = try reader.numbers(count)
    var starts: [UInt32] = []
    starts.reserveCapacity(count + 1)
    var end: UInt64 = 0
    starts.append(0)
    for count in counts {
      end += UInt64(count)
      starts.append(UInt32(truncatingIfNeeded: end))
    }
    guard let foodCount = UInt32(exactly: end) else { throw IndexCorruption() }
    self.init(foods: try reader.numbers(Int(foodCount)), starts: starts, weights: weights)
  }

  /// Writes the number of foods of each record, their weights, then all foods.
  func write(to writer: inout ByteWriter) {
    let counts = zip(starts, starts.dropFirst()).map { UInt8(clamping: $1 - $0) }
    writer.write(numbers: counts)
    writer.write(numbers: weights)
    writer.write(numbers: foods)
  }
}
