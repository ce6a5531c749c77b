/// A hash that is the same in every run, unlike that of `Hasher`, so that order may depend on it.
///
/// Bytes are hashed by FNV-1a with 64 bits (draft-eastlake-fnv), finished by `mix`. It is inlined
/// into other modules because it is asked for every word of every recipe.
public struct StableHash: Sendable {
  @usableFromInline
  var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of no bytes.
  @inlinable
  public init() {}

  /// The hash of the bytes that were combined.
  @inlinable
  public var value: UInt64 { Self.mix(state) }

  /// Adds a byte to what is hashed.
  @inlinable @inline(__always)
  public mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// Adds bytes to what is hashed.
  @inlinable
  public mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Returns the hash of bytes.
  @inlinable
  public static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    hash.combine(bytes)
    return hash.value
  }

  /// Returns the hash of a part of an array, without the overhead of a slice.
  @inlinable
  public static func of(_ bytes: [UInt8], in range: Range<Int>) -> UInt64 {
    var hash = StableHash()
    for index in range { hash.combine(bytes[index]) }
    return hash.value
  }

  /// Returns the index of the one of `count` buckets that a hash belongs to, by its upper half.
  @inlinable @inline(__always)
  public static func share(of hash: UInt64, among count: Int) -> Int {
    Int(truncatingIfNeeded: ((hash >> 32) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// The finaliser of SplitMix64: every bit of the result depends on every bit of `value`, and no
  /// two values have the same result.
  @inlinable
  public static func mix(_ value: UInt64) -> UInt64 {
    var mixed = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
