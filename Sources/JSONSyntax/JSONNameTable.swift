/// Names of members to look for, so that an object is searched for all of them in one pass.
///
/// Names are compared without ASCII case and without `_`, `-` and spaces: `prepTime`, `prep_time`
/// and "Prep Time" are one.
package struct JSONNameTable: Sendable {
  /// One name, folded, and what it stands for.
  private struct Name: Sendable {
    /// Where its bytes lie in `letters`.
    let letters: Range<Int>
    let number: Int
  }

  private let names: [Name]
  /// The folded bytes of all names, one after the other.
  private let letters: [UInt8]
  /// Indices of `names` by hash, `-1` where there is none; its count is a power of two.
  private let slots: [Int16]
  /// How many numbers there are.
  package let count: Int

  /// Makes a table of groups of names that mean the same, best name first; a group's index is the
  /// number it is asked for by.
  ///
  /// - Parameter groups: At most 1,000 names in all, none of them twice.
  package init(_ groups: [[String]]) {
    var names: [Name] = []
    var letters: [UInt8] = []
    for (number, group) in groups.enumerated() {
      for name in group.prefix(1_000 - names.count) {
        let start = letters.count
        letters += name.utf8.compactMap(Self.folded)
        names.append(Name(letters: start..<letters.count, number: number))
      }
    }
    count = groups.count
    slots = Self.slots(of: names, letters.span)
    self.names = names
    self.letters = letters
  }

  private static func slots(of names: [Name], _ letters: Span<UInt8>) -> [Int16] {
    var size = 16
    while size < names.count * 4 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    for (index, name) in names.enumerated() {
      var slot = hash(letters.extracting(name.letters)) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(index)
    }
    return slots
  }

  /// The number of a name, and how good a name it is: less is better; `nil` when not in the table.
  func find(_ name: Span<UInt8>) -> (number: Int, rank: Int)? {
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      let known = names[index]
      if Self.isSame(letters.span.extracting(known.letters), name) { return (known.number, index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// FNV-1a; who chooses the names that are looked up cannot choose the table's.
  private static func hash(_ name: Span<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in name.indices {
      guard let byte = folded(name[index]) else { continue }
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return Int(hash ^ hash >> 15)
  }

  private static func isSame(_ folded: Span<UInt8>, _ name: Span<UInt8>) -> Bool {
    var length = 0
    for index in name.indices {
      guard let byte = Self.folded(name[index]) else { continue }
      guard length < folded.count, folded[length] == byte else { return false }
      length += 1
    }
    return length == folded.count
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
