import TerminalScreen
import TestSupport
import Testing

@Suite("The difference of two screens")
struct ScreenDifferenceTests {
  @Test("is empty for equal screens")
  func nothing() {
    let screen = screen("leek")
    #expect(ScreenDifference(from: screen, to: screen).bytes.isEmpty)
  }

  @Test(
    "is the shortest sensible sequence",
    arguments: [
      ("leek soup", "leek soap", "\u{1B}[1;8Ha"),
      ("leek soup", "beek soup", "\u{1B}[Hb"),
      ("leek soup with cream", "leek soup", "\u{1B}[1;11H\u{1B}[K"),
      ("a........b", "x........y", "\u{1B}[Hx\u{1B}[8Cy"),
      ("a..b", "x..y", "\u{1B}[Hx..y"),
    ])
  func sequences(old: String, new: String, expected: String) {
    let difference = ScreenDifference(from: screen(old), to: screen(new))
    #expect(String(decoding: difference.bytes, as: UTF8.self) == expected)
  }

  @Test("paints what a repaint from nothing paints, whatever was on the screen before")
  func randomScreens() {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<300 {
      let size = ScreenSize(
        rows: .random(in: 1...6, using: &random), columns: .random(in: 1...30, using: &random))
      var terminal = TerminalInterpreter(rows: size.rows, columns: size.columns)
      var shown: ScreenBuffer?
      for _ in 0..<6 {
        var next = shown ?? ScreenBuffer(size)
        if Bool.random(using: &random) { next = ScreenBuffer(size) }
        scribble(on: &next, &random)
        terminal.draw(ScreenDifference(from: shown, to: next).bytes)
        var fresh = TerminalInterpreter(rows: size.rows, columns: size.columns)
        fresh.draw(ScreenDifference(from: nil, to: next).bytes)
        #expect(terminal.cells == fresh.cells)
        #expect(terminal.looks == fresh.looks)
        #expect(terminal.showsCursor == fresh.showsCursor)
        if let cursor = next.cursor {
          #expect(terminal.cursor.row == cursor.row && terminal.cursor.column == cursor.column)
        }
        #expect(terminal.unknown.isEmpty)
        let text = (0..<size.rows).map(next.text(ofRow:)).joined(separator: "\n")
        #expect(terminal.text == text)
        shown = next
      }
    }
  }

  private func scribble(on screen: inout ScreenBuffer, _ random: inout SeededGenerator) {
    let texts = ["leek soup", "韭葱汤", "crème", "שלום", "👩‍🍳❤️", " ", "        ", "a", "🇫🇷x", "\u{1100}"]
    let styles = [
      CellStyle.plain, CellStyle(isBold: true), CellStyle(isDim: true),
      CellStyle(color: .red, isReversed: true), CellStyle(color: .brightBlue),
    ]
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let column = Int.random(in: 0..<screen.size.columns, using: &random)
      screen.write(
        texts.randomElement(using: &random) ?? "",
        row: .random(in: 0..<screen.size.rows, using: &random),
        columns: column..<screen.size.columns, style: styles.randomElement(using: &random) ?? .plain
      )
    }
    screen.cursor =
      Bool.random(using: &random)
      ? nil
      : ScreenPosition(
        row: .random(in: 0..<screen.size.rows, using: &random),
        column: .random(in: 0..<screen.size.columns, using: &random))
  }

  private func screen(_ text: String) -> ScreenBuffer {
    var screen = ScreenBuffer(ScreenSize(rows: 2, columns: 40))
    screen.write(text, row: 0, columns: 0..<40)
    return screen
  }
}
