/// The names of the library's files, and the next free one for each stem.
///
/// Names are compared as file systems that ignore case and normalise Unicode compare them, so a
/// library can move to another computer.
struct FileNamePool: Sendable {
  private var taken: Set<String>
  private var nextSuffix: [String: Int] = [:]

  /// Makes a pool in which some names are taken.
  init(taken names: some Sequence<String>) {
    taken = Set(names.map { $0.lowercased() })
  }

  /// The first candidate for a title that is free or that `isAcceptable` approves of; taken then.
  ///
  /// - Parameter isAcceptable: Whether a taken name may be used nevertheless.
  mutating func name(for title: String, unlessTaken isAcceptable: (String) -> Bool) -> String {
    let stem = RecipeFileName.stem(for: title)
    var suffix = nextSuffix[stem] ?? 1
    var name = Self.name(stem, suffix)
    while taken.contains(name), !isAcceptable(name) {
      suffix += 1
      name = Self.name(stem, suffix)
    }
    taken.insert(name)
    nextSuffix[stem] = suffix
    return name
  }

  private static func name(_ stem: String, _ suffix: Int) -> String {
    suffix == 1 ? "\(stem).json" : "\(stem)-\(suffix).json"
  }
}
