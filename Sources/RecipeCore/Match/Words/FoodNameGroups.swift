/// Joins lists of names that share one into groups, the same in whatever order they are given.
struct FoodNameGroups {
  /// Names of one food.
  struct Group {
    /// The name that stands for all.
    let name: String
    /// All names, in order.
    let names: [String]
  }

  /// The groups, ordered by the name that stands for each.
  let groups: [Group]

  /// Joins groups; the first name of a built-in one goes before others when one is chosen.
  ///
  /// Of several such names, or when there is none, the one of the fewest words is chosen, then the
  /// first in order.
  init(_ builtIn: [[String]], extendedBy added: [[String]]) {
    var union = NameUnion()
    for names in builtIn + added { union.join(names.map(Self.normal)) }
    let preferred = Set(builtIn.compactMap { $0.first.map(Self.normal) })
    groups = union.classes.map { names in
      let name = names.min { left, right in
        Self.order(left, preferred).lexicographicallyPrecedes(Self.order(right, preferred))
      }
      return Group(name: name ?? "", names: names)
    }.sorted { $0.name < $1.name }
  }

  /// A name as it is compared: its folded stems with spaces between them.
  static func normal(_ name: String) -> String {
    let (stems, folded) = FoodLexicon.stems(of: name)
    return stems.map { String(decoding: folded[$0.range], as: UTF8.self) }.joined(separator: " ")
  }

  private static func order(_ name: String, _ preferred: Set<String>) -> [UInt8] {
    let words = UInt8(truncatingIfNeeded: name.utf8.count { $0 == 0x20 })
    return [preferred.contains(name) ? 0 : 1, words] + name.utf8
  }
}

/// Classes of names that are the same, directly or by way of others.
private struct NameUnion {
  private var indices: [String: Int] = [:]
  private var names: [String] = []
  private var parents: [Int] = []

  /// The names of each class, in order.
  var classes: [[String]] {
    Dictionary(grouping: names.indices, by: root).values.map { members in
      members.map { names[$0] }.sorted()
    }
  }

  mutating func join(_ joined: [String]) {
    var first: Int?
    for name in joined where !name.isEmpty {
      let index = index(of: name)
      if let first { parents[root(index)] = root(first) } else { first = index }
    }
  }

  private mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = names.count
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
