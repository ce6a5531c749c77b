extension CSVRecipeReader {
  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    var rows = CSVRows(LegacyText(bytes).utf8)
    guard let first = rows.next() else { return }
    let header = CSVHeader(first)
    while let row = rows.next() {
      for (index, cell) in row.cells.enumerated() where !header.isAboutRun(index) {
        let name = index < header.names.count ? header.names[index] : ""
        body(DocumentValue(name, cell.text, line: row.line))
      }
    }
  }
}
