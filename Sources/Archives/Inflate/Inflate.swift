/// Unpacks DEFLATE streams (RFC 1951).
package struct Inflate {
  /// What a stream unpacks to.
  package struct Result: Sendable, Hashable {
    /// The content.
    package let bytes: [UInt8]
    /// The offset behind the stream's last byte.
    package let end: Int
  }

  var reader: BitReader
  var output: [UInt8] = []
  let largestSize: Int
  private let limits: ArchiveLimits

  /// Unpacks the stream that a part of some bytes begins with.
  ///
  /// - Parameters:
  ///   - range: The part; what lies outside of the bytes is cut off.
  ///   - limits: How large the content may be.
  /// - Throws: What is wrong with the stream, and where.
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
    largestSize = limits.largestSize(compressed: range.count)
    output.reserveCapacity(min(largestSize, 3 * range.count))
  }

  /// Unpacks the next block; `false` when it is the last.
  private mutating func unpackBlock() throws(ArchiveError) -> Bool {
    guard let header = reader.take(3) else { throw cutOff }
    switch header >> 1 {
    case 0: try unpackStored()
    case 1: try unpack(BlockCodes.fixed)
    case 2: try unpack(try readCodes())
    default: throw damaged("there is no block of type 3")
    }
    return header & 1 == 0
  }

  /// Section 3.2.4.
  private mutating func unpackStored() throws(ArchiveError) {
    guard let header = reader.takeBytes(4) else { throw cutOff }
    let numbers = header.map(Int.init)
    let length = numbers[0] | numbers[1] << 8
    guard length ^ 0xFFFF == numbers[2] | numbers[3] << 8 else {
      throw damaged("the length of a stored block is not confirmed")
    }
    guard output.count + length <= largestSize else { throw tooLarge }
    guard let content = reader.takeBytes(length) else { throw cutOff }
    output += content
  }

  /// Section 3.2.3: symbols until the end of the block.
  private mutating func unpack(_ codes: BlockCodes) throws(ArchiveError) {
    while true {
      reader.refill()
      guard let match = codes.literals.match(reader.bits) else { throw damaged("no such code") }
      guard reader.drop(match.length) else { throw cutOff }
      if match.symbol < 256 {
        guard output.count < largestSize else { throw tooLarge }
        output.append(UInt8(truncatingIfNeeded: match.symbol))
      } else if match.symbol == 256 {
        return
      } else {
        try copy(lengthSymbol: match.symbol, codes.distances)
      }
    }
  }

  /// Section 3.2.5: repeats what stands some bytes before.
  private mutating func copy(
    lengthSymbol: Int, _ distances: HuffmanCode?
  ) throws(ArchiveError) {
    guard let lengths = RepeatCode.length(lengthSymbol) else { throw damaged("no such length") }
    guard let more = reader.take(lengths.extraBits) else { throw cutOff }
    reader.refill()
    guard let match = distances?.match(reader.bits), let code = RepeatCode.distance(match.symbol)
    else { throw damaged("no such distance") }
    guard reader.drop(match.length), let farther = reader.take(code.extraBits) else {
      throw cutOff
    }
    try copy(length: lengths.base + more, distance: code.base + farther)
  }

  private mutating func copy(length: Int, distance: Int) throws(ArchiveError) {
    let start = output.count
    guard distance <= start else { throw damaged("it repeats what stands before its beginning") }
    guard start + length <= largestSize else { throw tooLarge }
    output += repeatElement(0, count: length)
    // What is repeated may reach into its own copy, and so goes byte by byte.
    output.withUnsafeMutableBufferPointer { output in
      for index in start..<start + length { output[index] = output[index &- distance] }
    }
  }

  /// What a stream that ends too early throws.
  var cutOff: ArchiveError { ArchiveError(.cutOff, at: reader.offset) }

  private var tooLarge: ArchiveError {
    let isLimit = largestSize == limits.entrySize
    return ArchiveError(
      isLimit ? .tooLarge(limit: largestSize) : .tooDense(limit: limits.ratio), at: reader.offset)
  }

  /// What a stream throws that breaks a rule.
  func damaged(_ rule: String) -> ArchiveError {
    ArchiveError(.damaged(rule), at: reader.offset)
  }
}
