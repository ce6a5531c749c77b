import Text

/// The encoding of a record's word as a number that is the smaller the more distinctive it is.
enum KeyWord {
  /// Returns the number of a word.
  ///
  /// - Parameter tier: How distinctive the word is.
  static func make(hash: UInt64, tier: FoodToken.Tier) -> UInt64 {
    let rank = UInt64(FoodToken.Tier.telling.rawValue - tier.rawValue)
    return rank << 60 | (hash >> 4) | 1
  }
}
