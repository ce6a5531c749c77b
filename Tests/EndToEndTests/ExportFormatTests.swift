import Foundation
import Testing

/// `export` in the formats of documents, and what they lose.
struct ExportFormatTests {
  @Test(
    "a format that holds several recipes writes them all to standard output, and the same to a file",
    arguments: [
      ("markdown", "md", "\n# "), ("jsonld", "jsonld", "\"@type\": \"Recipe\""),
      ("html", "html", "<article "),
    ])
  func several(format: String, ending: String, mark: String) async throws {
    let folder = try TemporaryFolder()
    let shown = try await fixtures("export", "--format", format).result()
    #expect(shown.status == 0)
    #expect(shown.output.ranges(of: mark).count == 88)
    let path = folder.path + "/all." + ending
    let written = try await fixtures("export", "--output", path).result()
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(try folder.text(of: "all." + ending) == shown.output)
  }

  @Test(
    "a format that holds one recipe refuses several, says why, and leaves the file alone",
    arguments: ["recipemd", "nextcloud", "cooklang"])
  func refusal(format: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("mine", to: "all.txt")
    let result = try await fixtures("export", "--format", format, "--output", path).result()
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        "\(format) holds one recipe per document, but 88 match ('--output FOLDER/' writes a file"))
    #expect(try folder.text(of: "all.txt") == "mine")
    let one = try await fixtures("export", "--format", format, "-n", "1").result()
    #expect(one.status == 0 && one.output.contains("Banana Bread"))
  }

  @Test("Nextcloud's recipes have a folder each")
  func nextcloud() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/book/"
    _ = try await fixtures("export", "--format", "nextcloud", "-n", "3", "--output", path).result()
    let files = try folder.files(below: "book")
    #expect(files.count == 3 && files.allSatisfy { $0.hasSuffix("/recipe.json") })
  }

  @Test("an archive of Paprika is one file of all recipes, and nothing for a terminal")
  func paprika() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/all.paprikarecipes"
    let result = try await fixtures("export", "--output", path).result()
    #expect(result.status == 0)
    let read = try await fixtures("import", path, "--dry-run", "--into", folder.path + "/in")
      .result()
    #expect(read.errors.contains("88"))
    let shown = try await fixtures("export", "--format", "paprika").on(PseudoTerminal(columns: 80))
      .result()
    #expect(shown.status == 2 && shown.errors.contains("paprika is not text for a terminal"))
  }

  @Test("a link in the place of a recipe's folder is not followed")
  func link() async throws {
    let folder = try TemporaryFolder()
    let arguments = ["export", "--format", "nextcloud", "-n", "1", "--output"]
    _ = try await fixtures(arguments + [folder.path + "/book/"]).result()
    let name = try #require(try folder.files(below: "book").first).split(separator: "/")
    let manager = FileManager.default
    let recipe = try #require(name.dropLast().last.map(String.init))
    try manager.removeItem(atPath: "\(folder.path)/book/\(recipe)")
    try manager.createDirectory(atPath: folder.path + "/outside", withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: "\(folder.path)/book/\(recipe)", withDestinationPath: folder.path + "/outside")
    let result = try await fixtures(arguments + [folder.path + "/book/"]).result()
    #expect(result.status == 2 && result.errors.contains("is a link"))
    #expect(try manager.contentsOfDirectory(atPath: folder.path + "/outside").isEmpty)
  }

  @Test(
    "--loss says that nothing was lost",
    arguments: ["json", "ndjson", "csv", "markdown", "jsonld", "html"])
  func lossless(format: String) async throws {
    let result = try await fixtures("export", "--format", format, "--loss").result()
    #expect(result.errors.contains("recipes: \(format) lost nothing of 88 recipes\n"))
    #expect(!result.errors.contains("loss: "))
  }

  @Test("--loss lists the fields by number and then recipe by recipe, the same every time")
  func losses() async throws {
    let arguments = ["export", "--format", "recipemd", "-n", "2", "--output"]
    let folder = try TemporaryFolder()
    let run = fixtures(arguments + [folder.path + "/book/", "--loss"])
    let result = try await run.result()
    #expect(result.errors == (try await run.result().errors))
    let lines = result.errors.split(separator: "\n")
    #expect(
      lines.contains {
        $0.hasPrefix("recipes: recipemd lost or changed something of 2 of 2 recipes: ")
      })
    #expect(
      lines.contains { $0.hasPrefix("loss: Potato-Leek Soup (") && $0.contains("social_rank") })
    #expect(!result.errors.contains("--loss lists them"))
  }

  @Test("without --loss a line says that there are losses, unless the run is quiet")
  func remark() async throws {
    let folder = try TemporaryFolder()
    let arguments = ["export", "--format", "nextcloud", "--output", folder.path + "/book/"]
    let result = try await fixtures(arguments).result()
    #expect(
      result.errors.contains("recipes have fields that nextcloud cannot represent; --loss lists"))
    #expect(try await !fixtures(arguments + ["-q"]).result().errors.contains("cannot represent"))
  }

  @Test("fields are chosen of data only")
  func fields() async throws {
    let result = try await fixtures("export", "--format", "html", "--fields", "title").result()
    #expect(result.status == 2)
    #expect(result.errors.contains("html gets complete recipes: '--fields' cannot be used"))
  }

  @Test("a table is for reading, and the message says which formats an export has")
  func table() async throws {
    let result = try await fixtures("export", "--format", "table").result()
    #expect(result.status == 2)
    #expect(
      result.errors.contains("'export' has no format 'table', which is for reading on a terminal"))
    #expect(result.errors.contains("its formats are json, ") && !result.errors.contains("did you"))
  }
}

/// A run over the fixtures with arguments that were put together.
private func fixtures(_ arguments: [String]) -> CommandRun {
  CommandRun(RecipesBinary.path, arguments).inClone()
}
