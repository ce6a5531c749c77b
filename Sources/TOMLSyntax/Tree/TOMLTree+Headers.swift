/// Headers: `[a.b]` and `[[a.b]]`.
extension TOMLTree {
  /// Opens the table of a header.
  ///
  /// - Returns: The table's index.
  /// - Throws: An error if the table is already defined, or if its name or a parent's is taken.
  mutating func openTable(_ key: [TOMLKey]) throws(TOMLSyntaxError) -> Int {
    guard let last = key.last else { return Self.root }
    let parent = try tableOnTheWay(to: key)
    switch slot(of: last, in: parent) {
    case nil:
      return addTable(.header, as: last, to: parent)
    case .table(let table, _) where origin(of: table) == .implicit:
      define(table)
      return table
    case .table:
      throw TOMLSyntaxError("the table '\(last.name)' is already defined", at: last.position)
    case .tableArray:
      throw TOMLSyntaxError(
        "'\(last.name)' is an array of tables; its header needs two brackets", at: last.position)
    case .value:
      throw alreadyValue(last)
    }
  }

  /// Opens a new table at the end of an array of tables.
  ///
  /// - Returns: The table's index.
  /// - Throws: An error if its name or a parent's is taken.
  mutating func openTableArrayElement(_ key: [TOMLKey]) throws(TOMLSyntaxError) -> Int {
    guard let last = key.last else { return Self.root }
    let parent = try tableOnTheWay(to: key)
    switch slot(of: last, in: parent) {
    case nil:
      let tableArray = addTableArray(as: last, to: parent)
      return appendTable(to: tableArray, at: last.position)
    case .tableArray(let tableArray, _):
      return appendTable(to: tableArray, at: last.position)
    case .table:
      throw TOMLSyntaxError(
        "'\(last.name)' is already a table, not an array of tables", at: last.position)
    case .value:
      throw alreadyValue(last)
    }
  }

  private mutating func tableOnTheWay(to key: [TOMLKey]) throws(TOMLSyntaxError) -> Int {
    var table = Self.root
    for part in key.dropLast() {
      table = try headerTable(part, in: table)
    }
    return table
  }

  private mutating func headerTable(
    _ key: TOMLKey, in table: Int
  ) throws(TOMLSyntaxError) -> Int {
    switch slot(of: key, in: table) {
    case nil:
      return addTable(.implicit, as: key, to: table)
    case .table(let inner, _):
      return inner
    case .tableArray(let tableArray, _):
      return tableArrays[tableArray].last?.table ?? Self.root
    case .value:
      throw alreadyValue(key)
    }
  }
}
