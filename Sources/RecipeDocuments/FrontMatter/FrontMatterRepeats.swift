/// The members of front matter with every key once, and the keys that stood there again.
struct FrontMatterRepeats {
  /// A key that was there before.
  struct Repeat: Hashable {
    /// The key.
    let name: String
    /// The line of the first, from 1.
    let firstLine: Int
    /// The line of the other, from 1.
    let line: Int
    /// Whether the values of both lines count, because both are lists.
    let isJoined: Bool
  }

  /// The members: the first of each name, with the elements of the later lists.
  private(set) var members: [FrontMatterMember]
  /// What stood there again, in order; empty as a rule.
  private(set) var repeats: [Repeat] = []

  /// Looks for keys that stand there more than once.
  init(_ members: [FrontMatterMember]) {
    self.members = members
    guard Self.hasRepeats(members) else { return }
    self.members = []
    var places: [String: Int] = [:]
    for member in members {
      if let place = places[member.name] {
        take(member, at: place)
      } else {
        places[member.name] = self.members.count
        self.members.append(member)
      }
    }
  }

  /// Whether a key repeats: by comparing each with each when there are few, without a table.
  private static func hasRepeats(_ members: [FrontMatterMember]) -> Bool {
    guard members.count <= 32 else { return Set(members.map(\.name)).count < members.count }
    return members.indices.contains { index in
      members[..<index].contains { $0.name == members[index].name }
    }
  }

  private mutating func take(_ member: FrontMatterMember, at place: Int) {
    let first = members[place]
    var isJoined = false
    if case .list(let elements) = first.value, case .list(let more) = member.value {
      members[place] = FrontMatterMember(
        name: first.name, value: .list(elements + more), line: first.line)
      isJoined = true
    }
    repeats.append(
      Repeat(name: member.name, firstLine: first.line, line: member.line, isJoined: isJoined))
  }
}
