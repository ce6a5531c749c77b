/// A hash that is the same in every run, unlike `Hasher`, so that order may depend on it.
package enum StableHash {
  /// Returns the 64-bit FNV-1a (draft-eastlake-fnv) of bytes, finished by `mix`.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return mix(hash)
  }

  /// Returns the hash of a part of an array, without the overhead of a slice.
  package static func of(_ bytes: [UInt8], in range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3 }
    return mix(hash)
  }

  /// Returns the index of the one of `count` buckets that a hash belongs to, by its upper half.
  @inline(__always)
  package static func share(of hash: UInt64, among count: Int) -> Int {
    Int(truncatingIfNeeded: ((hash >> 32) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// Returns a value every bit of which depends on every bit of `value` (finaliser of SplitMix64).
  package static func mix(_ value: UInt64) -> UInt64 {
    var mixed = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
