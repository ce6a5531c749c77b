/// The members of front matter without duplicate keys, and the duplicates.
struct FrontMatterRepeats {
  /// A duplicate key.
  struct Repeat: Hashable {
    /// The key.
    let name: String
    /// The line of its first occurrence, from 1.
    let firstLine: Int
    /// The line of the duplicate, from 1.
    let line: Int
    /// True if the values were joined, because both are lists.
    let isJoined: Bool
  }

  /// The members: the first of each name, with the elements of the later lists.
  private(set) var members: [FrontMatterMember]
  /// The duplicates, in order; usually empty.
  private(set) var repeats: [Repeat] = []

  /// Finds the duplicate keys of members.
  init(_ members: [FrontMatterMember]) {
    self.members = members
    guard Self.hasRepeats(members) else { return }
    self.members = []
    var places: [String: Int] = [:]
    var more: [Int: [FrontMatterValue]] = [:]
    for member in members {
      if let place = places[member.name] {
        take(member, at: place, joining: &more)
      } else {
        places[member.name] = self.members.count
        self.members.append(member)
      }
    }
    join(more)
  }

  /// True if there are duplicates; a few members are compared pairwise, which is faster than a set.
  private static func hasRepeats(_ members: [FrontMatterMember]) -> Bool {
    guard members.count <= 32 else { return Set(members.map(\.name)).count < members.count }
    return members.indices.contains { index in
      members[..<index].contains { $0.name == members[index].name }
    }
  }

  /// Handles a duplicate of an earlier member.
  private mutating func take(
    _ member: FrontMatterMember, at place: Int, joining more: inout [Int: [FrontMatterValue]]
  ) {
    let first = members[place]
    var isJoined = false
    if case .list = first.value, case .list(let elements) = member.value {
      more[place, default: []] += elements
      isJoined = true
    }
    repeats.append(
      Repeat(name: member.name, firstLine: first.line, line: member.line, isJoined: isJoined))
  }

  /// Appends the elements of later lists to the first ones, all at once.
  private mutating func join(_ more: [Int: [FrontMatterValue]]) {
    for (place, elements) in more {
      let first = members[place]
      guard case .list(let own) = first.value else { continue }
      members[place] = FrontMatterMember(
        name: first.name, value: .list(own + elements), line: first.line)
    }
  }
}
