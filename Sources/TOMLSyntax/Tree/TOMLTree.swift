/// A table under construction with all tables below it, and the rules of what may be defined
/// where.
///
/// Tables refer to one another by their place in `nodes`; a table always comes after the one it
/// is in. An inline table is a tree of its own, so that nothing can be added to it later.
struct TOMLTree {
  /// How a table came to be, which decides what may be added to it.
  enum Origin {
    /// Only named on the way to another table: `a` in `[a.b]`.
    case implicit
    /// By its own header, or the tree's own table.
    case header
    /// By a dotted key: `a` in `a.b = 1`.
    case dotted
  }

  /// What a key stands for.
  enum Slot {
    case value(TOMLValue)
    /// The place of a table in `nodes`.
    case table(Int, TOMLPosition)
    /// The place of an array of tables in `tableArrays`.
    case tableArray(Int, TOMLPosition)
  }

  /// The place of the tree's own table.
  static let root = 0

  /// All tables.
  private(set) var nodes = [TOMLTreeNode(origin: .header)]
  /// All arrays of tables: the places of their tables, and where each was written.
  private(set) var tableArrays: [[(table: Int, position: TOMLPosition)]] = []

  /// What a key of a table stands for; `nil` when there is no such key.
  func slot(of key: TOMLKey, in table: Int) -> Slot? {
    nodes[table].slot(of: key)
  }

  /// How a table came to be.
  func origin(of table: Int) -> Origin {
    nodes[table].origin
  }

  /// Records that a table now has its own header.
  mutating func define(_ table: Int) {
    nodes[table].origin = .header
  }

  /// Adds a key that is not there yet.
  mutating func add(_ slot: Slot, as key: TOMLKey, to table: Int) {
    nodes[table].add(slot, as: key)
  }

  /// Adds an empty table under a key that is not there yet.
  mutating func addTable(_ origin: Origin, as key: TOMLKey, to table: Int) -> Int {
    nodes.append(TOMLTreeNode(origin: origin))
    add(.table(nodes.count - 1, key.position), as: key, to: table)
    return nodes.count - 1
  }

  /// Adds an array of tables, still empty, under a key that is not there yet.
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
