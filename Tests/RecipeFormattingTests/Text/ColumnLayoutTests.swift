import Testing

@testable import RecipeFormatting

@Suite("Column layout")
struct ColumnLayoutTests {
  private static let extents = [
    ColumnLayout.Extent(natural: 5, minimum: 5, priority: 1),
    ColumnLayout.Extent(natural: 60, minimum: 20, priority: 0),
    ColumnLayout.Extent(natural: 30, minimum: 10, priority: 3),
    ColumnLayout.Extent(natural: 8, minimum: 8, priority: 2),
  ]

  @Test(
    "columns go by priority, then the widest shrink",
    arguments: [
      (nil, [0: 5, 1: 60, 2: 30, 3: 8]),
      (200, [0: 5, 1: 60, 2: 30, 3: 8]),
      (80, [0: 5, 1: 31, 2: 30, 3: 8]),
      (60, [0: 5, 1: 21, 2: 20, 3: 8]),
      (48, [0: 5, 1: 31, 3: 8]),
      (30, [0: 5, 1: 23]),
      (20, [1: 20]),
      (7, [1: 7]),
    ] as [(Int?, [Int: Int])])
  func fit(_ width: Int?, _ expected: [Int: Int]) {
    let slots = ColumnLayout.fit(Self.extents, into: width)
    #expect(Dictionary(uniqueKeysWithValues: slots.map { ($0.column, $0.width) }) == expected)
    #expect(slots.map(\.column) == slots.map(\.column).sorted())
  }

  @Test("whatever the width, the columns fit into it", arguments: 1...120)
  func fits(_ width: Int) {
    let slots = ColumnLayout.fit(Self.extents, into: width)
    let taken = slots.reduce(-ColumnLayout.gap) { $0 + $1.width + ColumnLayout.gap }
    #expect(taken <= width)
    #expect(!slots.isEmpty)
  }

  @Test("no columns make no slots")
  func none() {
    #expect(ColumnLayout.fit([], into: 40).isEmpty)
  }
}
