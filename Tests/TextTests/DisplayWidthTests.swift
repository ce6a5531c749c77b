import Testing

@testable import Text

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "a character takes the columns that a terminal gives it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("カ", 2), ("ｶ", 1), ("Ａ", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{AD}", 0), ("\u{200B}", 0), ("\u{200D}", 0),
      ("🍳", 2), ("👩‍🍳", 2), ("👍🏽", 2), ("🇫🇷", 2), ("🇫", 1), ("☺", 1), ("☺\u{FE0F}", 2),
      ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 2), ("a\u{FE0F}", 1), ("\u{302A}", 0), ("ก็", 1),
      ("½", 1), ("…", 1), ("—", 1), ("\u{2FFFE}", 1), ("\u{600}", 1), ("\u{600}1", 2),
      ("\u{915}\u{940}", 2), ("\u{938}\u{94D}\u{924}\u{947}", 2), ("\u{E01}\u{E33}", 2),
      ("\u{B95}\u{BCA}", 2),
      ("ｶﾞ", 2), ("が", 2), ("か\u{3099}", 2), ("a\u{1F3FD}", 3), ("⛹\u{1F3FD}", 2),
      ("❤\u{FE0F}\u{200D}🔥", 2),
    ])
  func character(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test("a text takes the columns of its characters")
  func text() {
    #expect(DisplayWidth.of("") == 0)
    #expect(DisplayWidth.of("plain ASCII") == 11)
    #expect(DisplayWidth.of("麻婆豆腐 tofu 🍳") == 16)
  }
}
