/// What makes two spellings of a name one: no ASCII case, no `_`, `-` and spaces.
enum JSONNameFolding {
  /// What a byte counts for; `nil` for one that does not count.
  @inline(__always)
  static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): nil
    default: byte
    }
  }

  /// FNV-1a; who chooses the names that are looked up cannot choose the vocabulary's.
  static func hash(_ name: RawSpan) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for offset in 0..<name.byteCount {
      let byte = name.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
      guard let byte = folded(byte) else { continue }
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return hash ^ hash >> 15
  }

  /// Whether a name is, once folded, another that is folded already.
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
