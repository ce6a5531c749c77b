/// A canonical prefix code of DEFLATE (RFC 1951, section 3.2.2), ready to be decoded.
///
/// Codes of up to ten bits, nearly all that occur, are found in one look at a table; longer ones by
/// their length.
struct HuffmanCode {
  /// One symbol and how many bits its code has.
  struct Match {
    /// The symbol.
    let symbol: Int
    /// The length of its code.
    let length: Int
  }

  /// How many bits the table is looked up by.
  private static let tableBits = 10
  /// The longest code that DEFLATE has.
  private static let longest = 15

  /// `symbol << 4 | length` by the next bits of the stream; 0 where no short code begins.
  private var table = [UInt16](repeating: 0, count: 1 << tableBits)
  /// The symbols in the order of their codes.
  private var symbols: [UInt16] = []
  /// How many codes there are of each length.
  private var counts = [Int](repeating: 0, count: longest + 1)

  /// Makes a code of the length that each symbol's has, 0 for symbols without one.
  ///
  /// - Parameter lengths: At most 320 lengths, none longer than 15.
  /// - Returns: `nil` when there is no such code: too many of a length, or, unless there is only
  ///   one, too few.
  init?(lengths: ArraySlice<UInt8>) {
    for length in lengths where length > 0 {
      guard Int(length) <= Self.longest else { return nil }
      counts[Int(length)] += 1
    }
    guard Self.isPossible(counts) else { return nil }
    place(lengths)
  }

  /// Makes a code of lengths that are known to make one.
  init(known lengths: [UInt8]) {
    for length in lengths { counts[Int(length)] += 1 }
    place(lengths[...])
  }

  /// Whether the codes just fill the space of all bit strings; one code alone, or none, may leave
  /// room, as encoders write it for blocks without distances.
  private static func isPossible(_ counts: [Int]) -> Bool {
    var room = 1
    for count in counts.dropFirst() {
      room = room << 1 - count
      if room < 0 { return false }
    }
    return room == 0 || counts.reduce(0, +) <= 1
  }

  private mutating func place(_ lengths: ArraySlice<UInt8>) {
    var nextCode = [Int](repeating: 0, count: Self.longest + 1)
    var nextPlace = nextCode
    for length in 1..<Self.longest {
      nextCode[length + 1] = (nextCode[length] + counts[length]) << 1
      nextPlace[length + 1] = nextPlace[length] + counts[length]
    }
    symbols = [UInt16](repeating: 0, count: counts.reduce(0, +))
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      symbols[nextPlace[length]] = UInt16(truncatingIfNeeded: symbol)
      if length <= Self.tableBits { fillTable(symbol, nextCode[length], length) }
      nextPlace[length] += 1
      nextCode[length] += 1
    }
  }

  /// Codes come with their highest bit first, all else of DEFLATE with its lowest.
  private mutating func fillTable(_ symbol: Int, _ code: Int, _ length: Int) {
    var reversed = 0
    for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
    for index in stride(from: reversed, to: table.count, by: 1 << length) {
      table[index] = UInt16(truncatingIfNeeded: symbol << 4 | length)
    }
  }

  /// The symbol whose code the next bits of a stream begin with, the next bit lowest.
  ///
  /// - Returns: `nil` when no code begins so.
  @inline(__always)
  func match(_ bits: UInt64) -> Match? {
    let entry = table[Int(truncatingIfNeeded: bits) & (1 << Self.tableBits - 1)]
    guard entry == 0 else { return Match(symbol: Int(entry >> 4), length: Int(entry & 15)) }
    return longMatch(bits)
  }

  private func longMatch(_ bits: UInt64) -> Match? {
    var (code, first, place) = (0, 0, 0)
    for length in 1...Self.longest {
      code |= Int(truncatingIfNeeded: bits >> UInt64(length - 1)) & 1
      let count = counts[length]
      if code - first < count {
        return Match(symbol: Int(symbols[place + code - first]), length: length)
      }
      place += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}
