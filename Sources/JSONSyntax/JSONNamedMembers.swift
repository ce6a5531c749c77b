/// The members of one object, by the numbers of a name table.
///
/// A recipe has about ten members, and so they are looked through each time one is asked for.
package struct JSONNamedMembers: Sendable {
  private let known: JSONKnownMembers
  private let table: JSONNameTable

  /// Takes the members of an object.
  ///
  /// - Parameters:
  ///   - known: The members, found in the table's vocabulary.
  ///   - table: The names to look for.
  package init(of known: JSONKnownMembers, in table: JSONNameTable) {
    self.known = known
    self.table = table
  }

  /// Looks up all members of an object.
  package init(of object: JSONValue, in table: JSONNameTable) {
    self.init(of: JSONKnownMembers(of: object, in: table.vocabulary), in: table)
  }

  /// The object.
  package var object: JSONValue { known.object }

  /// The value of a number's member; `nil` when absent or `null`.
  ///
  /// Of several members for one number, that with the best name counts, then the first.
  package subscript(number: Int) -> JSONValue? {
    value(of: number).map { JSONValue(tape: known.object.tape, index: $0) }
  }

  /// The members that count for no number, in order, `null` ones left out.
  package var others: [JSONValue.Member] {
    let chosen = Set((0..<table.count).compactMap(value))
    guard chosen.count < known.memberCount else { return [] }
    return known.object.members.filter {
      !$0.value.isNull && !chosen.contains($0.value.index)
    }
  }

  private func value(of number: Int) -> Int? {
    let entries = table.entries
    var (rank, value) = (Int16.max, 0)
    for member in known.members {
      let entry = entries[member.name]
      guard Int(entry.group) == number, entry.rank < rank else { continue }
      (rank, value) = (entry.rank, member.value)
    }
    // The value of a member has at least its object and its name before it.
    return value == 0 ? nil : value
  }
}
