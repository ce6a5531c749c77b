import RecipeCore
import TestSupport
import Testing

@testable import RecipeCLI
@testable import Text

@Suite("Linking, unlinking and explaining records")
struct DuplicatesTests {
  private static let file = "/home/ana/library/.duplicates.txt"

  /// A kitchen with an old and a new leek soup that the matching takes for one recipe.
  func kitchen(decisions: String? = nil) -> Kitchen {
    let kitchen = Kitchen()
    kitchen.files.put(
      .file(
        Array(
          #"""
          {"title": "Leek soup", "publisher": "Nan", "ingredients": ["2 leeks", "1 onion"],
           "source_url": "http://nan.example/soup"}
          """#.utf8)), at: "/home/ana/box/nan.json")
    if let decisions { kitchen.files.put(.file(Array(decisions.utf8)), at: Self.file) }
    return kitchen
  }

  private func decisions(_ kitchen: Kitchen) -> [String] {
    (kitchen.files.text(of: Self.file) ?? "").split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  @Test("link says what is now so, and where it was written")
  func link() async {
    let kitchen = kitchen()
    let outcome = await kitchen.run("duplicates", "link", "bread", "box:tea.json")
    #expect(outcome.status == .done)
    #expect(
      outcome.output == "linked box:bread.json and box:tea.json; one recipe of 2 records\n")
    #expect(outcome.errors.contains("wrote 'link box:bread.json box:tea.json' to library/.dup"))
    #expect(decisions(kitchen) == ["link box:bread.json box:tea.json"])
    let again = await kitchen.run("duplicates", "link", "tea", "bread")
    #expect(
      again.output == "box:tea.json and box:bread.json are one recipe of 2 records already\n")
  }

  @Test("unlink undoes link, and is written down when there is nothing to undo")
  func undo() async {
    let kitchen = kitchen(decisions: "link box:bread.json box:tea.json\n")
    let outcome = await kitchen.run("duplicates", "unlink", "bread", "tea")
    #expect(
      outcome.output
        == "unlinked box:bread.json and box:tea.json; two recipes, of 1 record and of 1 record\n")
    #expect(outcome.errors.contains("took 'link box:bread.json box:tea.json' out of"))
    #expect(decisions(kitchen).isEmpty)
    _ = await kitchen.run("duplicates", "unlink", "bread", "tea")
    #expect(decisions(kitchen) == ["unlink box:bread.json box:tea.json"])
    #expect(
      await kitchen.run("duplicates", "unlink", "bread", "tea").output.hasSuffix("already\n"))
  }

  @Test("link undoes unlink, and writes nothing that the matching finds by itself")
  func undoUnlink() async {
    let kitchen = kitchen()
    _ = await kitchen.run("duplicates", "unlink", "leek.json", "nan.json")
    #expect(decisions(kitchen) == ["unlink box:leek.json box:nan.json"])
    _ = await kitchen.run("duplicates", "link", "leek.json", "nan.json")
    #expect(decisions(kitchen).isEmpty)
  }

  @Test("several records are linked to the first, and unlinked pair by pair")
  func several() async {
    let kitchen = kitchen()
    let linked = await kitchen.run("duplicates", "link", "tea", "bread", "nan.json")
    #expect(linked.output.hasPrefix("linked box:tea.json, box:bread.json and box:nan.json; one"))
    #expect(
      decisions(kitchen) == [
        "link box:bread.json box:tea.json", "link box:nan.json box:tea.json",
      ])
    let parted = await kitchen.run("duplicates", "unlink", "tea", "bread", "nan.json")
    #expect(parted.output.hasSuffix("; 3 recipes\n"))
    #expect(decisions(kitchen).isEmpty)
    _ = await kitchen.run("duplicates", "unlink", "tea", "bread", "nan.json")
    #expect(decisions(kitchen).count == 3)
    _ = await kitchen.run("duplicates", "link", "tea", "bread", "nan.json")
    #expect(!decisions(kitchen).contains { $0.hasPrefix("unlink") })
  }

  @Test("to link a recipe any of its records will do, so its title is enough")
  func linkByTitle() async {
    let kitchen = kitchen()
    let outcome = await kitchen.run("duplicates", "link", "Leek soup", "bread")
    #expect(
      outcome.output == "linked box:leek.json and box:bread.json; one recipe of 3 records\n")
    let own = await kitchen.run("duplicates", "link", "leek.json", "Leek soup", "--dry-run")
    #expect(own.output.hasPrefix("would link box:leek.json and box:nan.json"))
    _ = await kitchen.run("duplicates", "unlink", "leek.json", "nan.json")
    let parted = await kitchen.run("duplicates", "link", "Leek soup", "tea")
    #expect(parted.status == .usage)
    #expect(parted.errors.contains("'Leek soup' could be 2 records"))
  }

  @Test("link of several records undoes unlink of them all at once")
  func undoSeveral() async {
    let kitchen = kitchen()
    let records = ["leek.json", "nan.json", "tea"]
    _ = await kitchen.run(["duplicates", "unlink"] + records)
    #expect(decisions(kitchen).count == 3)
    let linked = await kitchen.run(["duplicates", "link"] + records)
    #expect(linked.status == .done)
    #expect(linked.output.hasSuffix("one recipe of 3 records\n"))
    #expect(decisions(kitchen) == ["link box:leek.json box:tea.json"])
  }

  @Test("a dry run says what would be and writes nothing")
  func dryRun() async {
    let kitchen = kitchen()
    let outcome = await kitchen.run("duplicates", "link", "bread", "tea", "--dry-run")
    #expect(
      outcome.output == "would link box:bread.json and box:tea.json; one recipe of 2 records\n")
    #expect(outcome.errors.contains("would write 'link box:bread.json box:tea.json' to"))
    #expect(outcome.errors.contains("nothing was written"))
    let json = await kitchen.run(
      "duplicates", "link", "bread", "tea", "--dry-run", "-o", "json")
    #expect(json.output.contains("\"dry_run\": true"))
    #expect(kitchen.files.text(of: Self.file) == nil)
  }

  @Test("a link that other decisions forbid is refused, and they are named")
  func forbidden() async {
    let written = "link box:bread.json box:leek.json\nunlink box:leek.json box:tea.json\n"
    let kitchen = kitchen(decisions: written)
    let outcome = await kitchen.run("duplicates", "link", "bread", "tea")
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("would stay two recipes"))
    #expect(outcome.errors.contains("box:leek.json and box:tea.json are unlinked by hand"))
    #expect(kitchen.files.text(of: Self.file) == written)
  }

  @Test("an unlink that overrules a link says so")
  func overruled() async {
    let kitchen = kitchen(
      decisions: "link box:bread.json box:leek.json\nlink box:leek.json box:tea.json\n")
    let outcome = await kitchen.run("duplicates", "unlink", "bread", "tea")
    #expect(outcome.status == .done)
    #expect(outcome.errors.contains("are linked by hand, but now two recipes"))
    #expect(decisions(kitchen).contains("unlink box:bread.json box:tea.json"))
  }

  @Test(
    "of a link and an unlink beside each other each command leaves one",
    arguments: [
      ("link", [String]()), ("unlink", ["unlink box:bread.json box:tea.json"]),
    ])
  func contradiction(command: String, left: [String]) async {
    let pair = "box:bread.json box:tea.json"
    let kitchen = kitchen(decisions: "link \(pair)\nunlink \(pair)\n")
    let before = await kitchen.run("duplicates", "explain", "bread", "tea")
    #expect(before.errors.contains("library/.duplicates.txt:1: warning: "))
    #expect(before.output.contains("unlinked by hand"))
    _ = await kitchen.run("duplicates", command, "bread", "tea")
    #expect(decisions(kitchen) == (left.isEmpty ? ["link \(pair)"] : left))
  }

  @Test("a record that no source has can be let go, and is told of with -v")
  func absent() async {
    let kitchen = kitchen(decisions: "link api:1 box:tea.json\n")
    let counted = await kitchen.run("list")
    #expect(counted.status == .done)
    #expect(
      counted.errors
        == "recipes: 1 decision waits for a record that no source has now; -v shows it\n")
    #expect(await kitchen.run("list", "-q").errors.isEmpty)
    #expect(await kitchen.run("list", "--source", "box").errors.isEmpty)
    let told = await kitchen.run("list", "-v").errors
    #expect(told.contains("library/.duplicates.txt:1: note: no source has api:1 at present"))
    let refused = await kitchen.run("duplicates", "link", "api:1", "bread")
    #expect(refused.status == .nothingFound)
    let outcome = await kitchen.run("duplicates", "unlink", "api:1", "tea")
    #expect(outcome.output == "unlinked api:1 and box:tea.json; no source has api:1 now\n")
    #expect(decisions(kitchen).isEmpty)
  }

  @Test("decisions about the records of a source that failed, or is turned off, do not wait")
  func failedSource() async {
    let written = "link attic:1 box:tea.json\nlink cellar:1 box:tea.json\nlink x:1 box:a\n"
    let kitchen = Kitchen(
      Kitchen.halfDead + "\n[sources.cellar]\nkind = \"json\"\npath = \"x\"\nenabled = false\n")
    kitchen.files.put(.file(Array(written.utf8)), at: Self.file)
    let errors = await kitchen.run("list").errors
    #expect(errors.contains("recipes: 1 decision waits"))
    #expect(await kitchen.run("list", "-v").errors.contains("no source has x:1 at present"))
    #expect(!(await kitchen.run("list", "-v")).errors.contains("no source has attic:1 at present"))
  }

  @Test("CSV, TSV and templates have a row for each record, with its title")
  func rows() async {
    let kitchen = kitchen()
    let csv = await kitchen.run("duplicates", "-o", "csv").output
    let rows = csv.split(separator: "\r\n")
    #expect(rows[0] == "recipe,title,source,id,joined_to,score,reasons")
    #expect(rows[1].hasSuffix(",Leek soup,box,leek.json,,,"))
    #expect(rows[2].contains(",Leek soup,box,nan.json,box:leek.json,"))
    #expect(rows.count == 3 && !csv.contains("{"))
    let tsv = await kitchen.run("duplicates", "-o", "tsv", "--fields", "id,title").output
    #expect(tsv.hasPrefix("id\ttitle\n"))
    let titles = await kitchen.run("duplicates", "--template", "{title}").output
    #expect(titles == "Leek soup\nLeek soup\n")
    let fields = await kitchen.run("duplicates", "--variants", "--fields", "?").output
    #expect(fields.hasPrefix("title\nsource\nid\nother_title\n"))
    let objects = await kitchen.run("duplicates", "--fields", "?", "--json").output
    #expect(objects == "id\ntitle\nmembers\nlinks\n")
  }

  @Test(
    "what cannot be done says why",
    arguments: [
      (["link", "bread"], ExitStatus.usage, "needs two records"),
      (["link"], .usage, "needs RECORD"),
      (["unlink"] + (0...100).map { "box:\($0)" }, .usage, "takes at most 100 records"),
      (["link", "bread", "box:bread.json"], .usage, "are the same record, box:bread.json"),
      (["unlink", "leek soup", "bread"], .usage, "  box:leek.json  Leek soup"),
      (["explain", "leek soup", "bread"], .usage, "'leek soup' could be 2 records"),
      (["unlink", "caviar", "bread"], .nothingFound, "there is no record 'caviar'"),
      (["link", "bread", "tea", "--no-merge"], .usage, "'--no-merge' leaves nothing to link"),
      (["explain", "bread"], .usage, "needs B"),
      (["explain", "bread", "tea", "leek"], .usage, "does not take 'leek'"),
      (["explian", "bread", "tea"], .usage, "did you mean 'explain'?"),
    ] as [([String], ExitStatus, String)])
  func mistakes(arguments: [String], status: ExitStatus, message: String) async {
    let outcome = await kitchen().run(["duplicates"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message))
    #expect(outcome.output.isEmpty)
  }

  @Test("a decision file that cannot be read stops who would change it, and is named to all others")
  func unreadable() async {
    let kitchen = kitchen()
    kitchen.files.put(.unreadableFile, at: Self.file)
    let listed = await kitchen.run("list")
    #expect(listed.status == .done)
    #expect(listed.errors.contains("library/.duplicates.txt: error: links and unlinks are ignored"))
    #expect(await kitchen.run("list", "-q").errors.contains("permission denied"))
    #expect(await kitchen.run("list", "--no-merge").errors.isEmpty)
    let refused = await kitchen.run("duplicates", "link", "bread", "tea")
    #expect(refused.status == .usage)
    #expect(refused.errors.contains("permission denied"))
  }

  @Test("decisions are told in JSON, too")
  func json() async {
    let kitchen = kitchen()
    let outcome = await kitchen.run("duplicates", "link", "bread", "tea", "-o", "json")
    #expect(outcome.output.contains("\"decision\": \"link\""))
    #expect(outcome.output.contains("\"change\": \"stored\""))
    #expect(outcome.output.contains("\"dry_run\": false"))
    let row = await kitchen.run(
      "duplicates", "unlink", "bread", "tea", "--template", "{decision} {change}")
    #expect(row.output == "unlink undone\n")
  }
}
