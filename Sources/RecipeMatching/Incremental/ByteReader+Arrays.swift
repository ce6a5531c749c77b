package import Text

extension ByteReader {
  /// Reads whole numbers of one width, one behind the other, the lowest byte first.
  package mutating func numbers<Number: FixedWidthInteger & BitwiseCopyable>(
    _ count: Int
  ) throws(Damage) -> [Number] {
    let part = try rows(count, of: MemoryLayout<Number>.size)
    return Array(unsafeUninitializedCapacity: count) { numbers, initialized in
      UnsafeMutableRawBufferPointer(numbers).copyMemory(from: part)
      for place in numbers.indices { numbers[place] = Number(littleEndian: numbers[place]) }
      initialized = count
    }
  }

  /// Reads the bytes of `count` rows of one width.
  package mutating func rows(_ count: Int, of width: Int) throws(Damage) -> UnsafeRawBufferPointer {
    let (size, isTooLarge) = count.multipliedReportingOverflow(by: width)
    guard !isTooLarge else { throw Damage() }
    return try part(count: size)
  }

  /// Reads a number that is a yes or a no.
  package mutating func flag() throws(Damage) -> Bool {
    switch try number() {
    case 0: return false
    case 1: return true
    default: throw Damage()
    }
  }
}

extension ByteWriter {
  /// Writes whole numbers of one width, one behind the other, the lowest byte first.
  package mutating func write<Number: FixedWidthInteger & BitwiseCopyable>(numbers: [Number]) {
    guard Number(littleEndian: 1) != 1 else {
      return numbers.withUnsafeBytes { append(contentsOf: $0) }
    }
    numbers.map(\.littleEndian).withUnsafeBytes { append(contentsOf: $0) }
  }

  /// Writes a yes as 1, a no as 0.
  package mutating func write(_ flag: Bool) {
    write(flag ? 1 : 0)
  }
}
