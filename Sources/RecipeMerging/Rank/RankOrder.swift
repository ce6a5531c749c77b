import RecipeCore
import Text

/// The order of recipes by rank; titles are folded only where ranks tie.
struct RankOrder {
  private struct Key {
    /// The rank, or negative infinity if there is none.
    let value: Double
    let index: Int
  }

  /// The indices of the recipes, highest rank first.
  let indices: [Int]

  /// Sorts recipes by the ranks at the same indices.
  init(recipes: [MergedRecipe], ranks: [SocialRank?]) {
    var keys = ranks.enumerated().map { index, rank in
      Key(value: rank?.value.value ?? -.infinity, index: index)
    }
    keys.sort { $0.value > $1.value }
    var ordered: [Int] = []
    ordered.reserveCapacity(keys.count)
    var start = 0
    while start < keys.count {
      let end = Self.endOfTie(from: start, in: keys)
      if end - start == 1 {
        ordered.append(keys[start].index)
      } else {
        ordered += TitleOrder.sorted(keys[start..<end].map(\.index), of: recipes)
      }
      start = end
    }
    indices = ordered
  }

  /// Returns the end of the run of equal values that begins at `start`.
  private static func endOfTie(from start: Int, in keys: [Key]) -> Int {
    var end = start + 1
    while end < keys.count, keys[end].value == keys[start].value { end += 1 }
    return end
  }
}

/// The order of recipes by title, then id.
enum TitleOrder {
  private struct Key {
    /// The first eight bytes of the folded title, as a number that compares in the same order.
    let prefix: UInt64
    let folded: [UInt8]
    let index: Int
  }

  /// Sorts indices of recipes by folded title, then by the title's bytes, then by id.
  static func sorted(_ indices: [Int], of recipes: [MergedRecipe]) -> [Int] {
    var keys = indices.map { index in
      let folded = TextFolding.fold(recipes[index].content.title)
      return Key(prefix: prefix(of: folded), folded: folded, index: index)
    }
    keys.sort { left, right in
      if left.prefix != right.prefix { return left.prefix < right.prefix }
      if left.folded != right.folded { return left.folded.lexicographicallyPrecedes(right.folded) }
      return precedes(recipes[left.index], recipes[right.index])
    }
    return keys.map(\.index)
  }

  private static func prefix(of bytes: [UInt8]) -> UInt64 {
    (0..<8).reduce(0) { $0 << 8 | ($1 < bytes.count ? UInt64(bytes[$1]) : 0) }
  }

  private static func precedes(_ left: MergedRecipe, _ right: MergedRecipe) -> Bool {
    let titles = (left.content.title.utf8, right.content.title.utf8)
    guard titles.0.elementsEqual(titles.1) else {
      return titles.0.lexicographicallyPrecedes(titles.1)
    }
    return left.id < right.id
  }
}
