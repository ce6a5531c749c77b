/// The groups of synonyms, united if they share a name, independent of their order.
struct FoodNameGroups {
  /// A group of synonyms.
  struct Group {
    /// The canonical name.
    package let name: FoodName
    /// All names.
    package let names: [FoodName]
  }

  /// The groups.
  let groups: [Group]

  /// Unites groups; a first name of a built-in one is preferred as the canonical name.
  ///
  /// Of several such names, or if there is none, the one with the fewest words is chosen, then the
  /// first in order.
  init(_ builtIn: [[FoodName]], extendedBy added: [[FoodName]]) {
    var union = NameUnion()
    for names in builtIn { union.join(names) }
    for names in added { union.join(names) }
    let preferred = Set(builtIn.compactMap(\.first?.hash))
    groups = union.classes.compactMap { names in
      let first = names.filter { preferred.contains($0.hash) }
      return Self.least(first.isEmpty ? names : first).map { Group(name: $0, names: names) }
    }
  }

  private static func least(_ names: [FoodName]) -> FoodName? {
    if names.count == 1 { return names[0] }
    return names.min { left, right in
      if left.stems.count != right.stems.count { return left.stems.count < right.stems.count }
      return left.text.lexicographicallyPrecedes(right.text)
    }
  }
}

/// The equivalence classes of names (union-find).
private struct NameUnion {
  private var indices: [UInt64: Int] = [:]
  private var names: [FoodName] = []
  private var parents: [Int] = []

  /// The names of each class.
  var classes: [[FoodName]] {
    var members = Array(repeating: [FoodName](), count: names.count)
    for index in names.indices { members[root(index)].append(names[index]) }
    return members.filter { !$0.isEmpty }
  }

  mutating func join(_ joined: [FoodName]) {
    var first: Int?
    for name in joined {
      let index = index(of: name)
      if let first { parents[root(index)] = root(first) } else { first = index }
    }
  }

  private mutating func index(of name: FoodName) -> Int {
    if let index = indices[name.hash] { return index }
    indices[name.hash] = names.count
    names.append(name)
    parents.append(parents.count)
    return names.count - 1
  }

  private func root(_ index: Int) -> Int {
    var root = index
    while parents[root] != root { root = parents[root] }
    return root
  }
}
