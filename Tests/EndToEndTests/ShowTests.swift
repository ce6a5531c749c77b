import RecipeCore
import Testing

/// `show`, `open` and `why`, which take one recipe by whatever names it.
struct ShowTests {
  private func leekSoup() async throws -> ListDocument.Recipe {
    let document: ListDocument =
      try await fixtures("list", "-n", "0", "-o", "json").result().json()
    return try #require(document.recipes.first { $0.title == "Potato-Leek Soup" })
  }

  @Test("a recipe is found by its id, a prefix of it, its title and its URLs")
  func names() async throws {
    let recipe = try await leekSoup()
    let names = [
      recipe.id, String(recipe.id.dropLast(2)), "Potato-Leek Soup", "potato-leek soup",
      "https://harbourkitchen.example/recipes/leek-potato-soup",
    ]
    for name in names {
      let result = try await fixtures("show", name, "-o", "json").result()
      #expect(result.status == 0, "\(name)")
      #expect(result.output.contains("\"\(recipe.id)\""), "\(name)")
    }
  }

  @Test("the page of a recipe has all of it")
  func page() async throws {
    let output = try await fixtures("show", "Potato-Leek Soup").result().output
    for part in ["Potato-Leek Soup", "Harbour Kitchen", "leeks", "cream", "potatoes", "chives"] {
      #expect(output.contains(part))
    }
  }

  @Test("invisible characters are kept in data, and left out of tables, pages and messages")
  func invisible() async throws {
    let folder = try TemporaryFolder()
    let title = "S\u{200B}oup\u{AD}\u{FEFF} \u{202E}x"
    try folder.write(
      "{\"title\": \"\(title)\", \"ingredients\": [\"1 le\u{E0041}ek\"]}",
      to: "in/s\u{200B}oup.json")
    try folder.write("{\"ti", to: "in/ha\u{200B}lf.json")
    try folder.write("[sources.a]\nkind = \"json\"\npath = \"in\"\n", to: "recipes.toml")
    let table = try await recipes("list").inFolder(folder.path).result()
    #expect(table.output.contains("Soup \u{FFFD}x"))
    #expect(table.errors.contains("half.json"))
    let page = try await recipes("show", "soup x").inFolder(folder.path).result()
    #expect(page.output.contains("1 leek"))
    for text in [table.output, table.errors, page.output] {
      let hidden = text.unicodeScalars.filter { $0.properties.isDefaultIgnorableCodePoint }
      #expect(hidden.isEmpty)
    }
    let document: ListDocument =
      try await recipes("list", "-o", "json").inFolder(folder.path).result().json()
    #expect(document.recipes.first.map { Array($0.title.utf8) } == Array(title.utf8))
    let exported = try await recipes("export", "--format", "markdown").inFolder(folder.path)
      .result()
    #expect(exported.output.contains("S\u{200B}oup"))
  }

  @Test("what cannot be found exits with 1 and says so", arguments: ["show", "open", "why"])
  func unknown(command: String) async throws {
    let result = try await fixtures(command, "no such recipe").result()
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("no such recipe"))
  }

  @Test("a title that two recipes share names them both and shows neither")
  func ambiguous() async throws {
    let result = try await fixtures("show", "Tomato Soup").result()
    #expect(result.status != 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("Copper Ladle") || result.errorLines.count > 2)
  }

  @Test("an id that two recipes of a file share names both, and each has its number")
  func sharedID() async throws {
    let folder = try TemporaryFolder()
    let rows = [("a", "Leek soup"), ("b", "Plum tart"), ("b", "Bean stew")].map { id, title in
      #"{"id": "\#(id)", "title": "\#(title)", "ingredients": ["1 \#(title)"]}"#
    }
    try folder.write("[\(rows.joined(separator: ","))]", to: "box/all.json")
    try folder.write(
      "[sources.box]\nkind = \"json\"\npath = \"box\"\n", to: "recipes.toml")
    for name in ["all.json#b", "box:all.json#b", "b"] {
      let result = try await recipes("show", name).inFolder(folder.path).result()
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.contains("'\(name)' could be 2 recipes"), "\(result.errors)")
      #expect(result.errors.contains("Plum tart") && result.errors.contains("Bean stew"))
    }
    for (name, title) in [("all.json#a", "Leek"), ("all.json#2", "Plum"), ("all.json#3", "Bean")] {
      let result = try await recipes("show", name).inFolder(folder.path).result()
      #expect(result.status == 0 && result.output.contains(title))
    }
    let link = try await recipes("duplicates", "link", "all.json#b", "all.json#a")
      .inFolder(folder.path).result()
    #expect(link.status == 2 && link.errors.contains("could be 2 records"), "\(link.errors)")
  }

  @Test("open --print writes a URL and opens nothing")
  func open() async throws {
    let result = try await fixtures("open", "Tomato Soup with nothing", "--print").result()
    #expect(result.status == 1)
    let found = try await fixtures("open", "Buttermilk Pancakes", "--print").result()
    #expect(found.status == 0)
    #expect(found.lines.count == 1)
    #expect(found.output.hasPrefix("http"))
    let original =
      try await fixtures("open", "Buttermilk Pancakes", "--original", "--print").result()
    #expect(original.output == "http://nanslarder.example/breakfast/buttermilk-pancakes\n")
  }

  @Test("why names the record behind each value, and the rank")
  func why() async throws {
    let result = try await fixtures("why", "Potato-Leek Soup").result()
    #expect(result.status == 0)
    for part in ["0a1e07", "schema/leek-and-potato-soup.json", "recipemd/potato-leek-soup.md"] {
      #expect(result.output.contains(part))
    }
    for part in ["title", "ingredients", "rank"] {
      #expect(result.output.lowercased().contains(part))
    }
  }
}
