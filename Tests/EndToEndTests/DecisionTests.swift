import Foundation
import Testing

/// `duplicates link`, `unlink` and `explain`: what people decide, and that it stays.
struct DecisionTests {
  /// The file of the decisions.
  static let file = "library/.duplicates.txt"

  /// A folder of notes and a library, with two soups of one title and different ingredients.
  func kitchen() async throws -> TemporaryFolder {
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

  /// A recipe with an ingredient, as JSON.
  static func recipe(_ title: String, _ ingredient: String) -> String {
    #"{"title": "\#(title)", "ingredients": ["\#(ingredient)", "water"]}"#
  }

  /// A run in a folder.
  func run(_ arguments: String..., in folder: TemporaryFolder) async throws -> CommandResult {
    try await CommandRun(RecipesBinary.path, arguments).inFolder(folder.path).result()
  }

  /// The records of every recipe, as `list -o json` has them.
  func recipes(in folder: TemporaryFolder) async throws -> Set<Set<String>> {
    let listed: ListDocument = try await run("list", "-n", "0", "-o", "json", in: folder).json()
    return Set(
      listed.recipes.map { recipe in Set(recipe.sources.map { "\($0.source):\($0.id)" }) })
  }

  /// The lines of the file that decide something.
  func decisions(in folder: TemporaryFolder) throws -> [String] {
    try folder.text(of: Self.file).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  /// The recipe of the notes.
  static let potage = "notes:my potage.md"
  /// The soup of the library.
  static let soup = "library:leek-soup.json"
  /// The tea of the library.
  static let tea = "library:tea.json"

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
