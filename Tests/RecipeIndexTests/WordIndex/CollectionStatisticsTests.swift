import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeIndex
@testable import RecipeSearch
@testable import Text

struct CollectionStatisticsTests {
  private static let sample = CollectionStatistics(
    lengths: [120, 0, 3_000, .max],
    ranks: [
      "notes": RankSpread([99.99999999999974, -1, 99.99999999999974]), "api": RankSpread([50]),
      "żurek": RankSpread([]),
    ])

  @Test("statistics are read as they were written")
  func roundTrip() throws {
    let bytes = [1, 2, 3] + Self.sample.bytes + [4]
    let range = 3..<bytes.count - 1
    #expect(
      try CollectionStatistics(SharedBytes(bytes), range, recipeCount: 3) == Self.sample)
  }

  @Test(
    "what is cut short or goes on, or has more ranks than there are recipes, is corrupt",
    arguments: [
      (Array(sample.bytes.dropLast()), 3), (sample.bytes + [0], 3), (sample.bytes, 2),
      (sample.bytes, 0), ([], 3), (checked(Array(sample.bytes.dropFirst(8)) + [0]), 3),
      (
        CollectionStatistics(
          lengths: [0, 0, 0, 0], ranks: ["a": RankSpread(values: [1, 2], counts: [3, .max])]
        ).bytes, 3
      ),
      // More values than bytes.
      (checked([0, 0, 0, 0, 1, 1, 0x61, 0x7F, 0, 0]), 3),
    ] as [([UInt8], Int)])
  func corruption(bytes: [UInt8], recipeCount: Int) {
    #expect(throws: IndexCorruption.self) {
      try CollectionStatistics(SharedBytes(bytes), 0..<bytes.count, recipeCount: recipeCount)
    }
  }

  /// Returns bytes after their checksum.
  private static func checked(_ content: [UInt8]) -> [UInt8] {
    var bytes = ByteWriter()
    bytes.write(fixed: Checksum.of(content))
    bytes.append(contentsOf: content)
    return bytes.bytes
  }
}
