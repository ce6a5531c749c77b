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

  /// Returns the next unused name: `leek.json`, then `leek-2.json`.
  ///
  /// It may be taken, see `take(_:)`.
  mutating func offer(_ stem: String, ending: String) -> String {
    let name = "\(stem).\(ending)"
    let key = name.lowercased()
    let suffix = nextSuffix[key, default: 1]
    nextSuffix[key] = suffix + 1
    return suffix == 1 ? name : "\(stem)-\(suffix).\(ending)"
  }

  /// Takes a name.
  ///
  /// - Returns: True if it was free.
  mutating func take(_ name: String) -> Bool {
    taken.insert(name.lowercased()).inserted
  }
}
