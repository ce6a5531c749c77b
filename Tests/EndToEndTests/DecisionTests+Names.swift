import Foundation
import Testing

/// What becomes of decisions when records have other names.
extension DecisionTests {
  @Test("recipes of a file are named by their own ids, and decisions by number go on resolving")
  func ownIDs() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      [library]
      path = "library"
      [sources.notes]
      kind = "json"
      path = "notes"
      """, to: "recipes.toml")
    let soups = [("7f", "Potage"), ("8c", "Leek Soup"), ("8c", "Tea"), ("0d", "Bread")]
    func write(_ soups: [(String, String)]) throws {
      let recipes = soups.map { id, title in
        #"{"recipe_id": "\#(id)", "title": "\#(title)", "ingredients": ["1 \#(title)"]}"#
      }
      try folder.write("[\(recipes.joined(separator: ",\n"))]", to: "notes/all.json")
    }
    try write(soups)
    try folder.write("link notes:all.json#1 notes:all.json#2\n", to: Self.file)
    let names: Set<Set<String>> = [
      ["notes:all.json#7f", "notes:all.json#2"], ["notes:all.json#3"], ["notes:all.json#0d"],
    ]
    for _ in 1...2 { #expect(try await recipes(in: folder) == names) }
    for name in ["0d", "notes:0d", "all.json#0d", "all.json#4", "notes:all.json#4"] {
      let shown = try await run("show", name, in: folder)
      #expect(shown.status == 0 && shown.output.contains("Bread"), "\(name)")
    }
    #expect(try await run("duplicates", "link", "all.json#3", "0d", in: folder).status == 0)
    #expect(
      try decisions(in: folder) == [
        "link notes:all.json#0d notes:all.json#3", "link notes:all.json#2 notes:all.json#7f",
      ])
    // The file is exported again in another order.
    try write([soups[3], soups[1], soups[2], soups[0]])
    #expect(try await recipes(in: folder).contains(["notes:all.json#7f", "notes:all.json#2"]))
    // Nobody knows which of both an id means that they share, until one of them is gone.
    try folder.write("link notes:all.json#7f notes:all.json#8c\n", to: Self.file)
    #expect(try await recipes(in: folder).count == 4)
    #expect(try await run("list", in: folder).errors.contains("1 decision waits"))
    try write([soups[3], soups[1], soups[0]])
    #expect(try await recipes(in: folder).contains(["notes:all.json#7f", "notes:all.json#8c"]))
  }

  @Test("a decision follows a recipe whose file gets more recipes, or loses all others")
  func growingFile() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      [library]
      path = "library"
      [sources.notes]
      kind = "json"
      path = "notes"
      """, to: "recipes.toml")
    func recipe(_ id: String?, _ title: String) -> String {
      let id = id.map { #""recipe_id": "\#($0)", "# } ?? ""
      return #"{\#(id)"title": "\#(title)", "ingredients": ["1 \#(title)"]}"#
    }
    let (soup, bread) = (recipe("7f", "Potage"), recipe("8c", "Bread"))
    let (first, second) = (recipe(nil, "Potage"), recipe(nil, "Bread"))
    try folder.write(recipe("0d", "Leek Soup"), to: "notes/leek.json")
    for (link, content, name) in [
      ("all.json", "[\(soup)]", "all.json"), ("all.json", "[\(first), \(second)]", "all.json#1"),
      ("all.json#7f", "[\(soup)]", "all.json"), ("all.json#1", "[\(soup)]", "all.json"),
      ("all.json#8c", "[\(bread), \(soup)]", "all.json#8c"),
      ("all.json", "[\(bread), \(soup)]", nil), ("all.json#8c", "[\(soup)]", nil),
    ] {
      try folder.write("link notes:leek.json notes:\(link)\n", to: Self.file)
      try folder.write(content, to: "notes/all.json")
      for _ in 1...2 {
        let recipes = try await recipes(in: folder)
        let joined = recipes.first { $0.count > 1 }
        #expect(joined == name.map { ["notes:leek.json", "notes:\($0)"] }, "\(link) of \(content)")
      }
      let errors = try await run("list", in: folder).errors
      let waits = errors.contains("1 decision waits for a record that no source has now")
      #expect(waits == (name == nil))
    }
  }

  @Test("decisions survive an import of the same recipes, and of changed ones")
  func importAgain() async throws {
    let folder = try await kitchen()
    _ = try await run("duplicates", "link", Self.potage, Self.soup, in: folder)
    let written = try folder.text(of: Self.file)
    #expect(try await run("import", "inbox", in: folder).output.contains("unchanged"))
    try folder.write(Self.recipe("Leek Soup", "5 leeks"), to: "inbox/leek.json")
    #expect(try await run("import", "inbox", in: folder).output.contains("updated"))
    #expect(try await run("import", "inbox", "--force", in: folder).status == 0)
    #expect(try folder.text(of: Self.file) == written)
    #expect(try await recipes(in: folder) == [[Self.potage, Self.soup], [Self.tea]])
    try FileManager.default.removeItem(atPath: folder.path + "/library/leek-soup.json")
    #expect(try await recipes(in: folder) == [[Self.potage], [Self.tea]])
    #expect(try await run("import", "inbox", in: folder).output.contains("imported"))
    #expect(try await recipes(in: folder) == [[Self.potage, Self.soup], [Self.tea]])
  }

  @Test("decisions follow a file of the library to its new name")
  func renamed() async throws {
    let folder = try await kitchen()
    _ = try await run("duplicates", "link", Self.potage, Self.soup, in: folder)
    let library = folder.path + "/library/"
    try FileManager.default.moveItem(
      atPath: library + "leek-soup.json", toPath: library + "Nan's soup.json")
    #expect(try await run("import", "inbox", in: folder).status == 0)
    #expect(try decisions(in: folder) == ["link library:Nan's%20soup.json notes:my%20potage.md"])
    #expect(
      try await recipes(in: folder) == [[Self.potage, "library:Nan's soup.json"], [Self.tea]])
  }

  @Test("decisions follow it in every source that reads the library with other folders")
  func renamedBelow() async throws {
    let folder = try await kitchen()
    try folder.write(
      "[library]\npath = \"books/mine\"\n[sources.books]\nkind = \"folder\"\npath = \"books\"\n",
      to: "recipes.toml")
    _ = try await run("import", "inbox", in: folder)
    _ = try await run("duplicates", "link", "Leek Soup", "Tea", in: folder)
    let library = folder.path + "/books/mine/"
    try FileManager.default.moveItem(
      atPath: library + "leek-soup.json", toPath: library + "soup.json")
    _ = try await run("import", "inbox", in: folder)
    #expect(
      try folder.text(of: "books/mine/.duplicates.txt")
        .hasSuffix("\nlink books:mine/soup.json books:mine/tea.json\n"))
    #expect(
      try await recipes(in: folder) == [["books:mine/soup.json", "books:mine/tea.json"]])
  }

  @Test("decisions about a source of another name are counted, and hold again under the old one")
  func renamedSource() async throws {
    let folder = try await kitchen()
    _ = try await run("duplicates", "link", Self.potage, Self.soup, in: folder)
    _ = try await run("duplicates", "unlink", Self.potage, Self.tea, in: folder)
    #expect(try await run("list", in: folder).errors.isEmpty)
    let text = try folder.text(of: "recipes.toml")
    try folder.write(text.replacing("sources.notes", with: "sources.jottings"), to: "recipes.toml")
    let listed = try await run("list", in: folder)
    #expect(listed.status == 0)
    #expect(
      listed.errors
        == "recipes: 2 decisions wait for records that no source has now; -v shows them\n")
    #expect(try await run("list", "-q", in: folder).errors.isEmpty)
    let shown = try await run("list", "-v", in: folder).errors
    #expect(shown.contains("no source has notes:my%20potage.md at present"))
    try folder.write(text, to: "recipes.toml")
    #expect(try await recipes(in: folder) == [[Self.potage, Self.soup], [Self.tea]])
  }
}
