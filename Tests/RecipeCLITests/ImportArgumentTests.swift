import RecipeDocuments
import TestSupport
import Testing

@testable import RecipeCLI

@Suite("What import is asked for")
struct ImportArgumentTests {
  private static let soup = #"{"title": "Soup", "ingredients": ["leeks"]}"#

  private func kitchen(_ files: [String: String] = ["soup.json": soup]) -> Kitchen {
    let kitchen = Kitchen()
    for (name, text) in files {
      kitchen.files.put(.file(Array(text.utf8)), at: "/home/ana/" + name)
    }
    return kitchen
  }

  @Test("a path that is not there is a failed entry, and the others are imported")
  func missing() async {
    let outcome = await kitchen().run(
      "import", "gone", "soup.json", "", "--template", "{status} {origin} {reason}")
    #expect(outcome.status == .someSourcesFailed)
    #expect(
      outcome.output == """
        failed /home/ana/gone no such file or folder
        imported /home/ana/soup.json 
        failed  no such file or folder

        """)
    #expect(outcome.errors.contains("gone: error: no such file or folder (check the path;"))
  }

  @Test(
    "when nothing that was named can be there, the command is wrong",
    arguments: [
      (["gone"], "gone: no such file or folder"), (["gone", ""], "gone: no such"),
      (["ftp://a/b"], "'ftp://a/b': ftp:// addresses are not supported"),
      ([], "'recipes import' needs PATH or URL"),
      (["--retry", "a"], "'--retry' does not take PATH or URL"),
    ])
  func usage(arguments: [String], message: String) async {
    let kitchen = kitchen()
    let outcome = await kitchen.run(["import"] + arguments)
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains(message))
    #expect(!kitchen.files.filePaths.contains { $0.contains("/library/") })
  }

  @Test("standard input is read, and called that")
  func standardInput() async {
    let kitchen = kitchen(["soup.json": ""])
    kitchen.files.put(.file(Array(Self.soup.utf8)), at: "/dev/stdin")
    let template = "{status} {title} {origin} {format}"
    let outcome = await kitchen.run("import", "-", "--template", template)
    #expect(outcome.status == .done)
    #expect(outcome.output == "imported Soup standard input json\n")
    kitchen.files.put(
      .file(Array(#"{"title": "Soup", "ingredients": ["nettles"]}"#.utf8)), at: "/dev/stdin")
    let other = await kitchen.run("import", "-", "--template", template)
    #expect(other.output == "imported Soup standard input json\n")
  }

  @Test("--retry imports what failed or was broken the last time, once it is put right")
  func retry() async {
    let kitchen = kitchen(["soup.json": Self.soup, "broken.json": "{"])
    _ = await kitchen.run("import", "gone.json", "soup.json", "broken.json")
    kitchen.files.put(.file(Array(Self.soup.utf8)), at: "/home/ana/broken.json")
    let template = "{status} {origin}"
    let second = await kitchen.run("import", "--retry", "--template", template)
    #expect(second.status == .someSourcesFailed)
    #expect(second.output == "failed /home/ana/gone.json\nskipped /home/ana/broken.json\n")
    kitchen.files.put(
      .file(Array(#"{"title": "Tea", "ingredients": ["tea"]}"#.utf8)), at: "/home/ana/gone.json")
    let third = await kitchen.run("import", "--retry", "--template", template)
    #expect(third.status == .done)
    #expect(third.output == "imported /home/ana/gone.json\n")
    let fourth = await kitchen.run("import", "--retry")
    #expect(fourth.status == .nothingFound)
    #expect(fourth.errors.contains("there is nothing to retry"))
  }

  @Test("a dry run does not change what --retry takes")
  func dryRun() async {
    let kitchen = kitchen()
    _ = await kitchen.run("import", "gone", "soup.json", "--dry-run")
    #expect(await kitchen.run("import", "--retry").status == .nothingFound)
  }

  @Test("--format makes every document one of that format, whatever it looks like")
  func forced() async {
    let kitchen = kitchen(["soup.txt": "# Soup\n\n## Ingredients\n\n- leeks\n"])
    let template = "{status} {format}"
    let told = await kitchen.run("import", "soup.txt", "--dry-run", "--template", template)
    #expect(told.output == "imported text\n")
    let forced = await kitchen.run(
      "import", "soup.txt", "--format", "json", "--template", template)
    #expect(forced.output == "failed json\n")
    #expect(await kitchen.run("import", "soup.txt", "--format", "odt").status == .usage)
    #expect(ImportFormat.names.starts(with: ["auto", "json", "ndjson"]))
  }

  @Test(
    "a file whose ending says nothing is a document when it begins as one",
    .enabled(
      if: DocumentFormats.knowsSign(of: Array("<!DOCTYPE html>\n<html>".utf8), path: "a"),
      "needs a format with a sign"))
  func signed() async {
    let kitchen = kitchen([
      "new/page": "<!DOCTYPE html>\n<html><p>Soup</p></html>", "new/other": "# Soup",
    ])
    let outcome = await kitchen.run("import", "new", "-v", "--template", "{origin}")
    #expect(outcome.output == "/home/ana/new/page\n")
    #expect(outcome.errors.contains("1 file was skipped"))
  }
}
