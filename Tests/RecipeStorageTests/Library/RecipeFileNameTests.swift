import Testing

@testable import RecipeStorage

@Suite("File names")
struct RecipeFileNameTests {
  @Test(
    "a title becomes a name that every file system takes",
    arguments: [
      ("Leek & Potato Soup", "leek-potato-soup"), ("Crème brûlée", "crème-brûlée"),
      ("麻婆豆腐", "麻婆豆腐"), ("Борщ «украинский»", "борщ-украинский"), ("हलवा", "हलवा"),
      ("  spaces  ", "spaces"), ("../../etc/passwd", "etc-passwd"), ("..", "recipe"),
      ("/", "recipe"), ("C:\\Windows\\x", "c-windows-x"), ("a\0b\u{7}c\nd", "a-b-c-d"),
      (".hidden", "hidden"), ("trailing.", "trailing"), ("-rf", "rf"), ("", "recipe"),
      ("🍳🍳🍳", "recipe"), ("Eggs 🍳 now", "eggs-now"), ("CON", "con-recipe"),
      ("com1", "com1-recipe"), ("LPT9", "lpt9-recipe"), ("com12", "com12"), ("Console", "console"),
      ("nul.txt", "nul-txt"), ("x\u{202E}y", "x-y"), ("\u{301}", "recipe"), ("½ cake", "cake"),
      ("İmam Bayıldı", "imam-bayıldı"),
    ])
  func stem(_ title: String, _ stem: String) {
    #expect(RecipeFileName.stem(for: title) == stem)
  }

  @Test(
    "a long title is cut between characters, below 120 bytes",
    arguments: [
      String(repeating: "a", count: 500), String(repeating: "漢", count: 500),
      String(repeating: "e\u{301}", count: 500), String(repeating: "🍳", count: 300),
      "a" + String(repeating: "\u{301}", count: 5_000), String(repeating: "ab ", count: 300),
    ])
  func long(_ title: String) {
    let stem = RecipeFileName.stem(for: title)
    #expect(!stem.isEmpty)
    #expect(stem.utf8.count + "-999999.json".utf8.count <= 120)
    #expect(!stem.hasSuffix("-"))
    let isCut = title.lowercased().hasPrefix(String(stem.prefix { $0 != "-" }))
    #expect(isCut || stem == "recipe")
  }

  @Test(
    "a name of the record must name a file of the folder itself",
    arguments: [
      ("soup.json", true), ("麻婆豆腐-2.json", true), ("../x", false), ("a/b", false), ("a\\b", false),
      (".imports.ndjson", false), ("", false), ("a\nb", false),
    ])
  func safe(_ name: String, _ isSafe: Bool) {
    #expect(RecipeFileName.isSafe(name) == isSafe)
  }

  @Test(
    "the name of a document is kept, but for what could lead out of the folder or hide it",
    arguments: [
      ("Leek Soup", "Leek Soup"), ("What's for dinner?", "What's for dinner?"),
      ("a/b\\c\nd", "a-b-c-d"), ("..leek", "leek"), ("..", nil), ("", nil),
    ] as [(String, String?)])
  func kept(_ name: String, _ stem: String?) {
    #expect(RecipeFileName.stem(keeping: name) == stem)
  }

  @Test("names count up for each stem, past those that are taken")
  func pool() {
    var pool = FileNamePool(taken: ["Soup-2.json"])
    var taken: [String] = []
    while taken.count < 3 {
      let name = pool.offer("soup", ending: "json")
      if pool.take(name) { taken.append(name) }
    }
    #expect(taken == ["soup.json", "soup-3.json", "soup-4.json"])
  }
}
