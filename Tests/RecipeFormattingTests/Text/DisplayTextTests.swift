import RecipeCore
import Testing

@testable import RecipeFormatting
@testable import Text

@Suite("Cells of a table")
struct DisplayTextTests {
  @Test(
    "a text is cut between characters and never wider than asked",
    arguments: [
      ("plain", 5, "plain"), ("plain", 4, "pla…"), ("plain", 1, "…"), ("plain", 0, ""),
      ("漢字漢", 5, "漢字…"), ("漢字漢", 4, "漢…"), ("漢字", 2, "…"), ("👩‍🍳👩‍🍳", 3, "👩‍🍳…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func cut(_ text: String, _ limit: Int, _ expected: String) {
    let cut = DisplayText(text).cut(to: limit)
    #expect(cut.text == expected)
    #expect(cut.width == DisplayWidth.of(expected))
  }

  @Test("a cell has no character that steers a terminal, and is measured without them")
  func sanitised() {
    let cell = DisplayText("\u{1B}[31mred\n\u{9B}2J\u{202E}")
    #expect(cell.text == "\u{FFFD}[31mred \u{FFFD}2J\u{FFFD}")
    #expect(cell.width == DisplayWidth.of(cell.text))
  }
}
