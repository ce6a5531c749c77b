import Foundation
import Testing

/// `duplicates link`, `unlink` and `explain`: what people decide, and that it stays.
struct DecisionTests {
  private static let file = "library/.duplicates.txt"

  /// A folder of notes and a library, with two soups of one title and different ingredients.
  private func kitchen() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      [library]
      path = "library"
      [sources.notes]
      kind = "markdown"
      path = "notes"
      """, to: "recipes.toml")
    try folder.write(
      "# Potage\n\n## Ingredients\n\n- 3 leeks\n- 1 l stock\n- butter\n", to: "notes/my potage.md")
    try folder.write(Self.recipe("Leek Soup", "2 leeks"), to: "inbox/leek.json")
    try folder.write(Self.recipe("Tea", "1 bag tea"), to: "inbox/tea.json")
    #expect(try await run("import", "inbox", in: folder).status == 0)
    return folder
  }

  private static func recipe(_ title: String, _ ingredient: String) -> String {
    #"{"title": "\#(title)", "ingredients": ["\#(ingredient)", "water"]}"#
  }

  private func run(_ arguments: String..., in folder: TemporaryFolder) async throws -> CommandResult
  {
    try await CommandRun(RecipesBinary.path, arguments).inFolder(folder.path).result()
  }

  /// The records of every recipe, as `list -o json` has them.
  private func recipes(in folder: TemporaryFolder) async throws -> Set<Set<String>> {
    let listed: ListDocument = try await run("list", "-n", "0", "-o", "json", in: folder).json()
    return Set(
      listed.recipes.map { recipe in Set(recipe.sources.map { "\($0.source):\($0.id)" }) })
  }

  private func decisions(in folder: TemporaryFolder) throws -> [String] {
    try folder.text(of: Self.file).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  private static let potage = "notes:my potage.md"
  private static let soup = "library:leek-soup.json"
  private static let tea = "library:tea.json"

  @Test("what is linked is one recipe for every command, until it is unlinked")
  func link() async throws {
    let folder = try await kitchen()
    #expect(try await recipes(in: folder) == [[Self.potage], [Self.soup], [Self.tea]])
    let linked = try await run("duplicates", "link", "Potage", "Leek Soup", in: folder)
    #expect(linked.status == 0)
    #expect(linked.output == "linked \(Self.potage) and \(Self.soup); one recipe of 2 records\n")
    #expect(try decisions(in: folder) == ["link library:leek-soup.json notes:my%20potage.md"])
    #expect(try await recipes(in: folder) == [[Self.potage, Self.soup], [Self.tea]])
    let found: DuplicatesDocument = try await run("duplicates", "-o", "json", in: folder).json()
    let link = try #require(found.clusters.first?.links.first)
    #expect(link.verdict == "same" && link.score == 1 && link.reasons == ["linked by hand"])
    #expect(try await run("why", "Potage", in: folder).output.contains("linked by hand"))
    #expect(try await run("show", "tea", in: folder).status == 0)
    let exported = try await run("export", "--format", "ndjson", in: folder)
    #expect(exported.lines.count == 2)
    let alone = try await run("list", "--no-merge", "-o", "ndjson", in: folder)
    #expect(alone.lines.count == 3)
    #expect(try await run("duplicates", "unlink", "Potage", "Leek Soup", in: folder).status == 0)
    #expect(try decisions(in: folder).isEmpty)
    #expect(try await recipes(in: folder).count == 3)
  }

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

  @Test("what the matching joins is parted by unlink, and joined again by link")
  func unlink() async throws {
    let pair = ["api:0a1e07", "notes:recipemd/potato-leek-soup.md"]
    let script = """
      recipes duplicates unlink \(pair[0]) \(pair[1])
      recipes duplicates explain \(pair[0]) \(pair[1]) -o json | grep one_recipe
      grep -v '^#' recipes/.duplicates.txt
      recipes duplicates link \(pair[0]) \(pair[1])
      recipes duplicates explain \(pair[0]) \(pair[1]) -o json | grep one_recipe
      grep -vc '^#' recipes/.duplicates.txt || true
      """
    let result = try await shell(script).inClone().result()
    #expect(result.status == 0)
    #expect(
      result.lines == [
        "unlinked \(pair[0]) and \(pair[1]); two recipes, of 2 records and of 1 record",
        #"  "one_recipe": false,"#, "", "unlink \(pair[0]) \(pair[1])",
        "linked \(pair[0]) and \(pair[1]); one recipe of 3 records", #"  "one_recipe": true,"#, "1",
      ])
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
    #expect(shown.contains("no source has notes:my%20potage.md now"))
    try folder.write(text, to: "recipes.toml")
    #expect(try await recipes(in: folder) == [[Self.potage, Self.soup], [Self.tea]])
  }

  @Test("commands at the same time lose no decision")
  func concurrent() async throws {
    let folder = try await kitchen()
    async let first = run("duplicates", "link", Self.potage, Self.soup, in: folder)
    async let second = run("duplicates", "link", Self.potage, Self.tea, in: folder)
    async let third = run("import", "inbox", in: folder)
    for result in try await [first, second, third] { #expect(result.status == 0) }
    #expect(try decisions(in: folder).count == 2)
    #expect(try folder.files(below: "library").allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test("a decision file that is a link is read, but never written through")
  func symbolicLink() async throws {
    let folder = try await kitchen()
    try folder.write("# shared\n", to: "shared/decisions.txt")
    try folder.link(Self.file, to: "../shared/decisions.txt")
    let result = try await run("duplicates", "link", Self.potage, Self.soup, in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("is a link"))
    #expect(try folder.text(of: "shared/decisions.txt") == "# shared\n")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.path + "/" + Self.file)
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test(
    "no source takes the decisions for a recipe, and no import does",
    arguments: ["json", "markdown", "folder"])
  func noRecipe(kind: String) async throws {
    let folder = try await kitchen()
    _ = try await run("duplicates", "link", Self.potage, Self.soup, in: folder)
    try folder.write(
      "[sources.all]\nkind = \"\(kind)\"\npath = \"library\"\ninclude = [\"**\"]\n",
      to: "all/recipes.toml")
    let text = try folder.text(of: "all/recipes.toml")
      .replacing("path = \"library\"", with: "path = \"\(folder.path)/library\"")
    try folder.write(text, to: "all/recipes.toml")
    let listed = try await run(
      "list", "-v", "--config", "all/recipes.toml", "--template", "{title}", in: folder)
    #expect(!(listed.output + listed.errors).contains("duplicates.txt"))
    let imported = try await run("import", "library", "--into", "copy", in: folder)
    #expect(!imported.output.contains("duplicates.txt"))
  }

  @Test("an unresolved merge is a warning with its line, and the decisions around it count")
  func conflict() async throws {
    let folder = try await kitchen()
    try folder.write(
      """
      <<<<<<< HEAD
      link library:leek-soup.json notes:my%20potage.md
      =======
      unlink library:leek-soup.json library:tea.json
      >>>>>>> theirs

