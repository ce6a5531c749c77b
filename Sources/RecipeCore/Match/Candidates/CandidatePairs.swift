/// The pairs of a block that are worth comparing: all of a small one, neighbours in several
/// orders of a big one, so that the number stays linear.
struct CandidatePairs {
  /// The size up to which all pairs of a block are compared.
  private static let smallBlock = 16
  /// How many followers each record is compared with, in each order of a big block.
  private static let window = 3
  /// How many orders by samples of the foods a big block is put in.
  private static let sampledOrders: UInt64 = 6

  private let features: [RecordFeatures?]

  /// Makes pairs of records whose features are given, by index.
  init(features: [RecordFeatures?]) {
    self.features = features
  }

  /// The pairs of a block, each ascending; they may repeat.
  func pairs(of block: [Int]) -> [(first: Int, second: Int)] {
    guard block.count > Self.smallBlock else { return allPairs(of: block) }
    let orders =
      [bySite(block), byTitle(block)]
      + (0..<Self.sampledOrders).map { salt in
        bySample(block, salt: StableHash.mix(salt &+ 1))
      }
    return orders.flatMap(neighbours)
  }

  private func allPairs(of block: [Int]) -> [(first: Int, second: Int)] {
    block.indices.flatMap { later in
      block[..<later].map { (first: $0, second: block[later]) }
    }
  }

  private func neighbours(in order: [Int]) -> [(first: Int, second: Int)] {
    order.indices.flatMap { place in
      order[place...].dropFirst().prefix(Self.window).map { other in
        (first: min(order[place], other), second: max(order[place], other))
      }
    }
  }

  private func bySite(_ block: [Int]) -> [Int] {
    sorted(block) { features in
      (features.site.map { StableHash.of($0) } ?? 0, features.title.key ?? 0)
    }
  }

  private func byTitle(_ block: [Int]) -> [Int] {
    sorted(block) { features in
      (features.title.key ?? 0, features.food.hashes.first ?? 0)
    }
  }

  /// Orders by the least two salted hashes of the foods: records with the same foods are
  /// neighbours, those with nearly the same foods probably are (Broder 1997, min-wise hashing).
  private func bySample(_ block: [Int], salt: UInt64) -> [Int] {
    sorted(block) { features in
      var least: (UInt64, UInt64) = (.max, .max)
      for hash in features.food.hashes {
        let salted = StableHash.mix(hash ^ salt)
        if salted < least.0 {
          least = (salted, least.0)
        } else if salted < least.1 {
          least.1 = salted
        }
      }
      return least
    }
  }

  private func sorted(
    _ block: [Int], by key: (RecordFeatures) -> (UInt64, UInt64)
  ) -> [Int] {
    let keyed = block.map { index in (key: features[index].map(key) ?? (0, 0), index: index) }
    return keyed.sorted { ($0.key.0, $0.key.1, $0.index) < ($1.key.0, $1.key.1, $1.index) }
      .map(\.index)
  }
}
