import Foundation
import RecipeCore
import TerminalScreen
import TestSupport
import Testing

@testable import RecipeBrowser

/// The screen of a browser, compared with files that `RECORD_GOLDEN=1` writes anew.
@Suite("The screen of a browser")
struct BrowserScreenTests {
  @Test(
    "is that of its size",
    arguments: [
      ("60x20", 20, 60, "leek"), ("80x24", 24, 80, "leek\rx6\r"), ("200x60", 60, 200, ""),
      ("60x20-help", 20, 60, "\t?"), ("80x24-filter", 24, 80, "\tf"),
    ])
  func goldens(name: String, rows: Int, columns: Int, keys: String) async throws {
    var browser = await BrowserSample(rows: rows, columns: columns)
    await browser.type(keys)
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Goldens/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try browser.text.write(to: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: path, encoding: .utf8) == browser.text)
  }

  @Test("names keys by whole hints, at every width", arguments: ["", "\t", "\t\t"])
  func hints(keys: String) async {
    var wide = await BrowserSample(rows: 24, columns: 200)
    await wide.type(keys)
    let all = wide.lastRow.split(separator: "  ")
    for columns in 1...120 {
      var browser = await BrowserSample(rows: 24, columns: columns)
      await browser.type(keys)
      let hints = browser.lastRow.split(separator: "  ")
      #expect(hints.allSatisfy(all.contains), "\(columns): \(browser.lastRow)")
      #expect(columns < 20 || hints.last == all.last)
    }
  }

  @Test("has no colour where none is wanted")
  func noColor() async {
    var browser = await BrowserSample(usesColor: false)
    await browser.type("leek\r")
    let bytes = String(
      decoding: ScreenDifference(from: nil, to: browser.state.screen).bytes, as: UTF8.self)
    #expect(bytes.contains("\u{1B}[1m"))
    #expect(
      !bytes.contains { $0 == "\u{1B}" } || bytes.firstMatch(of: /\x1B\[[0-9;]*(3|9)[0-7]m/) == nil)
  }

  @Test(
    "shows long lines of a recipe to their ends in any script, at every width",
    arguments: [
      "करेले को छीलकर बीच में चीरा लगाएँ, नमक लगाकर आधे घंटे के लिए रख दें और फिर निचोड़कर मसाला भर दें।",
      "ตำกระเทียมพริกไทยและรากผักชีให้ละเอียด แล้วผัดกับน้ำมันจนหอม ใส่น้ำปลา น้ำตาล และน้ำมะขามเปียก",
      "கொழுக்கட்டை மாவை கொதிக்கும் நீரில் போட்டு கிளறி, சிறு உருண்டைகளாக உருட்டி ஆவியில் வேகவைக்கவும்.",
      "みじん切りにした玉ねぎをきつね色になるまで炒め、トマトとスパイスを加えて弱火で二十分煮込みます。",
      "Chop the leeks, fry them in butter until they are soft, add the potatoes, and simmer for 20 minutes.",
    ])
  func wholeLines(direction: String) async {
    let recipe = Recipe(title: "Dish", ingredients: ["2 leeks"], directions: [direction])
    for columns in 24..<100 {
      let browser = await BrowserSample(
        rows: 60, columns: columns, recipes: [.sample(RecipeRecord("notes/1", recipe))])
      let shown = browser.text.filter { !$0.isWhitespace }
      #expect(shown.contains(direction.filter { !$0.isWhitespace }), "\(columns)\n\(browser.text)")
    }
  }

  @Test("contains what sources say in its cells, at every size")
  func containment() async {
    for (rows, columns) in [
      (1, 1), (2, 3), (3, 9), (5, 20), (8, 40), (24, 99), (24, 100), (60, 200),
    ] {
      for keys in ["", "tea\r", "כרישה", "\t?", "\tf", "\rx6", "B"] {
        var browser = await BrowserSample(rows: rows, columns: columns)
        await browser.type(keys)
        let screen = browser.state.screen
        var terminal = TerminalInterpreter(rows: rows, columns: columns)
        terminal.draw(ScreenDifference(from: nil, to: screen).bytes)
        #expect(terminal.unknown.isEmpty)
        #expect(terminal.text == (0..<rows).map(screen.text(ofRow:)).joined(separator: "\n"))
      }
    }
  }
}
