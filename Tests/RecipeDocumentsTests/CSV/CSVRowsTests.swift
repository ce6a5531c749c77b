import Testing

@testable import RecipeDocuments

@Suite("CSV rows")
struct CSVRowsTests {
  @Test(
    "the separator is what the header has most of",
    arguments: [
      ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
      ("a;b,c;d\n1;2;3", [["a", "b,c", "d"], ["1", "2", "3"]]),
      ("a\tb\n1\t2", [["a", "b"], ["1", "2"]]), ("a|b\n1|2", [["a", "b"], ["1", "2"]]),
      ("\"a;b;c\",d\n", [["a;b;c", "d"]]), ("a\nb,c\n", [["a"], ["b", "c"]]),
      ("sep=;\na,b,c;d\n", [["a,b,c", "d"]]), ("\u{FEFF}a,b", [["a", "b"]]),
    ] as [(String, [[String]])])
  func separators(text: String, rows: [[String]]) {
    #expect(cells(of: text) == rows)
  }

  @Test(
    "line ends, quotes and empty lines",
    arguments: [
      ("a\r\nb\rc\n\n\nd", [["a"], ["b"], ["c"], ["d"]]),
      ("\"a\nb\",c", [["a\nb", "c"]]), ("\"a\"\"b\",", [["a\"b", ""]]),
      ("\"a\"b,c", [["ab", "c"]]), ("a\"b,c", [["a\"b", "c"]]), ("\"\",\"\"", [["", ""]]), ("", []),
    ] as [(String, [[String]])])
  func quotes(text: String, rows: [[String]]) {
    #expect(cells(of: text) == rows)
  }

  @Test("a quote that is not closed ends with its line, and its place is known")
  func unclosed() {
    var rows = CSVRows(Array("a,b\né,\"c\nd,\"e\nf,\"g\"".utf8))
    var cells: [[String]] = []
    while let row = rows.next() { cells.append(row.cells.map(\.text)) }
    #expect(cells == [["a", "b"], ["é", "c\nd,e"], ["f", "g"]])
    var single = CSVRows(Array("a,b\né,\"c\nd,e\n".utf8))
    cells = []
    while let row = single.next() { cells.append(row.cells.map(\.text)) }
    #expect(cells == [["a", "b"], ["é", "c"], ["d", "e"]])
    #expect(single.unclosed?.line == 2)
    #expect(single.unclosed?.column == 3)
  }

  @Test("cells know their line and column")
  func places() {
    let rows = Array(CSVRows(Array("a,b\n\"x\ny\",é,z\nlast,1\n".utf8)))
    #expect(rows.map(\.line) == [1, 2, 4])
    #expect(rows[1].cells.map(\.line) == [2, 3, 3])
    #expect(rows[1].cells.map(\.column) == [1, 4, 6])
  }

  // Counted from the start each time, it would take hours.
  @Test(
    "a line of a hundred thousand cells is counted once, and kept as far as a spreadsheet would",
    .timeLimit(.minutes(15)))
  func longLine() {
    var rows = CSVRows(Array(String(repeating: "é,", count: 100_000).utf8))
    #expect(rows.next()?.cells.last?.column == 32_767)
  }

  private func cells(of text: String) -> [[String]] {
    CSVRows(Array(text.utf8)).map { $0.cells.map(\.text) }
  }
}
