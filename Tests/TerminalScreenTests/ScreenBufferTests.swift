import TerminalScreen
import Testing

@Suite("A screen")
struct ScreenBufferTests {
  @Test(
    "shows only what has room, and splits no wide character",
    arguments: [
      ("leek", 4, "leek"), ("leek soup", 4, "leek"), ("韭葱", 4, "韭葱"), ("韭葱", 3, "韭"),
      ("a韭", 2, "a"), ("cre\u{300}me", 4, "cre\u{300}m"), ("\u{300}a", 3, "a"), ("leek", 0, ""),
      ("👩‍🍳 cooks", 8, "👩 cooks"),
    ])
  func fitting(text: String, room: Int, shown: String) {
    var screen = ScreenBuffer(ScreenSize(rows: 1, columns: 20))
    screen.write(text, row: 0, columns: 0..<room)
    #expect(screen.text(ofRow: 0) == shown)
  }

  @Test(
    "writes no control character", arguments: ["a\u{1B}[2Jb", "a\nb", "a\u{9B}31mb", "a\u{202E}b"])
  func controls(text: String) {
    var screen = ScreenBuffer(ScreenSize(rows: 2, columns: 20))
    screen.write(text, row: 0, columns: 0..<20)
    let shown = screen.text(ofRow: 0).unicodeScalars
    #expect(shown.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    #expect(!shown.contains("\u{202E}"))
    #expect(screen.text(ofRow: 1).isEmpty)
  }

  @Test("keeps text from right to left in its columns")
  func rightToLeft() {
    var screen = ScreenBuffer(ScreenSize(rows: 1, columns: 20))
    let end = screen.write("כרישה", row: 0, columns: 0..<10)
    screen.write("│", row: 0, columns: 10..<11)
    #expect(end == 5)
    #expect(screen[0, 4].text == "ה\u{200E}")
    #expect(screen[0, 10].text == "│")
  }

  @Test("clears the other half of a wide character that is covered in part", arguments: [0, 1])
  func halves(column: Int) {
    var screen = ScreenBuffer(ScreenSize(rows: 1, columns: 4))
    screen.write("韭葱", row: 0, columns: 0..<4)
    screen.write("x", row: 0, columns: column..<(column + 1))
    #expect(screen.text(ofRow: 0) == ["x 葱", " x葱"][column])
  }

  @Test("reads the looks of a line for a terminal")
  func styledLine() {
    let line = StyledLine(parsing: "\u{1B}[1mLeek\u{1B}[0m soup \u{1B}[32mnow")
    #expect(
      line.spans == [
        StyledSpan("Leek", CellStyle(isBold: true)), StyledSpan(" soup "),
        StyledSpan("now", CellStyle(color: .green)),
      ])
  }
}
