extension ByteReader {
  /// Reads consecutive fixed-width integers, little-endian.
  mutating func numbers<Number: FixedWidthInteger & BitwiseCopyable>(
    _ count: Int
  ) throws(IndexCorruption) -> [Number] {
    let part = try rows(count, of: MemoryLayout<Number>.size)
    return Array(unsafeUninitializedCapacity: count) { numbers, initialized in
      UnsafeMutableRawBufferPointer(numbers).copyMemory(from: part)
      for place in numbers.indices { numbers[place] = Number(littleEndian: numbers[place]) }
      initialized = count
    }
  }

  /// Reads the bytes of `count` rows of the same width.
  mutating func rows(_ count: Int, of width: Int) throws(IndexCorruption) -> UnsafeRawBufferPointer
  {
    let (size, isTooLarge) = count.multipliedReportingOverflow(by: width)
    guard !isTooLarge else { throw IndexCorruption() }
    return try part(count: size)
  }

  /// Reads a Boolean value.
  mutating func flag() throws(IndexCorruption) -> Bool {
    switch try number() {
    case 0: return false
    case 1: return true
    default: throw IndexCorruption()
    }
  }
}

extension ByteWriter {
  /// Writes consecutive fixed-width integers, little-endian.
  mutating func write<Number: FixedWidthInteger & BitwiseCopyable>(numbers: [Number]) {
    guard Number(littleEndian: 1) != 1 else {
      return numbers.withUnsafeBytes { append(contentsOf: $0) }
    }
    numbers.map(\.littleEndian).withUnsafeBytes { append(contentsOf: $0) }
  }

  /// Writes a Boolean value as 1 or 0.
  mutating func write(_ flag: Bool) {
    write(flag ? 1 : 0)
  }
}
