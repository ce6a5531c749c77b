import Text

/// A hash of bytes that detects edits; not cryptographically secure.
struct ContentHash: Sendable, Hashable {
  /// 32 hexadecimal digits.
  let text: String

  /// Hashes bytes twice: by `StableHash`, and by a multiplication and shift of another kind.
  init(of bytes: some Collection<UInt8>) {
    var second: UInt64 = 0x9ae1_6a3b_2f90_404f
    for byte in bytes {
      second = (second ^ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
      second ^= second >> 29
    }
    text = StableHash.of(bytes).hexadecimal + StableHash.mix(second).hexadecimal
  }

  /// Parses a hash from the manifest; `nil` unless it is 32 hexadecimal digits.
  init?(_ text: String) {
    guard text.utf8.count == 32, text.allSatisfy(\.isHexDigit) else { return nil }
    self.text = text
  }
}
