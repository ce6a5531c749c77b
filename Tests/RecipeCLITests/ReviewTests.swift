import RecipeCore
import TestSupport
import Testing

@testable import RecipeCLI

@Suite("The review of uncertain pairs")
struct ReviewTests {
  private static let file = "/home/ana/library/.duplicates.txt"

  /// Pies of which three pairs are uncertain, and a person who gives answers.
  private func kitchen(_ answers: [String], terminal: Bool = false) -> Kitchen {
    var kitchen = Kitchen()
    let foods = [
      "apple": ["500 g apples", "200 g sugar"], "plum": ["500 g plums", "200 g sugar"],
      "pear": ["500 g pears", "100 g butter"],
    ]
    for (name, lines) in foods {
      for (place, extra) in [("a", "1 pinch of cloves"), ("b", "2 tablespoons rum")] {
        let list = (lines + ["300 g flour", "3 eggs", extra]).map { "\"\($0)\"" }
        let text = """
          {"title": "\(name) pie", "ingredients": [\(list.joined(separator: ","))],
           "source_url": "http://\(place).example/\(name)"}
          """
        kitchen.files.put(.file(Array(text.utf8)), at: "/home/ana/box/\(name)-\(place).json")
      }
    }
    kitchen.answers = answers
    kitchen.isPipe = !terminal
    return kitchen
  }

