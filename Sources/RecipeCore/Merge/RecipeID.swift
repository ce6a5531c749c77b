/// The names by which people call recipes.
package enum RecipeID {
  /// The name of a record: twelve hexadecimal digits that depend on its reference only.
  ///
  /// A merged recipe bears the name of its first member, and is found by that of any member, so
  /// a name written down yesterday still works when another source joins today.
  package static func of(_ reference: RecordReference) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in reference.source.utf8 { mix(byte, into: &hash) }
    mix(0, into: &hash)
    for byte in reference.id.utf8 { mix(byte, into: &hash) }
    let digits = String(avalanche(hash) >> 16, radix: 16)
    return String(repeating: "0", count: 12 - digits.utf8.count) + digits
  }

  /// One step of FNV-1a with 64 bits (draft-eastlake-fnv).
  private static func mix(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// The finaliser of SplitMix64: the upper bits of FNV-1a alone depend too little on the end.
  private static func avalanche(_ hash: UInt64) -> UInt64 {
    var mixed = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
