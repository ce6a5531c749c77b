import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeIndex
@testable import RecipeSearch

struct NumberColumnTests {
  /// Returns the column of numbers, built from several parts.
  private static func bytes(_ numbers: [Double?], partSize: Int) -> [UInt8] {
    NumberColumnWriter.bytes(of: parts(numbers, partSize: partSize))
  }

  private static func parts(_ numbers: [Double?], partSize: Int) -> [NumberColumnPart] {
    stride(from: 0, to: numbers.count, by: partSize).map { start in
      var builder = NumberColumnPartBuilder()
      for number in numbers[start..<min(numbers.count, start + partSize)] { builder.add(number) }
      return builder.part
    }
  }

  @Test(
    "a range finds the numbers in it, however many values there are",
    arguments: [(0, 1), (1, 1), (100, 7), (500, 255), (500, 256), (1_000, 900), (70_000, 69_000)])
  func ranges(count: Int, valueCount: Int) throws {
    var random = SeededGenerator(seed: UInt64(count + valueCount))
    let numbers: [Double?] = (0..<count).map { place in
      let value = place < valueCount ? place : Int.random(in: 0..<valueCount, using: &random)
      return Int.random(in: 0..<8, using: &random) == 0 ? nil : Double(value) / 4 - 3
    }
    let bytes = Self.bytes(numbers, partSize: 40_000)
    let ranges = [
      NumberRange(.less, 0...0), NumberRange(.atMost, 0...0), NumberRange(.equal, 2.25...2.25),
      NumberRange(.greater, 1...2), NumberRange(.atLeast, 1...2), NumberRange(.equal, 0.1...0.2),
      NumberRange(.less, -9 ... -9), NumberRange(.atLeast, 1e9...1e9),
      NumberRange(from: nil, through: 5...5), NumberRange(from: nil, through: nil),
    ]
    try bytes.withUnsafeBytes { bytes in
      let column = try NumberColumn(bytes, recipeCount: count)
      for range in ranges {
        let expected = numbers.indices.filter { numbers[$0].map(range.contains) ?? false }
        #expect(Array(column.recipes(in: range).positions) == expected)
      }
    }
  }

  @Test(
    "an earlier column brought up to date is that of all numbers, whatever became of its values",
    arguments: [(0, 0), (1, 3), (300, 0), (300, 254), (300, 255), (700, 256), (66_000, 65_535)],
    [0, 1, 40])
  func update(_ earlier: (count: Int, valueCount: Int), freshCount: Int) throws {
    var random = SeededGenerator(seed: UInt64(earlier.count + freshCount))
    let odd: [Double?] = [nil, .nan, -0.0, 0.0, .infinity, -1e300]
    let known = (0..<earlier.count).map { place -> Double? in
      if place < earlier.valueCount { return Double(place) / 8 - 5 }
      return odd.randomElement(using: &random) ?? nil
    }
    let fresh = (0..<freshCount).map { place -> Double? in
      if place % 2 == 0 { return Double(place) / 16 - 5 }
      return odd.randomElement(using: &random) ?? nil
    }
    // A few numbers are removed, some of them the only one with their value.
    let kept = known.indices.filter { _ in Int.random(in: 0..<50, using: &random) > 0 }
    var previous = kept.map { Int32($0) }
    previous += fresh.map { _ in Int32(-1) }
    previous.shuffle(using: &random)
    var added = fresh[...]
    let numbers = previous.map { place -> Double? in
      place < 0 ? added.removeFirst() : known[Int(place)]
    }
    let updated = try Self.bytes(known, partSize: 40_000).withUnsafeBytes { bytes in
      let column = try NumberColumn(bytes, recipeCount: known.count)
      return NumberColumnWriter.bytes(
        of: column, at: previous, with: Self.parts(fresh, partSize: 7))
    }
    #expect(updated == Self.bytes(numbers, partSize: 30_000))
  }

  @Test("what is no number is in no range, and zeros are equal")
  func oddities() throws {
    let bytes = Self.bytes([.nan, -0.0, 0.0, .infinity, -.infinity, nil], partSize: 2)
    try bytes.withUnsafeBytes { bytes in
      let column = try NumberColumn(bytes, recipeCount: 6)
      let zero = NumberRange(.equal, 0...0)
      #expect(Array(column.recipes(in: zero).positions) == [1, 2])
      let all = NumberRange(from: nil, through: nil)
      #expect(Array(column.recipes(in: all).positions) == [1, 2, 3, 4])
    }
  }

  @Test("a column of another number of recipes is corrupt")
  func otherCount() {
    let bytes = Self.bytes([1, 2, 3], partSize: 2)
    for count in [-1, 0, 2, 4, .max] {
      #expect(throws: IndexCorruption.self) {
        try bytes.withUnsafeBytes { _ = try NumberColumn($0, recipeCount: count) }
      }
    }
  }
}
