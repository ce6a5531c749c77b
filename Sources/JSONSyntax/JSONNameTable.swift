/// Names of members to look for, so that an object is searched for all of them in one pass.
///
/// Names are compared without ASCII case and without `_`, `-` and spaces: `prepTime`, `prep_time`
/// and "Prep Time" are one.
package struct JSONNameTable: Sendable {
  /// One name, folded, and what it stands for.
  private struct Name: Sendable {
    let folded: [UInt8]
    let number: Int
  }

  private let names: [Name]
  /// Indices of `names` by hash, `-1` where there is none; its count is a power of two.
  private let slots: [Int16]
  /// How many numbers there are.
  package let count: Int

  /// Makes a table of groups of names that mean the same, best name first; a group's index is the
  /// number it is asked for by.
  ///
  /// - Parameter groups: At most 1,000 names in all, none of them twice.
  package init(_ groups: [[String]]) {
    let all = groups.enumerated().flatMap { number, names in
      names.map { Name(folded: $0.utf8.compactMap(Self.folded), number: number) }
    }
    count = groups.count
    names = Array(all.prefix(1_000))
    var size = 16
    while size < names.count * 4 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    for (index, name) in names.enumerated() {
      var slot = Self.hash(name.folded[...]) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(index)
    }
    self.slots = slots
  }

  /// The number of a name, and how good a name it is: less is better; `nil` when not in the table.
  func find(_ name: ArraySlice<UInt8>) -> (number: Int, rank: Int)? {
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if Self.isSame(names[index].folded, name) { return (names[index].number, index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// FNV-1a; who chooses the names that are looked up cannot choose the table's.
  private static func hash(_ name: ArraySlice<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name {
      guard let byte = folded(byte) else { continue }
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return Int(hash ^ hash >> 15)
  }

  private static func isSame(_ folded: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
    var index = 0
    for byte in name {
      guard let byte = Self.folded(byte) else { continue }
      guard index < folded.count, folded[index] == byte else { return false }
      index += 1
    }
    return index == folded.count
  }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): nil
    default: byte
    }
  }
}
