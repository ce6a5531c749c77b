import RecipeCore
import TestSupport
import Testing

@testable import RecipeCLI

@Suite("The doctor")
struct DoctorTests {
  private struct Line: Sendable {
    let area: String
    let severity: String
    let what: String
    let place: String
    let rest: [String]
  }

  private func findings(_ kitchen: Kitchen) async -> (lines: [Line], status: ExitStatus) {
    let template = "{area}|{severity}|{what}|{where}|{why}|{do}"
    let outcome = await kitchen.run("doctor", "--template", template)
    let lines = outcome.output.split(separator: "\n").map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      return Line(
        area: parts[0], severity: parts[1], what: parts[2], place: parts[3],
        rest: Array(parts[4...]))
    }
    return (lines, outcome.status)
  }

  @Test("a healthy set-up has nothing wrong")
  func healthy() async {
    let outcome = await SetUpFault.healthy.run("doctor")
    #expect(outcome.output == "nothing is wrong\n")
    #expect(outcome.status == .done)
    #expect(outcome.errors.isEmpty)
  }

  @Test("with a source that asks a server, it says that no server was asked")
  func servers() async {
    let kitchen = SetUpFault.healthy
    let text =
      Kitchen.configuration
      + "\n[sources.api]\nkind = \"food2fork\"\nbase_url = \"https://example.org/api\"\n"
    kitchen.files.put(.file(Array(text.utf8)), at: "/home/ana/recipes.toml")
    let outcome = await kitchen.run("doctor")
    #expect(
      outcome.output
        == "nothing is wrong; no server was asked ('recipes sources check' does)\n")
    #expect(outcome.status == .done)
  }

  @Test("each fault is found, with what, where, why and what to do", arguments: SetUpFault.all)
  func faults(fault: SetUpFault) async {
    var kitchen = SetUpFault.healthy
    fault.seed(&kitchen)
    let (lines, status) = await findings(kitchen)
    #expect(status == .nothingFound)
    let found = lines.filter {
      $0.area == fault.area && $0.severity != "note" && $0.what.contains(fault.what)
        && $0.place.contains(fault.place)
    }
    #expect(found.count == 1, "\(lines)")
    #expect(lines.count { $0.severity != "note" } == 1, "\(lines)")
    #expect(lines.allSatisfy { $0.rest.allSatisfy { !$0.isEmpty } })
  }

  @Test("a missing program of a configuration that is not trusted is told, too")
  func untrustedProgram() async {
    let kitchen = SetUpFault.healthy
    let text =
      Kitchen.configuration + "\n[sources.plug]\nkind = \"process\"\ncommand = \"./nosuch\"\n"
    kitchen.files.put(.file(Array(text.utf8)), at: "/home/ana/recipes.toml")
    let (lines, _) = await findings(kitchen)
    #expect(lines.contains { $0.what.contains("not trusted") })
    #expect(lines.contains { $0.what == "there is no program 'nosuch' that can be run" })
  }

  @Test("a file that two sources read is named once, and of the library nothing can be excluded")
  func namedOnce() async {
    let kitchen = SetUpFault.healthy
    let text = Kitchen.configuration + "\n[sources.again]\nkind = \"folder\"\npath = \"box\"\n"
    kitchen.files.put(.file(Array(text.utf8)), at: "/home/ana/recipes.toml")
    kitchen.files.put(.file(Array("{\"title\": ".utf8)), at: "/home/ana/box/rye.json")
    kitchen.files.put(.file(Array("{\"title\": ".utf8)), at: "/home/ana/library/rye.json")
    let (lines, _) = await findings(kitchen)
    #expect(lines.count { $0.place.contains("box/rye.json") } == 1)
    let library = lines.filter { $0.place.contains("library/rye.json") }
    #expect(library.count == 1)
    #expect(library.allSatisfy { !$0.rest.joined().contains("exclude") })
  }

  @Test("without a configuration it runs, and a note about that is no fault")
  func noConfiguration() async {
    let outcome = await Kitchen(nil).run("doctor")
    #expect(outcome.status == .done)
    #expect(outcome.output.contains("note: there is no recipes.toml"))
    #expect(outcome.output.hasSuffix("nothing is wrong\n"))
  }

  @Test("--fix removes what is corrupt in the cache, and is the same a second time")
  func fix() async {
    let kitchen = SetUpFault.healthy
    let index = "/home/.cache/recipes/index/x.index"
    kitchen.files.put(.file(Array("RECIDx07".utf8)), at: index)
    let fixed = await kitchen.run("doctor", "--fix")
    #expect(fixed.status == .done)
    #expect(fixed.output.contains("done:  removed /home/.cache/recipes/index/x.index"))
    #expect(fixed.output.hasSuffix("1 warning; 1 fixed\n"))
    #expect(kitchen.files.text(of: index) == nil)
    for _ in 1...2 {
      #expect(await kitchen.run("doctor", "--fix").output == "nothing is wrong\n")
    }
  }

  @Test("--fix leaves what a person wrote", arguments: SetUpFault.all)
  func fixIsSafe(fault: SetUpFault) async {
    var kitchen = SetUpFault.healthy
    fault.seed(&kitchen)
    let paths = ["/home/ana/recipes.toml", "/home/ana/library/.duplicates.txt"]
    let before = paths.map { kitchen.files.text(of: $0) }
    _ = await kitchen.run("doctor", "--fix")
    #expect(paths.map { kitchen.files.text(of: $0) } == before)
  }

  @Test("--fix a second time finds nothing more to do", arguments: SetUpFault.all)
  func fixIsStable(fault: SetUpFault) async {
    var kitchen = SetUpFault.healthy
    fault.seed(&kitchen)
    _ = await kitchen.run("doctor", "--fix")
    let (second, third) = (
      await kitchen.run("doctor", "--fix"), await kitchen.run("doctor", "--fix")
    )
    #expect(!second.output.contains("done:"))
    #expect(second.output == third.output && second.status == third.status)
  }

  @Test("at least 20 faults are seeded, some in each part of a set-up")
  func breadth() {
    #expect(SetUpFault.all.count >= 20)
    #expect(Set(SetUpFault.all.map(\.area)) == Set(DoctorArea.allCases.map(\.rawValue)))
  }

  @Test("many damaged documents are counted, and only some are named")
  func manyDocuments() async {
    let kitchen = SetUpFault.healthy
    for number in 1...50 {
      kitchen.files.put(.file(Array("{\"title\": ".utf8)), at: "/home/ana/box/\(number).json")
    }
    let (lines, _) = await findings(kitchen)
    #expect(lines.count { $0.place.hasPrefix("box/") } == 20)
    #expect(lines.contains { $0.what == "30 more problems with documents" })
  }

  @Test("an index of another version is not corrupt")
  func otherVersion() async {
    let kitchen = SetUpFault.healthy
    kitchen.files.put(
      .file(Array("RECIDx05 and more".utf8)), at: "/home/.cache/recipes/index/x.index")
    #expect(await kitchen.run("doctor").output == "nothing is wrong\n")
  }

  @Test("JSON says whether all is well, and each finding")
  func json() async {
    var kitchen = SetUpFault.healthy
    kitchen.variables["PAGER"] = "most"
    let outcome = await kitchen.run("doctor", "-o", "json", "--no-pager")
    #expect(outcome.output.contains("\"healthy\": false"))
    #expect(outcome.output.contains("\"where\": \"PAGER=most\""))
    #expect(outcome.output.contains("\"fixable\": false"))
  }
}
