import RecipeFormatting
import RecipeProgram
import Testing

/// What a program outside of this package can do: this target sees only what is `public`.
@Suite("A program outside of this package")
struct OutsideTests {
  @Test("hands its kinds of source and its formats to the program")
  func program() {
    _ = RecipesProgram(sources: [OutsideSourcePlugin.self], formatters: [OutsideFormatter.self])
  }

  @Test("writes results in a format of its own")
  func formatter() {
    let document = ResultDocument(
      head: [], rowsName: "soups", rows: ["leek", "pea"],
      fields: [
        ResultField("title", column: .init("TITLE", priority: 0)) { (soup: String) in .text(soup) }
      ])
    let bytes = OutsideFormatter(options: FormatOptions()).bytes(of: document)
    #expect(String(decoding: bytes, as: UTF8.self) == "leek\npea\n")
  }
}
