import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct IndexedKeysTests {
  @Test("the places of one key stand together, ascending, and keys in their order")
  func order() {
    var keys = IndexedKeys(of: 5)
    for (place, key) in [30, 10, 30, 20, 10].enumerated() { keys.append(UInt64(key) << 32, place) }
    keys.sort()
    #expect(keys.places == [1, 4, 3, 0, 2])
    #expect(Self.groups(keys) == [[1, 4], [3], [0, 2]])
  }

  @Test("keys that differ in the bits of the place only are one, and have each place once")
  func lowBits() {
    var keys = IndexedKeys(of: 4)
    keys.append(0x1000, 2)
    keys.append(0x1001, 2)
    keys.append(0x1003, 1)
    keys.append(0x1004, 3)
    keys.sort()
    #expect(Self.groups(keys) == [[1, 2], [3]])
    var lasts: [UInt64] = []
    keys.forEachKey { last, _ in lasts.append(last) }
    #expect(lasts == [0x1003, 0x1007])
  }

  @Test("of two parts the first decides")
  func parts() {
    var keys = IndexedKeys(of: 3)
    keys.append(2 << 32, 1 << 40, 0)
    keys.append(1 << 32, 9 << 40, 1)
    keys.append(1 << 32, 8 << 40, 2)
    keys.sort()
    #expect(keys.places == [2, 1, 0])
  }

  @Test("a block of one record needs no bits for its place, and one of none has no keys")
  func smallest() {
    var one = IndexedKeys(of: 1)
    one.append(7, 0)
    one.sort()
    #expect(Self.groups(one) == [[0]])
    var none = IndexedKeys(of: 0)
    none.sort()
    #expect(Self.groups(none).isEmpty)
  }

  private static func groups(_ keys: IndexedKeys) -> [[Int]] {
    var groups: [[Int]] = []
    keys.forEachKey { _, places in groups.append(Array(places)) }
    return groups
  }
}