      """, to: Self.file)
    let listed = try await run("list", in: folder)
    #expect(listed.status == 0)
    for line in [1, 3, 5] {
      #expect(
        listed.errors.contains("\(Self.file):\(line): warning: a merge conflict is not resolved"))
    }
    #expect(try await recipes(in: folder) == [[Self.potage, Self.soup], [Self.tea]])
    _ = try await run("duplicates", "link", Self.tea, Self.potage, "--dry-run", in: folder)
    _ = try await run("duplicates", "unlink", Self.soup, Self.potage, in: folder)
    let left = try folder.text(of: Self.file)
    #expect(left.hasPrefix("<<<<<<< HEAD\n=======\nunlink "))
    #expect(left.contains(">>>>>>> theirs\n"))
  }

  @Test("two branches that decide about different records merge without a conflict")
  func gitMerge() async throws {
    let folder = try await kitchen()
    let script = """
      git() { command git -c user.name=a -c user.email=a@a.example "$@"; }
      recipes duplicates link 'Potage' 'Leek Soup' 2> /dev/null
      recipes duplicates link 'Potage' 'Leek Soup' 2> /dev/null
      printf 'link a:1 b:1\\nlink c:1 d:1\\nlink x:1 y:1\\n' >> library/.duplicates.txt
      git init -q . && git add -A && git commit -qm base && git checkout -qb other
      sed -i.bak 's/^link x:1 y:1$/unlink x:1 y:1/' library/.duplicates.txt
      git commit -qam theirs && git checkout -q - 
      recipes duplicates unlink 'Potage' 'Leek Soup' 2> /dev/null
      git commit -qam ours && git merge -q other -m both > /dev/null
      grep -v '^#' library/.duplicates.txt
      """
    guard try await shell("command -v git > /dev/null").result().status == 0 else { return }
    let result = try await shell(script).inFolder(folder.path).result()
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.lines.suffix(3) == ["link a:1 b:1", "link c:1 d:1", "unlink x:1 y:1"])
  }
}
