/// The members of one object, by the numbers of a name table.
package struct JSONNamedMembers: Sendable {
  /// The object.
  package let object: JSONValue
  /// For each number the rank of the best name, above the index of its value in the table of
  /// values: the least is the best, then the first.
  private var choices: [Int]
  private let memberCount: Int

  /// Stands for "no member was chosen".
  private static let none = Int.max

  /// Chooses among the members of an object.
  ///
  /// Of several members for one number, that with the best name counts, then the first; `null`
  /// counts as absent.
  ///
  /// - Parameters:
  ///   - known: The members, found in the table's vocabulary.
  ///   - table: The names to look for.
  package init(of known: JSONKnownMembers, in table: JSONNameTable) {
    object = known.object
    memberCount = known.memberCount
    choices = [Int](repeating: Self.none, count: table.count)
    for member in known.members {
      let entry = table.entries[member.name]
      guard entry.group != JSONNameTable.Entry.noGroup else { continue }
      let (group, choice) = (Int(entry.group), Int(entry.rank) << 32 | member.value)
      if choice < choices[group] { choices[group] = choice }
    }
  }

  /// Looks up all members of an object and chooses among them.
  package init(of object: JSONValue, in table: JSONNameTable) {
    self.init(of: JSONKnownMembers(of: object, in: table.vocabulary), in: table)
  }

  /// The value chosen for a number; `nil` when absent or `null`.
  package subscript(number: Int) -> JSONValue? {
    let choice = choices[number]
    return choice == Self.none ? nil : JSONValue(tape: object.tape, index: Self.value(of: choice))
  }

  /// The members that were chosen for no number, in order, `null` ones left out.
  package var others: [JSONValue.Member] {
    let chosen = choices.filter { $0 != Self.none }.map(Self.value)
    guard chosen.count < memberCount else { return [] }
    // At most one for each number of the table: too few to be worth a set.
    return object.members.filter { !$0.value.isNull && !chosen.contains($0.value.index) }
  }

  private static func value(of choice: Int) -> Int {
    Int(UInt32(truncatingIfNeeded: choice))
  }
}
