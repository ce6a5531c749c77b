import RecipeCore
import RecipeDocuments
import Testing

@Suite("The bytes of Markdown recipes")
struct MarkdownBytesTests {
  @Test("texts that are not wanted are not built, and nothing else changes")
  func fields() {
    let text =
      "---\nodd: 1\ndirections:\n- Cook\n---\n# T\n\nNice.\n\n## Ingredients\n- a\n\n## Method\n1. Cook\n\n## Notes\nx\n"
    let all = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    let some = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .essentials)
    #expect(all.entries.first?.recipe.directions.isEmpty == false)
    #expect(all.entries.first?.recipe.extras.count == 1)
    #expect(all.entries.first?.recipe.notes == ["x"])
    #expect(some.entries.first?.recipe.directions == [])
    #expect(some.entries.first?.recipe.description == nil)
    #expect(some.entries.first?.recipe.extras == [])
    #expect(some.entries.first?.recipe.notes == [])
    #expect(some.entries.first?.recipe.ingredients == ["a"])
  }

  @Test("line ends of Windows and a byte order mark change nothing")
  func lineEnds() throws {
    let text =
      "---\ntitle: A\n---\n# B\n\nServes 4\n\n## Ingredients\n\n- a\n- b\n\n## Method\n\nCook\nit.\n"
    let plain = try MarkdownSample.recipe(text)
    #expect(try MarkdownSample.recipe("\u{FEFF}" + text.replacing("\n", with: "\r\n")) == plain)
  }

  @Test("line ends of old Macs change nothing, alone or among others")
  func carriageReturns() throws {
    let text =
      "---\ntitle: A\n---\n# B\n\nServes 4\n\n## Ingredients\n\n- a\n- b\n\n## Method\n\nCook\nit.\n"
    let plain = try MarkdownSample.recipe(text)
    #expect(try MarkdownSample.recipe(text.replacing("\n", with: "\r")) == plain)
    #expect(try MarkdownSample.recipe(text.replacing("b\n\n", with: "b\r\r\n")) == plain)
    let recipeMD = "# B\n\n---\n\n- a\n\n---\n\nCook.\n"
    #expect(
      try MarkdownSample.recipe(recipeMD.replacing("\n", with: "\r"))
        == MarkdownSample.recipe(recipeMD))
  }

  @Test(
    "bytes that are no UTF-8 are named at the first, and the rest is read",
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xF5, 0x80, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) throws {
    for padding in 0..<9 {
      let title = Array(("\u{FEFF}# é" + String(repeating: "x", count: padding)).utf8)
      let text = title + bytes + Array("\n\n## Ingredients\n\n- a ".utf8) + [0xFF, 0x0A]
      let outcome = MarkdownRecipeReader().read(text, path: "a.md", fields: .all)
      #expect(outcome.entries.first?.recipe.title.hasPrefix("éx".prefix(padding + 1)) == true)
      #expect(outcome.entries.first?.recipe.ingredients == ["a \u{FFFD}"])
      #expect(outcome.diagnostics.map(\.severity) == [.warning])
      #expect(outcome.diagnostics.first?.location?.description == "a.md:1:\(4 + padding)")
    }
  }

  @Test("UTF-8 of every length gives no warning, at whatever offset")
  func validUTF8() {
    for padding in 0..<9 {
      let text =
        String(repeating: "x", count: padding)
        + " é\u{7FF}\u{800}€\u{D7FF}\u{E000}\u{FFFF}😀\u{10FFFF}"
      let outcome = MarkdownRecipeReader().read(
        Array("# \(text)\n\n## Ingredients\n\n- a\n".utf8), path: "a.md", fields: .all)
      #expect(outcome.diagnostics == [])
      #expect(outcome.entries.count == 1)
    }
  }
}
