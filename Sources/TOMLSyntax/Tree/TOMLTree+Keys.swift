/// Keys with values: `a = 1`, `a.b = 1`.
extension TOMLTree {
  /// Adds the value of a key to a table; a dotted key creates the tables between.
  ///
  /// - Throws: An error if a part of the key is taken.
  mutating func add(
    _ value: TOMLValue, as key: [TOMLKey], to table: Int
  ) throws(TOMLSyntaxError) {
    guard let last = key.last else { return }
    var table = table
    for part in key.dropLast() {
      table = try dottedTable(part, in: table)
    }
    if slot(of: last, in: table) != nil {
      throw TOMLSyntaxError("the key '\(last.name)' is already defined", at: last.position)
    }
    add(.value(value), as: last, to: table)
  }

  private mutating func dottedTable(
    _ key: TOMLKey, in table: Int
  ) throws(TOMLSyntaxError) -> Int {
    switch slot(of: key, in: table) {
    case nil:
      return addTable(.dotted, as: key, to: table)
    case .table(let inner, _) where origin(of: inner) == .dotted:
      return inner
    case .table, .tableArray:
      throw TOMLSyntaxError(
        "the table '\(key.name)' is defined by a header and cannot be extended by a dotted key",
        at: key.position)
    case .value:
      throw alreadyValue(key)
    }
  }

  /// Returns the error for a key that is used as a table and already has a value.
  func alreadyValue(_ key: TOMLKey) -> TOMLSyntaxError {
    TOMLSyntaxError(
      "'\(key.name)' already has a value and cannot be extended", at: key.position)
  }
}
