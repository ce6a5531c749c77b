/// The members of one object, by the numbers of a name table.
package struct JSONNamedMembers: Sendable {
  /// The object.
  package let object: JSONValue
  /// For each number the rank of the best name, above the index of its value in the table of
  /// values: the least is the best, then the first.
  private var choices: ContiguousArray<UInt64>
  private var chosenCount = 0
  private var memberCount = 0

  /// Stands for "no member was chosen".
  private static let none = UInt64.max

  /// Looks up all members of an object in one pass.
  ///
  /// Of several members for one number, that with the best name counts, then the first; `null`
  /// counts as absent.
  package init(of object: JSONValue, in table: JSONNameTable) {
    self.object = object
    choices = ContiguousArray(repeating: Self.none, count: table.count)
    let tape = object.tape
    let node = object.node
    guard node.kind == .object else { return }
    var key = object.index + 1
    while key < Int(node.next) {
      memberCount += 1
      let value = tape.nodes[key + 1]
      if value.kind != .null, let found = tape.find(stringAt: key, in: table) {
        choose(key + 1, found)
      }
      key = Int(value.next)
    }
  }

  private mutating func choose(_ value: Int, _ found: (number: Int, rank: Int)) {
    let choice = UInt64(truncatingIfNeeded: found.rank) << 32 | UInt64(truncatingIfNeeded: value)
    if choices[found.number] == Self.none { chosenCount += 1 }
    choices[found.number] = min(choices[found.number], choice)
  }

  /// The value chosen for a number; `nil` when absent or `null`.
  package subscript(number: Int) -> JSONValue? {
    let choice = choices[number]
    return choice == Self.none ? nil : JSONValue(tape: object.tape, index: Self.value(of: choice))
  }

  /// The members that were chosen for no number, in order, `null` ones left out.
  package var others: [JSONValue.Member] {
    guard chosenCount < memberCount else { return [] }
    let chosen = Set(choices.lazy.filter { $0 != Self.none }.map(Self.value))
    return object.members.filter { !$0.value.isNull && !chosen.contains($0.value.index) }
  }

  private static func value(of choice: UInt64) -> Int {
    Int(UInt32(truncatingIfNeeded: choice))
  }
}

extension JSONTape {
  fileprivate func find(
    stringAt index: Int, in table: JSONNameTable
  ) -> (number: Int, rank: Int)? {
    let node = nodes[index]
    guard node.kind == .escapedString else {
      let bytes = bytes
      return table.find(bytes.span.extracting(contentRange(of: node)))
    }
    let decoded = Array(JSONStringDecoder.decode(content(of: node)).utf8)
    return table.find(decoded.span)
  }
}
