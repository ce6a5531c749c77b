import Foundation
import TestSupport
import Testing

/// What an import makes of the library.
extension ImportTests {
  @Test("a second import changes nothing")
  func idempotent() async throws {
    let folder = try kitchen()
    _ = try await run("import", "inbox", in: folder)
    let before = try contents(of: folder)
    let result = try await run("import", "inbox", in: folder)
    #expect(try contents(of: folder) == before)
    #expect(result.output.contains("unchanged"))
    #expect(!result.output.contains("imported:"))
  }

  @Test("--as-is keeps Markdown and Cooklang, which list, show, export and merge like all others")
  func asIs() async throws {
    let folder = try kitchen()
    try folder.write("Boil @stones{1} in @water{}.\n", to: "inbox/Pebble Broth.cook")
    _ = try await run("import", "inbox", "--as-is", in: folder)
    #expect(
      try folder.files(below: "library").filter { !$0.hasPrefix(".") }.sorted()
        == ["Pebble Broth.cook", "soup.md", "toast.json"])
    #expect(try folder.text(of: "library/soup.md") == Self.soup)
    #expect(
      try folder.text(of: "library/Pebble Broth.cook") == "Boil @stones{1} in @water{}.\n")
    let list = try await run("list", "--template", "{title} {sources}", in: folder)
    #expect(list.lines.count == 3)
    #expect(list.output.contains("Pebble Broth"))
    let shown = try await run("show", "Stone Soup", in: folder)
    #expect(shown.output.contains("library: soup.md"))
    let exported = try await run("export", "--format", "cooklang", "broth", in: folder)
    #expect(exported.output.contains("@stones{1}"))
    try folder.write(Self.soup.replacing("water", with: "wine"), to: "inbox/soup.md")
    let again = try await run("import", "inbox/soup.md", in: folder)
    #expect(again.output.contains("updated"))
    #expect(try folder.text(of: "library/soup.md").contains("wine"))
    let other = try await run("import", "inbox/soup.md", "--into", "more", in: folder)
    #expect(other.status == 0)
    try folder.write(
      "[library]\npath = \"library\"\n[sources.m]\nkind = \"folder\"\npath = \"more\"\n",
      to: "recipes.toml")
    let merged = try await run("list", "--template", "{title}", in: folder)
    #expect(merged.lines.filter { $0 == "Stone Soup" }.count == 1)
  }

  @Test("--as-is is refused where the library's source reads only JSON")
  func asIsUnread() async throws {
    let folder = try kitchen()
    try folder.write("", to: "library/none.txt")
    try folder.write(
      "[library]\npath = \"library\"\n[sources.mine]\nkind = \"json\"\npath = \"library\"\n",
      to: "recipes.toml")
    let result = try await run("import", "inbox/soup.md", "--as-is", in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("'mine' reads only JSON"))
    #expect(result.errors.contains("kind = \"folder\""))
  }

  @Test("a recipe that was edited since is never overwritten")
  func edited() async throws {
    let folder = try kitchen()
    _ = try await run("import", "inbox/soup.md", in: folder)
    let file = try #require(try library(of: folder).first)
    let mine = try folder.text(of: "library/" + file) + "\nMy own note.\n"
    try folder.write(mine, to: "library/" + file)
    try folder.write(Self.soup.replacing("water", with: "wine"), to: "inbox/soup.md")
    let result = try await run("import", "inbox/soup.md", in: folder)
    #expect(try folder.text(of: "library/" + file) == mine)
    #expect((result.output + result.errors).contains("edited"))
  }

  @Test("a recipe that changed at its origin is updated")
  func updated() async throws {
    let folder = try kitchen()
    _ = try await run("import", "inbox/soup.md", in: folder)
    try folder.write(Self.soup.replacing("water", with: "wine"), to: "inbox/soup.md")
    let result = try await run("import", "inbox/soup.md", in: folder)
    let file = try #require(try library(of: folder).first)
    #expect(try folder.text(of: "library/" + file).contains("wine"))
    #expect(try library(of: folder).count == 1)
    #expect(result.output.contains("updated"))
  }

  @Test("any title becomes a safe file name")
  func fileNames() async throws {
    let folder = try kitchen()
    let titles = [
      "../../escape", "con", "a/b\\c:d", ".hidden", "番茄炒蛋", "  ",
      String(repeating: "x", count: 500),
    ]
    let recipes = try titles.map { title in
      let recipe: [String: Any] = ["title": title + " ", "ingredients": [title, "salt"]]
      return String(decoding: try JSONSerialization.data(withJSONObject: recipe), as: UTF8.self)
    }
    try folder.write(recipes.joined(separator: "\n"), to: "odd.ndjson")
    let before = Set(try folder.files())
    _ = try await run("import", "odd.ndjson", in: folder)
    let added = Set(try folder.files()).subtracting(before)
    #expect(added.count >= 6)
    for file in added where file != "library/.imports.ndjson" {
      #expect(file.hasPrefix("library/"))
      #expect(!file.dropFirst("library/".count).hasPrefix("."))
      #expect(file.utf8.count < 255)
    }
  }

  @Test("what was imported is read back by a source over the library")
  func readBack() async throws {
    let folder = try kitchen()
    _ = try await run("import", Repository.root + "/Fixtures/markdown", in: folder)
    let imported = try library(of: folder)
    #expect(imported.count == 34)
    let kinds = Set(imported.map { URL(filePath: $0).pathExtension })
    let kind = kinds == ["md"] ? "markdown" : "json"
    try folder.write("[sources.lib]\nkind = \"\(kind)\"\npath = \"library\"\n", to: "other.toml")
    let listed = try await run("list", "-n", "0", "--json", "--config", "other.toml", in: folder)
    let document: ListDocument = try listed.json()
    #expect(document.total == 34)
  }

  @Test("the draft of an import that was ended goes with the next one")
  func staleDraft() async throws {
    let folder = try kitchen()
    try folder.write("{\"title\": \"Ha", to: "library/.recipes-1abc2def.tmp")
    _ = try await run("import", "inbox/soup.md", in: folder)
    let hidden = try folder.files(below: "library").filter { $0.hasPrefix(".") }
    #expect(hidden == [".imports.ndjson"])
  }

  @Test("the draft of a `duplicates link` that was killed goes with the next one")
  func staleDraftOfLink() async throws {
    let folder = try kitchen()
    try folder.write(
      "[library]\npath = \"library\"\n[sources.all]\nkind = \"folder\"\npath = \"inbox\"\n",
      to: "recipes.toml")
    try folder.write("link a", to: "library/.recipes-1abc2def.tmp")
    let result = try await run("duplicates", "link", "all:soup.md", "all:toast.json", in: folder)
    #expect([0, 3].contains(result.status), "half.json is broken")
    #expect(try folder.files(below: "library") == [".duplicates.txt"])
  }

  @Test(
    "nothing is written through a link out of the library, and the exit status says so",
    arguments: [".imports.ndjson", ".imports.failed.ndjson", "stone-soup.json"])
  func links(name: String) async throws {
    let folder = try kitchen()
    _ = try await run("import", "inbox/soup.md", in: folder)
    let isThere = folder.has("library/" + name)
    let text = isThere ? try folder.text(of: "library/" + name) : ""
    try folder.write(text, to: "outside.txt")
    try? FileManager.default.removeItem(atPath: folder.path + "/library/" + name)
    try folder.link("library/" + name, to: "../outside.txt")
    try folder.write(Self.soup.replacing("water", with: "wine"), to: "inbox/soup.md")
    let result = try await run("import", "inbox/soup.md", "inbox/half.json", in: folder)
    #expect(result.status == 2)
    #expect((result.output + result.errors).contains("is a link"))
    #expect(try folder.text(of: "outside.txt") == text)
  }

  @Test("exports replace no link and nothing behind it")
  func exportedLinks() async throws {
    let folder = try kitchen()
    try folder.write(
      "[sources.all]\nkind = \"folder\"\npath = \"inbox\"\ninclude = [\"soup.md\"]\n",
      to: "recipes.toml")
    try folder.write("mine", to: "outside.txt")
    _ = try await run("export", "--format", "markdown", "--output", "book/", in: folder)
    let file = try #require(try folder.files(below: "book").first)
    try FileManager.default.removeItem(atPath: folder.path + "/book/" + file)
    try folder.link("book/" + file, to: "../outside.txt")
    try folder.link("all.csv", to: "outside.txt")
    for output in ["book/", "all.csv"] {
      let format = output == "book/" ? "markdown" : "csv"
      let result = try await run("export", "--format", format, "--output", output, in: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("is a link"))
    }
    #expect(try folder.text(of: "outside.txt") == "mine")
  }

  @Test("an import whose record cannot be replaced ends with 2, and the next one finds its recipes")
  func unrecorded() async throws {
    let folder = try kitchen()
    try folder.write("", to: "library/.imports.failed.ndjson/x")
    #expect(try await run("import", "inbox", in: folder).status == 2)
    let other = try kitchen()
    try other.write("", to: "library/.imports.ndjson/x")
    let result = try await run("import", "inbox/soup.md", in: other)
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot be used"))
  }

  @Test("two files whose names differ only in normalisation are two recipes")
  func normalisation() async throws {
    let folder = try kitchen()
    for (name, title) in [("cr\u{E9}me", "Leek"), ("cre\u{301}me", "Onion")] {
      let text = #"{"title": "\#(title)", "ingredients": ["1 \#(title)"]}"#
      try text.write(
        toFile: folder.path + "/inbox/\(name).json", atomically: false, encoding: .utf8)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/inbox")
    try #require(names.count == 6, "this file system takes both names for one")
    for status in ["imported", "unchanged"] {
      let result = try await run(
        "import", "inbox/cr\u{E9}me.json", "inbox/cre\u{301}me.json", in: folder)
      #expect(result.errors.contains("2 \(status)"))
    }
    #expect(try library(of: folder) == ["leek.json", "onion.json"])
  }
}
