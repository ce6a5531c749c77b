import RecipeCore
import RecipeMerging
import TestSupport
import Testing

@testable import RecipeCLI

@Suite("Recipes that commands are told to act upon")
struct NamedRecipeTests {
  private static let tea = RecipeID.of(RecordReference(source: "box", id: "tea.json"))

  @Test(
    "the beginning of a title is none for what changes, buys or opens",
    arguments: [["mark", "leek", "--cooked"], ["shop", "leek"], ["open", "leek", "--print"]])
  func beginning(command: [String]) async {
    let kitchen = Kitchen()
    let outcome = await kitchen.run(command)
    #expect(outcome.status == .nothingFound)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("did you mean 'Leek soup'?"))
    #expect(kitchen.files.text(of: "/home/ana/library/.marks.txt") == nil)
  }

  @Test("a title whole is one, and the beginning of one for what only shows")
  func whole() async {
    let kitchen = Kitchen()
    #expect(await kitchen.run("mark", "LEEK SOUP", "--cooked").status == .done)
    #expect(await kitchen.run("show", "leek").output.contains("Leek soup"))
  }

  @Test(
    "shop reads ids, titles and objects with an id, and no comments",
    arguments: ["Tea", tea, #"{"id": "\#(tea)", "title": "Tea"}"#])
  func shopping(line: String) async {
    var kitchen = Kitchen()
    (kitchen.answers, kitchen.isPipe) = (["# for Sunday", "", line], true)
    let outcome = await kitchen.run("shop", "-")
    #expect(outcome.status == .done)
    #expect(outcome.output.contains("tea") && !outcome.output.contains("leek"))
  }

  @Test("shop says what a line of JSON lacks")
  func shoppingWithoutID() async {
    var kitchen = Kitchen()
    (kitchen.answers, kitchen.isPipe) = (["{"], true)
    let outcome = await kitchen.run("shop", "-")
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("not a JSON object with an 'id'"))
  }

  @Test(
    "BROWSER names what opens a page",
    arguments: [
      ("lynx -x", ["lynx", "-x", "https://www.example.org/leek/?utm_source=x"]),
      ("w3m:lynx", ["w3m", "https://www.example.org/leek/?utm_source=x"]),
      ("see url=%s", ["see", "url=https://www.example.org/leek/?utm_source=x"]),
    ])
  func browser(variable: String, command: [String]) async {
    var kitchen = Kitchen()
    kitchen.variables["BROWSER"] = variable
    #expect(await kitchen.run("open", "leek soup").status == .done)
    #expect(kitchen.launcher.commands.last?.suffix(command.count) == command[...])
  }

  @Test("an export of nothing says so, and how a recipe is named by its id")
  func exportOfNothing() async {
    let outcome = await Kitchen().run("export", "aaa4", "-o", "json")
    #expect(outcome.status == .nothingFound)
    #expect(outcome.errors.contains("nothing matches 'aaa4'"))
    #expect(outcome.errors.contains("id:aaa4"))
  }

  @Test("a faulty saved query is found by config check")
  func savedQuery() async {
    let kitchen = Kitchen(Kitchen.configuration + "\n[queries]\nloop = \"@loop\"\n")
    let outcome = await kitchen.run("config", "check")
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("queries.loop: the saved query '@loop' uses itself"))
  }

  @Test("a file that is named keeps its index for the next run")
  func indexOfFile() async {
    let kitchen = Kitchen()
    let objects = (0..<300).map { number in
      #"{"id": "\#(number)", "title": "Stew \#(number)", "ingredients": ["\#(number + 2) swedes"]}"#
    }
    let text = "[" + objects.joined(separator: ",") + "]"
    kitchen.files.put(.file(Array(text.utf8)), at: "/home/ana/stews.json")
    #expect(await kitchen.run("show", "./stews.json#77").status == .done)
    #expect(kitchen.files.filePaths.contains { $0.hasSuffix(".index") })
    let before = kitchen.files.reads.count
    let again = await kitchen.run("show", "./stews.json#77")
    #expect(again.output.contains("Stew 77"), "\(again)")
    #expect(!kitchen.files.reads.dropFirst(before).contains("/home/ana/stews.json"))
  }
}
