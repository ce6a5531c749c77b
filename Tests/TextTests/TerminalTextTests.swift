import Testing

@testable import Text

@Suite("Text for a terminal")
struct TerminalTextTests {
  @Test(
    "invisible characters are left out",
    arguments: [
      "So\u{200B}up", "\u{FEFF}Soup", "So\u{AD}up", "Soup\u{E0041}\u{E0042}", "Soup\u{200E}",
      "\u{200F}Soup", "So\u{2060}up", "\u{61C}Soup", "So\u{2063}up", "So\u{3164}up",
      "So\u{200D}up", "So\u{200C}up", "\u{FE0F}Soup", "So\u{E0101}up", "So\u{180E}up",
      "So\u{FFF9}up", "So\u{34F}up",
    ])
  func invisible(text: String) {
    #expect(text.terminalSafe == "Soup")
  }

  @Test(
    "joiners, selectors and tags stay where writing needs them",
    arguments: [
      "👩‍🍳 cake", "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️", "👩🏽‍🍳", "☕︎", "1️⃣",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} Scotch broth",
      "می\u{200C}خواهم", "क्\u{200D}ष", "ර\u{DCA}\u{200D}ය", "র\u{200D}\u{9CD}য", "葛\u{E0100}",
      "ᠨ\u{180B}",
    ])
  func needed(text: String) {
    #expect(Array(text.terminalSafe.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    "what steers a terminal is replaced",
    arguments: [
      ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\u{202E}b", "a\u{FFFD}b"), ("a\nb\tc", "a b c"),
      ("a\u{2066}b\u{9B}", "a\u{FFFD}b\u{FFFD}"),
    ])
  func controls(text: String, safe: String) {
    #expect(text.terminalSafe == safe)
    #expect(text.withoutControls == safe)
  }

  @Test(
    "a text of nothing visible shows that something is there",
    arguments: ["\u{200B}", "\u{FEFF}\u{AD}"])
  func nothingVisible(text: String) {
    #expect(text.terminalSafe == "\u{FFFD}")
    #expect("".terminalSafe == "")
  }

  @Test("a flag of tags that never ends, or of other tags, is only a flag")
  func brokenFlags() {
    let tags = String(repeating: "\u{E0061}", count: 40)
    #expect("🏴\(tags)\u{E007F}x".terminalSafe == "🏴x")
    #expect("🏴\u{E0067}x".terminalSafe == "🏴x")
    #expect("🏴\u{E0020}\u{E007F}x".terminalSafe == "🏴x")
  }

  @Test("a document keeps invisible characters, and lines stay lines where they may")
  func kept() {
    #expect("a\u{200B}b\u{AD}c\u{FEFF}".withoutControls == "a\u{200B}b\u{AD}c\u{FEFF}")
    #expect("a\u{200B}b\n\tc\u{1B}".terminalSafeLines == "ab\n\tc\u{FFFD}")
  }
}
