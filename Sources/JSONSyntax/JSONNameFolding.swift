/// The folding of member names: ASCII case, `_`, `-` and spaces are ignored.
enum JSONNameFolding {
  /// Returns the folded byte, or `nil` for a byte that is ignored.
  @inline(__always)
  static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): nil
    default: byte
    }
  }

  /// The hash of a name's folded form.
  static func hash(_ name: RawSpan) -> UInt32 {
    var hasher = Hasher()
    for offset in 0..<name.byteCount {
      let byte = name.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
      if let byte = folded(byte) { hasher.combine(byte) }
    }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  /// True if a name equals an already folded one after folding.
  static func isSame(_ folded: ArraySlice<UInt8>, _ name: RawSpan) -> Bool {
    var rest = folded.makeIterator()
    for offset in 0..<name.byteCount {
      let byte = name.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
      guard let byte = Self.folded(byte) else { continue }
      guard rest.next() == byte else { return false }
    }
    return rest.next() == nil
  }
}
