/// Names of members to look for, so that an object is searched for all of them in one pass.
package struct JSONNameTable: Sendable {
  /// The names; a name's index here is its number.
  private let names: [[UInt8]]
  /// Numbers by hash, `-1` where there is none; its count is a power of two.
  private let slots: [Int16]

  /// Makes a table of up to 1,000 different names.
  package init(_ names: [String]) {
    self.names = names.prefix(1_000).map { Array($0.utf8) }
    var size = 16
    while size < self.names.count * 4 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    for (number, name) in self.names.enumerated() {
      var slot = Self.hash(name[...]) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(number)
    }
    self.slots = slots
  }

  /// How many names there are.
  package var count: Int { names.count }

  /// The number of a name; `nil` when the table does not have it.
  func number(of name: ArraySlice<UInt8>) -> Int? {
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if names[number].elementsEqual(name) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// FNV-1a; who chooses the names that are looked up cannot choose the table's.
  private static func hash(_ name: ArraySlice<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return Int(hash)
  }
}

/// The members of one object, by the numbers of a name table.
package struct JSONNamedMembers: Sendable {
  private let object: JSONValue
  /// Index of the value in the table of values, by number; 0, which is never a member, when absent.
  private var values: [UInt32]
  /// How many members the table does not name.
  package private(set) var otherCount = 0

  /// Looks up all members of an object; of a repeated name the first counts.
  package init(of object: JSONValue, in table: JSONNameTable) {
    self.object = object
    values = [UInt32](repeating: 0, count: table.count)
    let tape = object.tape
    let node = object.node
    guard node.kind == .object else { return }
    var key = object.index + 1
    while key < Int(node.next) {
      if let number = tape.number(ofStringAt: key, in: table) {
        if values[number] == 0 { values[number] = UInt32(truncatingIfNeeded: key + 1) }
      } else {
        otherCount += 1
      }
      key = Int(tape.nodes[key + 1].next)
    }
  }

  /// The value of the name with that number; `nil` when absent or `null`.
  package subscript(number: Int) -> JSONValue? {
    let index = Int(values[number])
    guard index != 0, object.tape.nodes[index].kind != .null else { return nil }
    return JSONValue(tape: object.tape, index: index)
  }

  /// Whether there is a member of that number, be it `null`.
  package func has(_ number: Int) -> Bool { values[number] != 0 }
}

extension JSONTape {
  fileprivate func number(ofStringAt index: Int, in table: JSONNameTable) -> Int? {
    let node = nodes[index]
    guard node.kind == .escapedString else { return table.number(of: content(of: node)) }
    return table.number(of: Array(JSONStringDecoder.decode(content(of: node)).utf8)[...])
  }
}

extension JSONValue.Member {
  /// Whether a table has the member's name.
  package func isNamed(in table: JSONNameTable) -> Bool {
    tape.number(ofStringAt: index, in: table) != nil
  }
}
