/// Hashing that gives the same value in every run, unlike `Hasher`; order may depend on it.
package enum StableHash {
  /// FNV-1a with 64 bits (draft-eastlake-fnv), finished by `mix`.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return mix(hash)
  }

  /// The hash of a part of an array, without a slice's overhead.
  package static func of(_ bytes: [UInt8], in range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3 }
    return mix(hash)
  }

  /// Which of `count` shares a hash falls into: its upper half as a fraction of them.
  @inline(__always)
  package static func share(of hash: UInt64, among count: Int) -> Int {
    Int(truncatingIfNeeded: ((hash >> 32) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// The finaliser of SplitMix64: every bit of the result depends on every bit of `value`.
  package static func mix(_ value: UInt64) -> UInt64 {
    var mixed = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
