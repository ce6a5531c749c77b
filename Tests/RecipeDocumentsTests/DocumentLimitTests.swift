import MarkdownSyntax
import RecipeCore
import RecipeDocuments
import TestSupport
import Testing

@Suite("Documents with more than their size allows")
struct DocumentLimitTests {
  private static let size = 1 << 20

  private func read(_ text: String, as path: String) -> DocumentOutcome {
    AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
  }

  /// A text of about a megabyte.
  private static func filled(_ start: String, with piece: String, _ end: String = "") -> String {
    start + String(repeating: piece, count: size / piece.utf8.count) + end
  }

  @Test(
    "tiny recipes are read as long as their memory is in proportion, and the rest is counted",
    arguments: [
      ("a.csv", filled("title,ingredients\n", with: "a,b\n")),
      ("a.json", filled("[", with: #"{"title":"a","ingredients":["b"]},"#, "{}]")),
      ("a.ndjson", filled("", with: #"{"title":"a","ingredients":["b"]}"# + "\n")),
      ("a.json", filled("{\"recipes\":[", with: #"{"recipe_id":"1","title":"a"},"#, "{}]}")),
    ])
  func recipes(path: String, text: String) throws {
    let outcome = read(text, as: path)
    #expect((10_000...20_000).contains(outcome.entries.count))
    let problem = try #require(outcome.diagnostics.first)
    #expect(problem.severity == .error)
    #expect(problem.message.contains("recipes were left out"))
    #expect(problem.message.contains("MiB of memory"))
  }

  @Test(
    "blocks of Markdown are read as long as their memory is in proportion, and a message says so")
  func smallRecipes() {
    let recipe = "# a\n\n## Ingredients\n\n- b\n\n## Directions\n\n1. c\n\n"
    let outcome = read(Self.filled("", with: recipe), as: "a.md")
    #expect((10_000...20_000).contains(outcome.entries.count))
    #expect(outcome.diagnostics.contains { $0.message.contains("more than 100000 blocks") })
  }

  @Test("recipes of usual size are all read, however many", arguments: ["csv", "ndjson"])
  func usualRecipes(format: String) {
    let steps = String(repeating: "Stir and taste. ", count: 20)
    let text =
      format == "csv"
      ? "title,ingredients,directions\n"
        + (0..<2_000).map { "Soup \($0),1 leek | 2 eggs,\(steps)\n" }.joined()
      : (0..<2_000).map {
        "{\"title\":\"Soup \($0)\",\"ingredients\":[\"1 leek\"],\"directions\":[\"\(steps)\"]}\n"
      }.joined()
    let outcome = read(text, as: "a." + format)
    #expect(outcome.entries.count == 2_000)
    #expect(outcome.diagnostics.isEmpty)
  }

  @Test(
    "a row without ingredients, directions and address is no recipe",
    arguments: [
      ("title,ingredients\nSoup,\n", 0), ("title\nSoup\n", 0), ("title,yield\nSoup,4\n", 0),
      ("title,url\nSoup,https://soup.example\n", 1), ("title,steps\nSoup,Boil\n", 1),
      ("title,ingredients\nSoup, \n,leek\nTea,leaves\n", 1),
    ])
  func emptyRows(table: String, count: Int) {
    let outcome = read(table, as: "a.csv")
    #expect(outcome.entries.count == count)
    #expect(count == 1 || outcome.diagnostics.count == 1)
  }

  @Test("a row has as many cells as in a spreadsheet, and no more")
  func cells() {
    let names = (0..<20_000).map { "c\($0)" }.joined(separator: ",")
    let outcome = read("title,ingredients,\(names)\nSoup,leek,\(names)\n", as: "a.csv")
    #expect(outcome.entries.first?.recipe.extras.count == 16_382)
  }

  @Test("a paragraph of marks is read to a limit that is named, and its text is kept")
  func marks() throws {
    let steps = Self.filled("# Soup\n\n## Directions\n\nBoil ", with: "*a* ", "end\n")
    let outcome = read(steps, as: "a.md")
    let step = try #require(outcome.entries.first?.recipe.directions.first)
    #expect(step.hasPrefix("Boil a a a") && step.hasSuffix("*a* end"))
    #expect(outcome.diagnostics.contains { $0.message.contains("more than 100000 marks") })
    #expect(outcome.diagnostics.first?.location?.line == 5)
  }

  @Test("a document of blocks is read to a limit that is named")
  func blocks() throws {
    let outcome = read(
      Self.filled("# Soup\n\n## Ingredients\n\n- leek\n\n## Directions\n\n", with: "# a\n"),
      as: "a.md")
    let problem = try #require(outcome.diagnostics.first)
    #expect(problem.severity == .error)
    #expect(problem.message.contains("more than 100000 blocks"))
  }

  @Test("a Cooklang recipe of marks is read to a limit that is named")
  func cooklang() {
    let outcome = read(Self.filled("", with: "@a{1} \n\n"), as: "a.cook")
    #expect(outcome.diagnostics.contains { $0.message.contains("more than 100,000 steps") })
    #expect(outcome.entries.count == 1)
  }

  @Test("front matter of values is read to a limit that is named")
  func frontMatter() {
    let outcome = read(
      "---\ntitle: a\nx:\n" + String(repeating: "- a\n", count: 150_000)
        + "---\n\n## Ingredients\n\n- a\n",
      as: "a.md")
    #expect(outcome.diagnostics.contains { $0.message.contains("more than 100000 values") })
  }

  @Test(
    "many small documents in an archive have no more recipes than the archive's size allows",
    .enabled(if: PythonTool.isThere, "\(PythonTool.reason)"))
  func archives() throws {
    let script = """
      import zipfile
      with zipfile.ZipFile(sys.argv[2], 'w', zipfile.ZIP_DEFLATED) as z:
        for i in range(16):
          z.writestr(f'{i}.csv', b'title,ingredients\\n' + b'a,b\\n' * 65000)
      """
    let bytes = try PythonTool.run(script)
    let outcome = AnyDocumentReader().read(bytes, path: "x.zip", fields: .all)
    #expect((5_000...12_000).contains(outcome.entries.count))
    #expect(outcome.diagnostics.first?.message.contains("recipes were left out") == true)
  }
}
