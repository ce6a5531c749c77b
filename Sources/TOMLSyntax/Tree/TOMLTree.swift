/// A table under construction with all its subtables, and the rules of what may be defined where.
///
/// Tables refer to one another by their index in `nodes`; a table always comes after the one that
/// contains it. An inline table is a tree of its own, so that nothing can be added to it later.
struct TOMLTree {
  /// The origin of a table, which decides what may be added to it.
  enum Origin {
    /// As the parent of another table: `a` in `[a.b]`.
    case implicit
    /// By its own header; also the root.
    case header
    /// By a dotted key: `a` in `a.b = 1`.
    case dotted
  }

  /// The content of a key.
  enum Slot {
    case value(TOMLValue)
    /// The index of a table in `nodes`.
    case table(Int, TOMLPosition)
    /// The index of an array of tables in `tableArrays`.
    case tableArray(Int, TOMLPosition)
  }

  /// The index of the root table.
  static let root = 0

  /// The tables.
  private(set) var nodes = [TOMLTreeNode(origin: .header)]
  /// The arrays of tables: the indices of their tables, with their positions.
  private(set) var tableArrays: [[(table: Int, position: TOMLPosition)]] = []

  /// Returns the content of a key of a table, or `nil` if there is no such key.
  func slot(of key: TOMLKey, in table: Int) -> Slot? {
    nodes[table].slot(of: key)
  }

  /// Returns how a table was created.
  func origin(of table: Int) -> Origin {
    nodes[table].origin
  }

  /// Records that a table now has its own header.
  mutating func define(_ table: Int) {
    nodes[table].origin = .header
  }

  /// Adds a new key.
  mutating func add(_ slot: Slot, as key: TOMLKey, to table: Int) {
    nodes[table].add(slot, as: key)
  }

  /// Adds an empty table under a new key.
  mutating func addTable(_ origin: Origin, as key: TOMLKey, to table: Int) -> Int {
    nodes.append(TOMLTreeNode(origin: origin))
    add(.table(nodes.count - 1, key.position), as: key, to: table)
    return nodes.count - 1
  }

  /// Adds an empty array of tables under a new key.
  mutating func addTableArray(as key: TOMLKey, to table: Int) -> Int {
    tableArrays.append([])
    add(.tableArray(tableArrays.count - 1, key.position), as: key, to: table)
    return tableArrays.count - 1
  }

  /// Adds an empty table to an array of tables.
  mutating func appendTable(to tableArray: Int, at position: TOMLPosition) -> Int {
    nodes.append(TOMLTreeNode(origin: .header))
    tableArrays[tableArray].append((nodes.count - 1, position))
    return nodes.count - 1
  }
}
