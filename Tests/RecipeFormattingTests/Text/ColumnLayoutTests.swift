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

  @Test(
    "columns with priority 0 are never dropped; if they do not fit, the widest get less",
    arguments: [(60, [20, 22, 8]), (40, [14, 14, 8]), (30, [9, 9, 8])])
  func undroppable(_ width: Int, _ widths: [Int]) {
    let extents = [(60, 20), (40, 22), (8, 8)].map { natural, minimum in
      ColumnLayout.Extent(natural: natural, minimum: minimum, priority: 0)
    }
    #expect(ColumnLayout.fit(extents, into: width).map(\.width).last == widths.last)
    #expect(ColumnLayout.fit(extents, into: width).count == 3)
    #expect(ColumnLayout.fits(extents, into: width) == (width >= 54))
  }

  @Test("a roomy column takes what is left before the others")
  func roomy() {
    let extents = [
      ColumnLayout.Extent(natural: 50, minimum: 20, priority: 0, isRoomy: true),
      ColumnLayout.Extent(natural: 30, minimum: 10, priority: 1),
    ]
    #expect(ColumnLayout.fit(extents, into: 60).map(\.width) == [48, 10])
    #expect(ColumnLayout.fit(extents, into: 70).map(\.width) == [50, 18])
  }

  @Test("no columns make no slots")
  func none() {
    #expect(ColumnLayout.fit([], into: 40).isEmpty)
  }
}
