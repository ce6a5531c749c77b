/// The members of one object, by the numbers of a name table.
package struct JSONNamedMembers: Sendable {
  /// The member that was chosen for a number.
  private struct Choice: Sendable {
    /// The value's index in the table of values; 0, which is never a member, when there is none.
    var value: UInt32 = 0
    var rank: UInt32 = .max
  }

  /// The object.
  package let object: JSONValue
  private var choices: [Choice]
  private var chosenCount = 0
  private var memberCount = 0

  /// Looks up all members of an object in one pass.
  ///
  /// Of several members for one number, that with the best name counts, then the first; `null`
  /// counts as absent.
  package init(of object: JSONValue, in table: JSONNameTable) {
    self.object = object
    choices = [Choice](repeating: Choice(), count: table.count)
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
    guard found.rank < choices[found.number].rank else { return }
    if choices[found.number].value == 0 { chosenCount += 1 }
    choices[found.number] = Choice(
      value: UInt32(truncatingIfNeeded: value), rank: UInt32(truncatingIfNeeded: found.rank))
  }

  /// The value chosen for a number; `nil` when absent or `null`.
  package subscript(number: Int) -> JSONValue? {
    let index = Int(choices[number].value)
    return index == 0 ? nil : JSONValue(tape: object.tape, index: index)
  }

  /// The members that were chosen for no number, in order, `null` ones left out.
  package var others: [JSONValue.Member] {
    guard chosenCount < memberCount else { return [] }
    let chosen = Set(choices.map(\.value))
    return object.members.filter {
      !$0.value.isNull && !chosen.contains(UInt32(truncatingIfNeeded: $0.value.index))
    }
  }
}

extension JSONTape {
  fileprivate func find(
    stringAt index: Int, in table: JSONNameTable
  ) -> (number: Int, rank: Int)? {
    let node = nodes[index]
    guard node.kind == .escapedString else { return table.find(content(of: node)) }
    return table.find(Array(JSONStringDecoder.decode(content(of: node)).utf8)[...])
  }
}
