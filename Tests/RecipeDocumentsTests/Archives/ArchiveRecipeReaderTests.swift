import Archives
import RecipeCore
import RecipeDocuments
import TestSupport
import Testing

@Suite("Recipes in archives")
struct ArchiveRecipeReaderTests {
  private static let soup = #"{"title":"Soup","ingredients":["water"]}"#

  @Test("each document is read by its own format, and names its place")
  func mixed() {
    let outcome = read(
      zip([
        ("a/soup.json", Self.soup), ("b.md", "# Tea\n\n## Ingredients\n\n- tea\n"),
        ("c.csv", "title,ingredients\nToast,bread\n"), ("broken.json", "{"),
      ]))
    #expect(outcome.entries.map(\.recipe.title) == ["Soup", "Tea", "Toast"])
    #expect(outcome.entries.map(\.part) == ["a/soup.json", "b.md", "c.csv"])
    #expect(outcome.entries.map(\.line) == [1, 1, 2])
    #expect(
      outcome.diagnostics.map { $0.location?.description } == ["x.zip/broken.json:1:2"])
  }

  @Test("what systems leave behind, folders and pictures are nothing to tell of")
  func leftOut() {
    let outcome = read(
      zip([
        ("__MACOSX/._soup.json", "x"), ("a/._soup.json", "x"), (".DS_Store", "x"), ("a/", ""),
        ("full.JPG", "x"), ("soup.json", Self.soup), ("Thumbs.db", "x"),
      ]))
    #expect(outcome.entries.count == 1)
    #expect(outcome.diagnostics == [])
  }

  @Test("an entry of no known format is a note")
  func unknown() {
    let outcome = read(zip([("a.bin", "\u{1}"), ("notes.xyz", "hello")]))
    #expect(
      outcome.diagnostics.map(\.message) == Array(repeating: "its format is unknown", count: 2))
    #expect(outcome.diagnostics.map(\.severity) == [.note, .note])
  }

  @Test("archives in archives are read two deep, as Tandoor's are, and not four deep")
  func nested() {
    var bytes = Array(Self.soup.utf8)
    var depths: [Int: DocumentOutcome] = [:]
    for depth in 1...4 {
      bytes = zip(bytes, named: depth == 1 ? "recipe.json" : "\(depth).zip")
      depths[depth] = read(bytes)
    }
    #expect((1...4).map { depths[$0]?.entries.count } == [1, 1, 1, 0])
    #expect(depths[2]?.entries.first?.part == "2.zip/recipe.json")
    #expect(depths[4]?.diagnostics.map(\.message) == ["an archive nested in 3 others was skipped"])
    #expect(depths[4]?.diagnostics.first?.location?.path == "x.zip/4.zip/3.zip/2.zip")
  }

  @Test("exports of Tandoor and Mealie: archives with pictures, and a database with ids")
  func exports() {
    let stew = #"{"name":"Stew","waiting_time":1,"steps":[{"instruction":"Cook."}]}"#
    let tandoor = zip(zip([("recipe.json", stew), ("image.jpeg", "x")]), named: "1.zip")
    let database = #"{"recipes":[{"id":1,"name":"Tea"}],"recipe_instructions":[]}"#
    let mealie = zip([("database.json", database), ("data/recipes/1/images/original.webp", "x")])
    for (bytes, title, dialect) in [(tandoor, "Stew", "Tandoor"), (mealie, "Tea", "Mealie")] {
      let outcome = read(bytes)
      #expect(outcome.entries.map(\.recipe.title) == [title])
      #expect(outcome.dialect == dialect)
      #expect(outcome.diagnostics == [])
    }
  }

  @Test(
    "an archive is told by its first bytes, whatever its ending",
    arguments: [("a.json", "archive"), ("a", "archive"), ("a.paprikarecipes", "paprika")])
  func signature(path: String, format: String) {
    let bytes = zip([("soup.json", Self.soup)])
    #expect(DocumentFormats.format(of: bytes, path: path)?.name == format)
    #expect(AnyDocumentReader().read(bytes, path: path, fields: .all).entries.count == 1)
  }

  @Test("a gzip file is read as what it holds")
  func gzip() {
    let outcome = AnyDocumentReader().read(
      Gzip.stored(Array("title,ingredients\nToast,bread\n".utf8)), path: "a.csv.gz", fields: .all)
    #expect(outcome.entries.map(\.recipe.title) == ["Toast"])
    #expect(outcome.entries.map(\.part) == [nil])
  }

  @Test("one bad entry does not hide the others")
  func badEntries() throws {
    let outcome = read(zip([("../up.json", Self.soup), ("soup.json", Self.soup)]))
    #expect(outcome.entries.map(\.part) == ["soup.json"])
    #expect(outcome.diagnostics.map(\.message) == ["its name leads out of the archive"])
    #expect(outcome.diagnostics.map(\.location?.path) == ["x.zip/../up.json"])
  }

  @Test(
    "what only has the name of an archive says so",
    arguments: [("", "the file is empty"), ("hello", "this is neither a ZIP nor a gzip archive")])
  func noArchive(text: String, message: String) {
    let outcome = read(Array(text.utf8))
    #expect(outcome.diagnostics.map(\.message) == [message])
  }

  @Test("no change of bytes stops the readers of archives, tables and MealMaster")
  func mutations() {
    var generator = SeededGenerator(seed: 20_264)
    let table = "title;ingredients;rating\n\"Soup\";\"a\nb\";4\nTea;c | d;\"5\n"
    let text =
      "MMMMM--- Meal-Master\n Title: A\n Yield: 4\n\n      1 c  leek\nMMMMM--X--\n\n  Boil.\nMMMMM\n"
    let archive = zip([("a.zip", String(decoding: zip([("s.json", Self.soup)]), as: UTF8.self))])
    for (path, bytes) in [
      ("a.csv", Array(table.utf8)), ("a.mmf", Array(text.utf8)), ("a.zip", archive),
    ] {
      for _ in 0..<1_000 {
        let changed = generator.mutated(bytes)
        let outcome = AnyDocumentReader().read(changed, path: path, fields: .all)
        #expect(!outcome.entries.isEmpty || !outcome.diagnostics.isEmpty)
      }
    }
  }

  private func read(_ bytes: [UInt8]) -> DocumentOutcome {
    AnyDocumentReader().read(bytes, path: "x.zip", fields: .all)
  }

  private func zip(_ entries: [(String, String)]) -> [UInt8] {
    var writer = ZipWriter()
    var bytes: [UInt8] = []
    for (name, content) in entries { bytes += writer.add(name, Array(content.utf8)) }
    return bytes + writer.end()
  }

  private func zip(_ content: [UInt8], named name: String) -> [UInt8] {
    var writer = ZipWriter()
    return writer.add(name, content) + writer.end()
  }
}
