import TestSupport
import Testing

@testable import RecipeCLI

@Suite("The report of an import")
struct ImportReportTests {
  private func kitchen(width: Int? = nil) -> Kitchen {
    var kitchen = Kitchen()
    kitchen.width = width
    let lines = """
      {"title": "Leek soup", "ingredients": ["3 leeks"]}
      {"title": "Bread", "ingredients": ["flour"]}
      {"title":
      """
    kitchen.files.put(.file(Array(lines.utf8)), at: "/home/ana/new/all.ndjson")
    kitchen.files.put(.file(Array("{".utf8)), at: "/home/ana/new/broken.json")
    kitchen.files.put(.file(Array("Ring Ann.".utf8)), at: "/srv/todo.md")
    return kitchen
  }

  @Test("a table names paths from the current folder, and fits")
  func table() async {
    let outcome = await kitchen(width: 200).run("import", "new", "/srv", "--color", "never")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.count <= 200 })
    for heading in ["STATUS", "TITLE", "FROM", "WHY"] { #expect(lines[0].contains(heading)) }
    #expect(lines[1].contains(" new/all.ndjson#1"))
    #expect(lines[4].contains(" /srv/todo.md"))
  }

  @Test("a table names paths from the only folder, if it is elsewhere")
  func otherFolder() async {
    let outcome = await kitchen(width: 200).run("import", "/srv", "--color", "never")
    #expect(outcome.output.split(separator: "\n").last?.contains(" todo.md ") == true)
  }

  @Test("a file whose name is longer than the line of a narrow terminal is below its status")
  func longName() async {
    let outcome = await kitchen(width: 20).run("import", "new", "--color", "never")
    #expect(outcome.output.contains("failed\n  new/broken.json\n"))
  }

  @Test("where file and cause do not fit side by side, they stand one under the other, whole")
  func list() async {
    let outcome = await kitchen(width: 50).run("import", "new", "/srv", "--color", "never")
    #expect(
      outcome.output == """
        imported  Leek soup  new/all.ndjson#1
        imported  Bread  new/all.ndjson#2
          line 3: not valid JSON: expected a value, found
          the end of the text
        failed  new/broken.json
          line 1: not valid JSON: expected a member's name
          or '}', found the end of the text
        skipped  /srv/todo.md
          line 1: no recipe: no ingredients and no
          directions

        """)
    #expect(!outcome.errors.contains("new/broken.json"))
    let verbose = await kitchen(width: 50).run("import", "new", "-v")
    #expect(verbose.errors.contains("new/broken.json"))
  }

  @Test("a wide table says by which format, and its problem")
  func wideTable() async {
    let outcome = await kitchen(width: 200).run("import", "new", "--color", "never")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[0].contains("FORMAT") && lines[0].contains("PROBLEM"))
    #expect(lines[2].contains("ndjson") && lines[2].contains("line 3: not valid JSON"))
  }

  @Test("JSON has everything, what was odd as objects with their places")
  func json() async {
    let outcome = await kitchen().run("import", "new", "-o", "json")
    let compact = outcome.output.filter { $0 != "\n" }.replacing("  ", with: "")
    #expect(
      compact.contains(#""imported": 2,"unchanged": 0,"updated": 0,"skipped": 0,"failed": 1"#))
    #expect(
      compact.contains(
        #""message": "not valid JSON: expected a value, found the end of the text""#
          + #","path": "/home/ana/new/all.ndjson","line": 3,"column": "#))
    #expect(compact.contains(#""status": "failed","origin": "/home/ana/new/broken.json""#))
    #expect(compact.contains(#""format": "ndjson","dialect": ""#))
  }

  @Test("what is there already says from where, in words and as a value")
  func known() async {
    let kitchen = kitchen()
    kitchen.files.put(
      .file(Array(#"{"title": "Bread", "ingredients": ["flour"]}"#.utf8)), at: "/home/ana/b.json")
    _ = await kitchen.run("import", "new")
    let row = await kitchen.run("import", "b.json", "--template", "{status}|{reason}|{known_from}")
    let place = "/home/ana/new/all.ndjson"
    #expect(row.output == "skipped|already there from \(place)|\(place)\n")
    let table = await kitchen.run("import", "b.json").output
    #expect(table.contains("already there from new/all.ndjson"))
  }

  @Test("what was odd is on standard error, each of it with -v")
  func notices() async {
    let outcome = await kitchen().run("import", "new", "/srv", "-v")
    #expect(outcome.errors.contains("new/all.ndjson:3:"))
    #expect(outcome.errors.contains("new/broken.json:1:"))
    #expect(outcome.errors.contains("/srv/todo.md:1: note: no recipe"))
  }

  @Test("progress says how much is done of what, cut to the terminal")
  func progress() {
    let count = ImportCount()
    count.begin("Reading", total: 4)
    count.add("/home/ana/new/all.ndjson")
    let line = count.line(width: 80) { $0.shown(from: "/home/ana") }
    #expect(line == "Reading ━━━━━╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ 1/4 new/all.ndjson")
    #expect(count.line(width: 36) { $0 } == "Reading ━━━━━╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ 1/4 /h")
    for _ in 0..<9 { count.add("b") }
    #expect(count.line(width: 80) { $0 } == "Reading ━━━━━━━━━━━━━━━━━━━━ 4/4 b")
    count.begin("Writing", total: 0)
    #expect(count.line(width: 80) { $0 }.hasPrefix("Writing ╌"))
  }
}
