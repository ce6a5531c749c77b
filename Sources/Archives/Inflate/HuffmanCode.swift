/// A decoder of a canonical Huffman code of DEFLATE (RFC 1951, section 3.2.2).
///
/// Codes of up to ten bits, nearly all that occur, take one table lookup; longer ones are decoded
/// bit by bit.
struct HuffmanCode {
  /// A decoded symbol and the length of its code in bits.
  struct Match {
    /// The symbol.
    let symbol: Int
    /// The length of its code.
    let length: Int
  }

  /// The number of bits that index the table.
  private static let tableBits = 10
  /// The length of DEFLATE's longest codes.
  private static let maximumLength = 15

  /// `symbol << 4 | length`, indexed by the next bits of the stream; 0 where no short code starts.
  private var table = [UInt16](repeating: 0, count: 1 << tableBits)
  /// The symbols, ordered by code.
  private var symbols: [UInt16] = []
  /// The number of codes of each length.
  private var counts = [Int](repeating: 0, count: maximumLength + 1)

  /// Creates a code from the code length of each symbol, 0 for symbols without a code.
  ///
  /// - Parameter lengths: At most 320 lengths, none longer than 15.
  /// - Returns: `nil` if the lengths do not form a code: they are oversubscribed or, unless there
  ///   is at most one code, incomplete.
  init?(lengths: ArraySlice<UInt8>) {
    for length in lengths where length > 0 {
      guard Int(length) <= Self.maximumLength else { return nil }
      counts[Int(length)] += 1
    }
    guard Self.isPossible(counts) else { return nil }
    place(lengths)
  }

  /// Creates a code from lengths that are known to form one.
  init(known lengths: [UInt8]) {
    for length in lengths { counts[Int(length)] += 1 }
    place(lengths[...])
  }

  /// True if the codes exactly fill the code space, or if there is at most one code, which encoders
  /// write for blocks without distances.
  private static func isPossible(_ counts: [Int]) -> Bool {
    var room = 1
    for count in counts.dropFirst() {
      room = room << 1 - count
      if room < 0 { return false }
    }
    return room == 0 || counts.reduce(0, +) <= 1
  }

  private mutating func place(_ lengths: ArraySlice<UInt8>) {
    var nextCode = [Int](repeating: 0, count: Self.maximumLength + 1)
    var nextPlace = nextCode
    for length in 1..<Self.maximumLength {
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

  /// Codes are stored with the most significant bit first, unlike everything else in DEFLATE.
  private mutating func fillTable(_ symbol: Int, _ code: Int, _ length: Int) {
    var reversed = 0
    for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
    for index in stride(from: reversed, to: table.count, by: 1 << length) {
      table[index] = UInt16(truncatingIfNeeded: symbol << 4 | length)
    }
  }

  /// Returns the symbol whose code the next bits of a stream start with, the next bit lowest.
  ///
  /// - Returns: `nil` if no code starts with these bits.
  @inline(__always)
  func match(_ bits: UInt64) -> Match? {
    let entry = table[Int(truncatingIfNeeded: bits) & (1 << Self.tableBits - 1)]
    guard entry == 0 else { return Match(symbol: Int(entry >> 4), length: Int(entry & 15)) }
    return longMatch(bits)
  }

  private func longMatch(_ bits: UInt64) -> Match? {
    var (code, first, place) = (0, 0, 0)
    for length in 1...Self.maximumLength {
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
