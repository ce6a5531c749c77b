/// The members of an object, accessed by the group numbers of a name table.
package struct JSONNamedMembers: Sendable {
  /// The object.
  package let object: JSONValue
  /// The best choice for each group: the name's rank in the high bits, the index of the value in
  /// the table of values in the low bits, so that the least is the best name, then the first
  /// member.
  private var choices: [Int]
  private let memberCount: Int

  /// The mark of a group without a member.
  private static let none = Int.max

  /// Chooses among the members of an object.
  ///
  /// Of several members of a group, the one with the best name wins, then the first; `null` counts
  /// counts as absent.
  ///
  /// - Parameters:
  ///   - known: The members found in the table's vocabulary.
  ///   - table: The groups of names.
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

  /// Returns the value chosen for a group, or `nil` if it is absent or `null`.
  package subscript(number: Int) -> JSONValue? {
    let choice = choices[number]
    return choice == Self.none ? nil : JSONValue(tape: object.tape, index: Self.value(of: choice))
  }

  /// The members that were not chosen, in order, without those that are `null`.
  package var others: [JSONValue.Member] {
    let chosen = choices.filter { $0 != Self.none }.map(Self.value)
    guard chosen.count < memberCount else { return [] }
    // At most one for each group of the table: too few to be worth a set.
    return object.members.filter { !$0.value.isNull && !chosen.contains($0.value.index) }
  }

  private static func value(of choice: Int) -> Int {
    Int(UInt32(truncatingIfNeeded: choice))
  }
}
