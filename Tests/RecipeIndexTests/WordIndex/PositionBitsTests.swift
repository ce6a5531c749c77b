import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeIndex
@testable import RecipeSearch
@testable import Text

/// Bitmaps of positions, compared with sets of integers.
struct PositionBitsTests {
  private static func bits(_ positions: Set<Int>, of count: Int) -> PositionBits {
    var bits = PositionBits(count: count)
    for position in positions { bits.insert(position) }
    return bits
  }

  @Test("sets are joined as sets are", arguments: [0, 1, 63, 64, 65, 128, 200])
  func joining(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let some = Set((0..<count).filter { _ in Bool.random(using: &random) })
    let others = Set((0..<count).filter { _ in Bool.random(using: &random) })
    let operations: [((inout PositionBits, PositionBits) -> Void, Set<Int>)] = [
      ({ $0.formUnion($1) }, some.union(others)),
      ({ $0.formIntersection($1) }, some.intersection(others)),
      ({ $0.subtract($1) }, some.subtracting(others)),
      ({ bits, _ in bits.formComplement() }, Set(0..<count).subtracting(some)),
    ]
    for (operation, expected) in operations {
      var bits = Self.bits(some, of: count)
      operation(&bits, Self.bits(others, of: count))
      #expect(bits == Self.bits(expected, of: count))
      #expect(Array(bits.positions) == expected.sorted())
      #expect(bits.isEmpty == expected.isEmpty)
      #expect((0..<count).allSatisfy { bits.contains($0) == expected.contains($0) })
    }
  }

  @Test("bits beyond the last recipe are not in a set", arguments: [0, 1, 63, 64, 65])
  func rest(count: Int) {
    let full = PositionBits(count: count, isFull: true)
    #expect(Array(full.positions) == Array(0..<count))
    #expect(PositionBits(count: count) { _ in .max } == full)
    var filled = PositionBits(count: count)
    for index in filled.words.indices { filled.insert(bits: .max, at: index) }
    #expect(filled == full)
  }

  @Test("gaps give the positions they were written of, or an error")
  func gaps() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let count = Int.random(in: 1...300, using: &random)
      let share = Int.random(in: 1...40, using: &random)
      let positions = (0..<UInt32(count)).filter { _ in
        Int.random(in: 0..<share, using: &random) == 0
      }
      guard let first = positions.first else { continue }
      var bytes = ByteWriter()
      bytes.write(UInt64(first))
      PositionGaps.write(positions.dropFirst(), after: first, to: &bytes)
      var bits = PositionBits(count: count)
      try bytes.bytes.withUnsafeBytes { try PositionGaps.read($0, into: &bits) }
      #expect(Array(bits.positions) == positions.map(Int.init))
      var fewer = PositionBits(count: Int(positions[positions.count - 1]))
      #expect(throws: IndexCorruption.self) {
        try bytes.bytes.withUnsafeBytes { try PositionGaps.read($0, into: &fewer) }
      }
    }
  }
}
