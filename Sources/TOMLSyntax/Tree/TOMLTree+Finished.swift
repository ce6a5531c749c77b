extension TOMLTree {
  /// The whole tree as a table.
  var finished: TOMLTable {
    var tables = [TOMLTable](repeating: TOMLTable(entries: []), count: nodes.count)
    // Backwards, because a table always comes after the one that contains it.
    for place in nodes.indices.reversed() {
      tables[place] = TOMLTable(
        entries: nodes[place].entries.map { key, slot in
          TOMLTable.Entry(key: key, value: value(of: slot, among: tables))
        })
    }
    return tables[Self.root]
  }

  private func value(of slot: Slot, among tables: [TOMLTable]) -> TOMLValue {
    switch slot {
    case .value(let value):
      value
    case .table(let place, let position):
      TOMLValue(.table(tables[place]), at: position)
    case .tableArray(let place, let position):
      TOMLValue(
        .array(tableArrays[place].map { TOMLValue(.table(tables[$0.table]), at: $0.position) }),
        at: position)
    }
  }
}
