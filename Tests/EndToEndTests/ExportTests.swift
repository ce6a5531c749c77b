import Foundation
import Testing

/// `export`: everything, to standard output, a file or a folder.
struct ExportTests {
  @Test("export writes every recipe, whatever the default limit")
  func everything() async throws {
    let result = try await fixtures("export", "--format", "ndjson").result()
    #expect(result.status == 0)
    #expect(result.lines.count == 88)
  }

  @Test("--output writes the same bytes into a file")
  func file() async throws {
    let folder = try TemporaryFolder()
    let shown = try await fixtures("export", "--format", "csv").result()
    let path = folder.path + "/all.csv"
    let written = try await fixtures("export", "--format", "csv", "--output", path).result()
    #expect(written.status == 0)
    #expect(written.output.isEmpty)
    #expect(try folder.text(of: "all.csv") == shown.output)
  }

  @Test(
    "a folder gets a file for each recipe",
    arguments: [
      "json", "markdown", "jsonld", "nextcloud", "recipemd", "cooklang", "paprika", "html",
    ])
  func folder(format: String) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/book/"
    let result = try await fixtures("export", "--format", format, "--output", path).result()
    #expect(result.status == 0)
    #expect(try folder.files(below: "book").count == 88)
  }

  @Test(
    "what was exported into a folder is read back, recipe by recipe and field by field",
    arguments: [("json", "json"), ("markdown", "markdown")])
  func roundTrip(format: String, kind: String) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/book/"
    let wrote = try await fixtures("export", "--format", format, "--output", path).result()
    #expect(wrote.errors.contains("wrote 88 files to "))
    try folder.write("[sources.book]\nkind = \"\(kind)\"\npath = \"book\"\n", to: "recipes.toml")
    let before = try rows(in: try await fixtures("list", "-n", "0", "--json").result())
    let list = recipes("list", "-n", "0", "--json", "--no-merge").inFolder(folder.path)
    let after = try rows(in: try await list.result())
    #expect(after.count == before.count)
    for (title, recipe) in before {
      #expect(after[title] == recipe, "\(title)")
    }
  }

  /// The recipes by title, without what depends on where they were read.
  private func rows(in result: CommandResult) throws -> [String: NSDictionary] {
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let recipes = (document as? [String: Any])?["recipes"] as? [[String: Any]] ?? []
    let pairs = recipes.map { row in
      var recipe = row
      for key in ["id", "sources"] { recipe[key] = nil }
      return (row["title"] as? String ?? "", recipe as NSDictionary)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  @Test("an export that finds nothing leaves the file of an earlier one as it was")
  func nothingFound() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("mine", to: "all.csv")
    let result = try await fixtures("export", "--output", path, "nosuchword").result()
    #expect(result.status == 1)
    #expect(result.errors.contains("\(path) was not changed"))
    #expect(try folder.text(of: "all.csv") == "mine")
  }

  @Test("a file whose ending is that of no format is refused, not written as something else")
  func unknownEnding() async throws {
    let folder = try TemporaryFolder()
    let result = try await fixtures("export", "--output", folder.path + "/all.xyz").result()
    #expect(result.status == 2)
    #expect(result.errors.contains("no format has the extension of 'all.xyz'"))
    #expect(try folder.files().isEmpty)
  }

  @Test("a reader that leaves early ends the run without a word", arguments: ["ndjson", "csv"])
  func brokenPipe(format: String) async throws {
    let folder = try TemporaryFolder()
    // Few recipes with long texts: more than a pipe holds many times over, and little to compare.
    let steps = String(repeating: "Stir. ", count: 500)
    let rows = (0..<100).map {
      #"{"title": "Soup \#($0)", "ingredients": ["\#($0) carrots"], "directions": "\#(steps)"}"#
    }
    try folder.write(rows.joined(separator: "\n"), to: "all/soups.ndjson")
    try folder.write("[sources.a]\nkind = \"json\"\npath = \"all\"\n", to: "recipes.toml")
    let script = "set +o pipefail\nrecipes export --format \(format) | head -n 1"
    let result = try await shell(script).inFolder(folder.path).result()
    #expect(result.status == 0)
    #expect(result.lines.count == 1)
    #expect(result.errors.isEmpty)
  }

  @Test("a draft that an export left which was ended goes with the next one")
  func leftDraft() async throws {
    let script =
      "mkdir d; touch d/.recipes-x.tmp d/.recipes.tmp; recipes export --output d/a.csv; ls -A d"
    let result = try await shell(script).inClone().result()
    #expect(result.lines == [".recipes.tmp", "a.csv"])
  }

  @Test(
    "a disk that is full in the middle of an export is told, and ends the run with 2",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func fullDiskOfFile() async throws {
    let script =
      "status=0; recipes export --format csv --output /dev/full || status=$?; echo $status"
    let result = try await shell(script).inClone().result()
    #expect(result.lines == ["2"])
    #expect(result.errors.contains("/dev/full: no space left on the disk"))
  }

  @Test("--output writes into a pipe that has a name, and leaves it one")
  func namedPipe() async throws {
    let script = "mkfifo p; recipes export --format csv --output p & cat p; wait; test -p p"
    let result = try await shell(script).inClone().result()
    #expect(result.status == 0)
    #expect(result.output == (try await fixtures("export", "--format", "csv").result().output))
  }

  @Test(
    "a full disk is told, and ends the run with 2",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"),
    arguments: ["list -n 0", "list -n 0 -o csv", "export --format ndjson", "help", "sources"])
  func fullDisk(command: String) async throws {
    let script = "status=0; recipes \(command) > /dev/full || status=$?; echo $status"
    let result = try await shell(script).inClone().result()
    #expect(result.lines == ["2"])
    #expect(result.errors.contains("cannot write to standard output: no space left on the disk"))
  }
}
