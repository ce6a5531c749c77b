import TestSupport
import Testing

@testable import RecipeCLI

@Suite("Sources that fail while several recipes are named")
struct SourceFailureTests {
  private static func kitchen() -> Kitchen {
    let kitchen = Kitchen(Kitchen.halfDead)
    let stew = #"{"title": "Stew", "ingredients": ["1 swede"], "directions": ["Boil it."]}"#
    kitchen.files.put(.file(Array(stew.utf8)), at: "/home/ana/stew.json")
    return kitchen
  }

  @Test(
    "a source that fails is named once, in whatever order sources and files are named",
    arguments: [
      ["shop", "Leek soup"], ["shop", "Leek soup", "./stew.json"],
      ["shop", "./stew.json", "Leek soup"], ["shop", "Leek soup", "Tea"],
      ["diff", "Leek soup", "./stew.json"], ["diff", "./stew.json", "Leek soup"],
      ["diff", "Leek soup", "Tea"], ["mark", "Leek soup", "--cooked"],
      ["mark", "Leek soup", "Tea", "--favourite"],
    ])
  func reports(command: [String]) async {
    let outcome = await Self.kitchen().run(command)
    #expect(outcome.status == .someSourcesFailed)
    #expect(outcome.errors.split(separator: "\n").count { $0.contains("attic") } == 1)
    #expect(!outcome.output.isEmpty)
  }

  @Test("files alone blame no source", arguments: [["shop", "./stew.json"]])
  func files(command: [String]) async {
    let outcome = await Self.kitchen().run(command)
    #expect(outcome.status == .done)
    #expect(outcome.errors.isEmpty)
  }

  @Test("shop takes as many recipes from the command line as from standard input")
  func limit() async {
    let outcome = await Self.kitchen().run(["shop"] + Array(repeating: "Tea", count: 201))
    #expect(outcome.errors.contains("more than 200 recipes"))
    #expect(outcome.output.isEmpty)
  }
}