  private func decisions(_ kitchen: Kitchen) -> [String] {
    (kitchen.files.text(of: Self.file) ?? "").split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  private func review(_ answers: String...) async -> (Kitchen, Kitchen.Outcome) {
    let kitchen = kitchen(answers)
    return (kitchen, await kitchen.run("duplicates", "review"))
  }

  @Test("each answer is kept, and what is left is said")
  func answers() async {
    let (kitchen, outcome) = await review("s", "different", "K", "q")
    #expect(outcome.status == .done)
    let kinds = decisions(kitchen).map { $0.prefix { $0 != " " } }.sorted()
    #expect(kinds == ["link", "unlink"])
    #expect(outcome.output.contains("1 linked, 1 unlinked, 1 skipped; 1 pair left"))
  }

  @Test("a review goes on where it was left, and asks about skipped pairs again")
  func resuming() async {
    let (kitchen, first) = await review("d", "k", "q")
    #expect(first.output.hasSuffix("2 pairs left\n"))
    var again = kitchen
    again.answers = ["d", "d"]
    let second = await again.run("duplicates", "review")
    #expect(second.output.hasSuffix("2 unlinked; no pair left\n"))
    #expect(decisions(kitchen).count == 3)
    let third = await again.run("duplicates", "review")
    #expect(third.status == .done)
    #expect(third.errors.contains("no pair is uncertain"))
  }

  @Test("undo takes back the last answer and asks again")
  func undo() async {
    let (kitchen, outcome) = await review("d", "u", "u", "q")
    #expect(decisions(kitchen).isEmpty)
    #expect(outcome.errors.contains("there is no answer to undo"))
    #expect(outcome.output.hasSuffix("nothing decided; 3 pairs left\n"))
    let pairs = outcome.output.matches(of: #/(?m)^--- .*/#).map(\.output)
    // The pair is not repeated where there is nothing to undo: what is said would scroll away.
    #expect(pairs.count == 3 && Set(pairs).count == 2)
    #expect(pairs.first == pairs.last && pairs.first != pairs.dropFirst().first)
  }

  @Test(
    "files and folders are reviewed on the spot, and the answers kept there",
    arguments: [["box"], ["box/apple-a.json", "box/apple-b.json"]])
  func places(words: [String]) async {
    let kitchen = kitchen(["d", "q"])
    let outcome = await kitchen.run(["duplicates", "review"] + words)
    #expect(outcome.status == .done)
    #expect(outcome.errors.contains("box/.duplicates.txt"))
    #expect(kitchen.files.text(of: "/home/ana/box/.duplicates.txt")?.contains("unlink ") == true)
    #expect(decisions(kitchen).isEmpty)
  }

  @Test("an address alone has no place for answers")
  func addressAlone() async {
    let outcome = await kitchen(["q"]).run("duplicates", "review", "https://a.example/pie")
    #expect(outcome.status == .usage && outcome.errors.contains("name a file or folder"))
  }

  @Test("an unknown answer is asked again, and the end of a pipe quits")
  func unknown() async {
    let (kitchen, outcome) = await review("yes", "s")
    #expect(outcome.errors.contains("'yes' is not an answer"))
    #expect(decisions(kitchen).count == 1)
    #expect(outcome.status == .done)
  }

  @Test("single keys answer at a terminal, which is given back")
  func keys() async {
    var kitchen = kitchen([], terminal: true)
    let terminal = ScriptedTerminal([
      .bytes(Array("s\r".utf8)), .bytes(Array("x".utf8)), .bytes([0x1B]), .silence,
      .bytes(Array("k".utf8)), .bytes(Array("q".utf8)),
    ])
    kitchen.terminal = terminal
    let outcome = await kitchen.run("duplicates", "review")
    #expect(outcome.status == .done)
    #expect(outcome.output.hasSuffix("1 linked, 1 skipped; 2 pairs left\n"))
    #expect(outcome.errors.contains("[q]uit? same\n"))
    #expect(outcome.errors.contains("'x' is not an answer"))
    #expect(terminal.uses == [.keys] && terminal.isGivenBack)
  }

  @Test("keys that were pressed before a pair was shown decide nothing")
  func typedAhead() async {
    var kitchen = kitchen([], terminal: true)
    kitchen.terminal = ScriptedTerminal([
      .typedAhead, .bytes(Array("dss".utf8)), .typedAhead, .bytes(Array("q".utf8)),
    ])
    let outcome = await kitchen.run("duplicates", "review")
    #expect(outcome.output.hasSuffix("1 unlinked; 2 pairs left\n"))
    #expect(decisions(kitchen).count == 1)
  }

  @Test("a pair longer than the screen is not shown by a pager, which would take the answers")
  func noPager() async {
    var kitchen = kitchen([], terminal: true)
    (kitchen.width, kitchen.height) = (80, 5)
    kitchen.files.put(.file([]), at: "/bin/less")
    kitchen.files.setPermissions(0o755, of: "/bin/less")
    kitchen.variables = ["HOME": "/home", "PATH": "/bin", "TERM": "xterm"]
    kitchen.terminal = ScriptedTerminal([.bytes(Array("q".utf8))])
    let outcome = await kitchen.run("duplicates", "review")
    #expect(outcome.output.contains("3 left; now"))
    #expect(kitchen.launcher.presented.isEmpty)
  }

  @Test("Ctrl-D and a terminal that goes away end a review", arguments: [[0x04], []] as [[UInt8]])
  func end(bytes: [UInt8]) async {
    var kitchen = kitchen([], terminal: true)
    kitchen.terminal = ScriptedTerminal([.bytes([0x64]), .bytes(bytes)])
    let outcome = await kitchen.run("duplicates", "review")
    #expect(outcome.output.hasSuffix("1 unlinked; 2 pairs left\n"))
    #expect(decisions(kitchen).count == 1)
  }

  @Test("the question is written to a terminal, and not into a pipe")
  func question() async {
    let shown = await kitchen(["q"], terminal: true).run("duplicates", "review")
    #expect(shown.errors.contains("[s]ame, [d]ifferent, s[k]ip, [u]ndo, [q]uit? "))
    let (_, piped) = await review("q")
    #expect(!piped.errors.contains("[s]ame"))
  }

  @Test("what is asked is for people", arguments: [["-o", "json"], ["--no-merge"]])
  func refused(options: [String]) async {
    let outcome = await kitchen(["q"]).run(["duplicates", "review"] + options)
    #expect(outcome.status == .usage)
  }
}
