import TerminalScreen
import TestSupport
import Testing

@testable import RecipeBrowser

@Suite("Random keys")
struct RandomKeysTests {
  /// 2,000 sequences take minutes in a debug build; `BROWSER_SEQUENCES=2000` runs them.
  @Test("and resizes leave on the screen what a repaint from nothing draws")
  func random() async {
    var random = SeededGenerator(seed: 2_026)
    for _ in 0..<Repetitions.count("BROWSER_SEQUENCES", usually: 60) {
      let size = Self.size(&random)
      var browser = await BrowserSample(rows: size.rows, columns: size.columns)
      var terminal = TerminalInterpreter(rows: size.rows, columns: size.columns)
      var shown: ScreenBuffer?
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        if Int.random(in: 0..<8, using: &random) == 0 {
          let size = Self.size(&random)
          terminal = TerminalInterpreter(rows: size.rows, columns: size.columns)
          await browser.handle(.resized(size))
        } else {
          await browser.type(Self.keys.randomElement(using: &random) ?? "")
        }
        let screen = browser.state.screen
        terminal.draw(ScreenDifference(from: shown, to: screen).bytes)
        shown = screen
      }
      guard let shown else { continue }
      var fresh = TerminalInterpreter(rows: shown.size.rows, columns: shown.size.columns)
      fresh.draw(ScreenDifference(from: nil, to: shown).bytes)
      #expect(terminal.cells == fresh.cells)
      #expect(terminal.looks == fresh.looks)
      #expect(terminal.unknown.isEmpty)
    }
  }

  private static func size(_ random: inout SeededGenerator) -> ScreenSize {
    ScreenSize(
      rows: .random(in: 1...40, using: &random), columns: .random(in: 1...140, using: &random))
  }

  private static let keys =
    "jkgGlhqsfoyc*vwx+-=ubB?/np 6".map(String.init) + [
      "leek", "韭葱", "כרישה", "-cream", " OR ", "(", "\"", "tag:", "is:f", "@w", "\r", "\t",
      "\u{1B}",
      "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H",
      "\u{1B}[F", "\u{1B}[Z",
      "\u{7F}", "\u{15}", "\u{17}", "\u{4}", "\u{1B}[<65;5;9M", "\u{1B}[<64;5;9M", "\u{1B}[<0;9;7M",
      "\u{1B}[200~time:<30\u{1B}[201~", "\u{1B}OP",
    ]
}
