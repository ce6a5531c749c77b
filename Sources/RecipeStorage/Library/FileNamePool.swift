/// The names of the library's files, and the next free name for each stem.
///
/// Names are compared ignoring case and Unicode normalisation, as some file systems compare them,
/// so that a library can move to another computer.
struct FileNamePool: Sendable {
  private var taken: Set<String>
  private var nextSuffix: [String: Int] = [:]

  /// Creates a pool in which some names are taken.
  init(taken names: some Sequence<String>) {
    taken = Set(names.map { $0.lowercased() })
  }

  /// Returns the next unused name for a title: `leek.json`, then `leek-2.json`.
  ///
  /// It may be taken, see `take(_:)`.
  mutating func offer(for title: String) -> String {
    let stem = RecipeFileName.stem(for: title)
    let suffix = nextSuffix[stem, default: 1]
    nextSuffix[stem] = suffix + 1
    return suffix == 1 ? "\(stem).json" : "\(stem)-\(suffix).json"
  }

  /// Takes a name.
  ///
  /// - Returns: True if it was free.
  mutating func take(_ name: String) -> Bool {
    taken.insert(name).inserted
  }
}
