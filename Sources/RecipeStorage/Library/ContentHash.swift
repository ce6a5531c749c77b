/// A hash of bytes that detects edits; not cryptographically secure.
struct ContentHash: Sendable, Hashable {
  /// 32 hexadecimal digits.
  let text: String

  /// Hashes bytes: 64-bit FNV-1a from two offsets, each finished by SplitMix64's mixer.
  init(of bytes: some Sequence<UInt8>) {
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0x9ae1_6a3b_2f90_404f
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      second = (second ^ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
      second ^= second >> 29
    }
    text = Self.digits(first) + Self.digits(second)
  }

  /// Parses a hash from the manifest; `nil` unless it is 32 hexadecimal digits.
  init?(_ text: String) {
    guard text.utf8.count == 32, text.allSatisfy(\.isHexDigit) else { return nil }
    self.text = text
  }

  private static func digits(_ hash: UInt64) -> String {
    var mixed = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    let digits = String(mixed ^ (mixed >> 31), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
