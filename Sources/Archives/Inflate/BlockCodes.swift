/// The two Huffman codes of a compressed block.
struct BlockCodes {
  /// The code of literals, lengths and the end of the block.
  let literals: HuffmanCode
  /// The code of distances, or `nil` if the block has none.
  let distances: HuffmanCode?

  /// The codes of a block with fixed Huffman codes (RFC 1951, section 3.2.6).
  static let fixed = BlockCodes(
    literals: HuffmanCode(
      known: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }),
    distances: HuffmanCode(known: [UInt8](repeating: 5, count: 32)))
}

extension Inflate {
  /// The order in which the lengths of the code length code are stored (section 3.2.7).
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// Reads the codes that a block with dynamic Huffman codes defines (section 3.2.7).
  mutating func readCodes() throws(ArchiveError) -> BlockCodes {
    guard let literals = reader.take(5), let distances = reader.take(5), let count = reader.take(4)
    else { throw cutOff }
    let lengthCode = try readLengthCode(count + 4)
    let lengths = try readLengths(literals + 257 + distances + 1, lengthCode)
    guard lengths[256] > 0, let code = HuffmanCode(lengths: lengths[..<(literals + 257)]) else {
      throw damaged("invalid Huffman code for literals and lengths")
    }
    let ofDistances = lengths[(literals + 257)...]
    guard ofDistances.contains(where: { $0 > 0 }) else {
      return BlockCodes(literals: code, distances: nil)
    }
    guard let distanceCode = HuffmanCode(lengths: ofDistances) else {
      throw damaged("invalid Huffman code for distances")
    }
    return BlockCodes(literals: code, distances: distanceCode)
  }

  private mutating func readLengthCode(_ count: Int) throws(ArchiveError) -> HuffmanCode {
    var lengths = [UInt8](repeating: 0, count: Self.order.count)
    for symbol in Self.order.prefix(count) {
      guard let length = reader.take(3) else { throw cutOff }
      lengths[symbol] = UInt8(truncatingIfNeeded: length)
    }
    guard let code = HuffmanCode(lengths: lengths[...]) else {
      throw damaged("invalid Huffman code for code lengths")
    }
    return code
  }

  /// Reads code lengths, where the symbols 16, 17 and 18 stand for runs.
  private mutating func readLengths(
    _ count: Int, _ code: HuffmanCode
  ) throws(ArchiveError) -> [UInt8] {
    var lengths: [UInt8] = []
    lengths.reserveCapacity(count)
    while lengths.count < count {
      reader.refill()
      guard let match = code.match(reader.bits) else { throw damaged("undefined Huffman code") }
      guard reader.drop(match.length) else { throw cutOff }
      let run = try readRun(match.symbol, after: lengths.last)
      guard run.count <= count - lengths.count else {
        throw damaged("a run of code lengths is too long")
      }
      lengths += repeatElement(run.length, count: run.count)
    }
    return lengths
  }

  private mutating func readRun(
    _ symbol: Int, after previous: UInt8?
  ) throws(ArchiveError) -> (length: UInt8, count: Int) {
    switch symbol {
    case 16:
      guard let previous else { throw damaged("the first code length repeats a previous one") }
      return (previous, try take(2) + 3)
    case 17: return (0, try take(3) + 3)
    case 18: return (0, try take(7) + 11)
    default: return (UInt8(truncatingIfNeeded: symbol), 1)
    }
  }

  private mutating func take(_ bits: Int) throws(ArchiveError) -> Int {
    guard let number = reader.take(bits) else { throw cutOff }
    return number
  }
}
