/// A decompressor of DEFLATE streams (RFC 1951).
package struct Inflate {
  /// The content of a stream.
  package struct Result: Sendable, Hashable {
    /// The content.
    package let bytes: [UInt8]
    /// The offset past the stream's last byte.
    package let end: Int
  }

  /// The reader of the stream.
  var reader: BitReader
  /// The content so far.
  var output: [UInt8] = []
  /// The maximum size of the content in bytes.
  let maximumSize: Int
  private let limits: ArchiveLimits

  /// Decompresses the stream that starts at the lower bound of a range.
  ///
  /// - Parameters:
  ///   - range: The range, clamped to the bounds of the bytes.
  ///   - limits: The limits of the content's size.
  /// - Throws: The first problem and its offset.
  package static func unpack(
    _ bytes: [UInt8], in range: Range<Int>, limits: ArchiveLimits = .standard
  ) throws(ArchiveError) -> Result {
    let range = range.clamped(to: 0..<bytes.count)
    var inflate = Inflate(bytes, in: range, limits: limits)
    while try inflate.unpackBlock() {}
    return Result(bytes: inflate.output, end: inflate.reader.offset)
  }

  private init(_ bytes: [UInt8], in range: Range<Int>, limits: ArchiveLimits) {
    reader = BitReader(bytes, in: range)
    self.limits = limits
    maximumSize = limits.maximumSize(compressed: range.count)
    output.reserveCapacity(min(maximumSize, 3 * range.count))
  }

  /// Decompresses the next block, or returns `false` if it is the last.
  private mutating func unpackBlock() throws(ArchiveError) -> Bool {
    guard let header = reader.take(3) else { throw cutOff }
    switch header >> 1 {
    case 0: try unpackStored()
    case 1: try unpack(BlockCodes.fixed)
    case 2: try unpack(try readCodes())
    default: throw damaged("the block type 3 is undefined")
    }
    return header & 1 == 0
  }

  /// Copies a stored block (section 3.2.4).
  private mutating func unpackStored() throws(ArchiveError) {
    guard let header = reader.takeBytes(4) else { throw cutOff }
    let numbers = header.map(Int.init)
    let length = numbers[0] | numbers[1] << 8
    guard length ^ 0xFFFF == numbers[2] | numbers[3] << 8 else {
      throw damaged("the length of a stored block does not match its complement")
    }
    guard output.count + length <= maximumSize else { throw tooLarge }
    guard let content = reader.takeBytes(length) else { throw cutOff }
    output += content
  }

  /// Decodes symbols until the end of the block (section 3.2.3).
  private mutating func unpack(_ codes: BlockCodes) throws(ArchiveError) {
    while true {
      reader.refill()
      guard let match = codes.literals.match(reader.bits) else {
        throw damaged("undefined Huffman code")
      }
      guard reader.drop(match.length) else { throw cutOff }
      if match.symbol < 256 {
        guard output.count < maximumSize else { throw tooLarge }
        output.append(UInt8(truncatingIfNeeded: match.symbol))
      } else if match.symbol == 256 {
        return
      } else {
        try copy(lengthSymbol: match.symbol, codes.distances)
      }
    }
  }

  /// Copies bytes from a distance back in the output (section 3.2.5).
  private mutating func copy(
    lengthSymbol: Int, _ distances: HuffmanCode?
  ) throws(ArchiveError) {
    guard let lengths = RepeatCode.length(lengthSymbol) else {
      throw damaged("undefined length symbol")
    }
    guard let more = reader.take(lengths.extraBits) else { throw cutOff }
    reader.refill()
    guard let match = distances?.match(reader.bits), let code = RepeatCode.distance(match.symbol)
    else { throw damaged("undefined distance symbol") }
    guard reader.drop(match.length), let farther = reader.take(code.extraBits) else {
      throw cutOff
    }
    try copy(length: lengths.base + more, distance: code.base + farther)
  }

  private mutating func copy(length: Int, distance: Int) throws(ArchiveError) {
    let start = output.count
    guard distance <= start else { throw damaged("a distance reaches back before the start") }
    guard start + length <= maximumSize else { throw tooLarge }
    output += repeatElement(0, count: length)
    // The source may overlap the copy, so it goes byte by byte.
    output.withUnsafeMutableBufferPointer { output in
      for index in start..<start + length { output[index] = output[index &- distance] }
    }
  }

  /// The error for a stream that ends too early.
  var cutOff: ArchiveError { ArchiveError(.cutOff, at: reader.offset) }

  private var tooLarge: ArchiveError {
    let isLimit = maximumSize == limits.entrySize
    return ArchiveError(
      isLimit ? .tooLarge(limit: maximumSize) : .tooDense(limit: limits.ratio), at: reader.offset)
  }

  /// Returns the error for a stream that violates a rule.
  func damaged(_ rule: String) -> ArchiveError {
    ArchiveError(.damaged(rule), at: reader.offset)
  }
}
