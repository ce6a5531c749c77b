/// DEFLATE streams that unpack to far more than they are.
enum DeflateBomb {
  /// One byte and then copies of 258 bytes of itself, in a block of fixed codes.
  static func stream(repeats: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.append(0b1, 1)
    bits.append(0b01, 2)
    // The literal 0 is the code 00110000, its highest bit first.
    bits.append(0b0000_1100, 8)
    for _ in 0..<repeats {
      // Length 258 is the symbol 285, the code 11000101; distance 1 is the code 00000.
      bits.append(0b1010_0011, 8)
      bits.append(0, 5)
    }
    bits.append(0, 7)
    return bits.bytes
  }

  /// Collects bits, the lowest first.
  private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    init() {}

    mutating func append(_ bits: Int, _ length: Int) {
      for bit in 0..<length {
        if count % 8 == 0 { bytes.append(0) }
        if bits >> bit & 1 == 1 { bytes[bytes.count - 1] |= 1 << UInt8(count % 8) }
        count += 1
      }
    }
  }
}
