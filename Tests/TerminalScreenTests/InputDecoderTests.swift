import TerminalScreen
import TestSupport
import Testing

@Suite("The decoder of a terminal's bytes")
struct InputDecoderTests {
  private static let table: [(bytes: String, events: [InputEvent])] = [
    ("q", [.key(Key("q"))]), ("é韭", [.key(Key("é")), .key(Key("韭"))]), ("👩", [.key(Key("👩"))]),
    ("\r", [.key(Key(.enter))]), ("\t", [.key(Key(.tab))]), ("\u{7F}", [.key(Key(.backspace))]),
    ("\u{3}", [.key(Key("c", .control))]), ("\u{1A}", [.key(Key("z", .control))]),
    ("\u{1B}[A", [.key(Key(.up))]), ("\u{1B}OB", [.key(Key(.down))]),
    ("\u{1B}[H", [.key(Key(.home))]),
    ("\u{1B}[5~", [.key(Key(.pageUp))]), ("\u{1B}[6~", [.key(Key(.pageDown))]),
    ("\u{1B}[3~", [.key(Key(.delete))]), ("\u{1B}[Z", [.key(Key(.tab, .shift))]),
    ("\u{1B}[1;5C", [.key(Key(.right, .control))]), ("\u{1B}[15~", [.key(Key(.function(5)))]),
    ("\u{1B}OP", [.key(Key(.function(1)))]), ("\u{1B}f", [.key(Key("f", .alt))]),
    ("\u{1B}[<64;3;4M", [.scroll(-1, at: ScreenPosition(row: 3, column: 2))]),
    ("\u{1B}[<65;3;4M", [.scroll(1, at: ScreenPosition(row: 3, column: 2))]),
    ("\u{1B}[<0;1;1M\u{1B}[<0;1;1m", [.click(ScreenPosition(row: 0, column: 0))]),
    ("\u{1B}[200~leek\u{1B}[Asoup\u{1B}[201~q", [.paste("leek\u{1B}[Asoup"), .key(Key("q"))]),
    ("\u{1B}[?62;4cq", [.key(Key("q"))]), ("\u{1B}]11;rgb:0/0/0\u{7}q", [.key(Key("q"))]),
    ("\u{1B}P1$r\u{1B}\\q", [.key(Key("q"))]), ("\u{1B}[99zq", [.key(Key("q"))]),
    ("\u{1B}\u{1B}[A", [.key(Key(.escape)), .key(Key(.up))]),
  ]

  @Test("knows keys, the mouse and pasted text, and swallows the rest", arguments: table)
  func events(bytes: String, events: [InputEvent]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(bytes.utf8) == events)
    #expect(!decoder.isWaiting)
  }

  @Test("does not mind where the bytes are split", arguments: table)
  func splits(bytes: String, events: [InputEvent]) {
    let bytes = Array(bytes.utf8)
    for place in 0...bytes.count {
      var decoder = InputDecoder()
      #expect(decoder.decode(bytes[..<place]) + decoder.decode(bytes[place...]) == events)
    }
    var decoder = InputDecoder()
    #expect(bytes.flatMap { decoder.decode([$0]) } == events)
  }

  @Test("takes Escape for a key after a silence only")
  func escape() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.key(Key(.escape))])
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.decode(Array("[A".utf8)) == [.key(Key(.up))])
  }

  @Test(
    "Escape or Ctrl-C and a silence end a paste whose end was lost, however long",
    arguments: [4, 100_000], [("\u{1B}", Key(.escape)), ("\u{3}", Key("c", .control))])
  func lostEnd(length: Int, last: (bytes: String, key: Key)) {
    var decoder = InputDecoder()
    let text = String(repeating: "l", count: length)
    #expect(decoder.decode("\u{1B}[200~\(text)".utf8).isEmpty)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode(last.bytes.utf8).isEmpty)
    #expect(decoder.flush() == [.paste(String(text.prefix(64 << 10))), .key(last.key)])
    #expect(decoder.decode("q".utf8) == [.key(Key("q"))])
  }

  @Test("a silence in the middle of a pasted text, or Ctrl-C in it, does not end it")
  func pauseInPaste() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~le\u{3}e".utf8).isEmpty)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode("k\u{1B}[201~".utf8) == [.paste("le\u{3}ek")])
  }

  @Test("gives nothing for bytes that are not UTF-8, and goes on after them")
  func invalid() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x71]).last == .key(Key("q")))
  }

  @Test("gets over any bytes, and keeps few of them")
  func random() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      var decoder = InputDecoder()
      let bytes = (0..<Int.random(in: 1...200, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: .min ... .max, using: &random)
          : Array("\u{1B}[<0123;~OPMm]\u{7}".utf8).randomElement(using: &random) ?? 0
      }
      _ = decoder.decode(bytes)
      _ = decoder.flush()
      _ = decoder.decode(Array("\u{1B}[201~\u{7}\u{1B}\\".utf8))
      _ = decoder.flush()
      #expect(decoder.decode(Array("q".utf8)).last == .key(Key("q")))
    }
  }
}
