import RecipeCore
import TestSupport
import Testing

@testable import RecipeCLI

@Suite("The pager")
struct PagerTests {
  /// A kitchen on a terminal of a height, with `less` and `most` installed.
  private func kitchen(height: Int?, _ variables: [String: String] = [:]) -> Kitchen {
    var kitchen = Kitchen()
    kitchen.width = 80
    kitchen.height = height
    kitchen.variables = ["HOME": "/home", "PATH": "/bin", "TERM": "xterm"]
      .merging(variables) { $1 }
    for program in ["less", "most"] {
      kitchen.files.put(.file([]), at: "/bin/" + program)
      kitchen.files.setPermissions(0o755, of: "/bin/" + program)
    }
    return kitchen
  }

  @Test("a page longer than the screen goes to less as Git starts it, and to nothing else")
  func long() async {
    let kitchen = kitchen(height: 5)
    let outcome = await kitchen.run("help", "list")
    #expect(outcome.status == .done)
    #expect(outcome.output.isEmpty)
    #expect(kitchen.launcher.presented.map(\.program.command) == [["/bin/less"]])
    #expect(kitchen.launcher.presented.first?.program.variables["LESS"] == "FRX")
    #expect(kitchen.launcher.presented.first?.page.contains("recipes list") == true)
  }

  @Test("the options of less that a person set stay")
  func less() async {
    let kitchen = kitchen(height: 5, ["LESS": "S"])
    _ = await kitchen.run("help")
    #expect(kitchen.launcher.presented.first?.program.variables["LESS"] == "S")
  }

  @Test(
    "RECIPES_PAGER comes before PAGER, and quoting needs a shell",
    arguments: [
      (["PAGER": "most -s"], ["/bin/most", "-s"]),
      (["PAGER": "most", "RECIPES_PAGER": "less -S"], ["/bin/less", "-S"]),
      (["PAGER": "less '+/a b'"], ["/bin/sh", "-c", "less '+/a b'"]),
    ])
  func choice(variables: [String: String], command: [String]) async {
    let kitchen = kitchen(height: 5, variables)
    _ = await kitchen.run("help")
    #expect(kitchen.launcher.presented.map(\.program.command) == [command])
  }

  @Test(
    "no pager is started without a reason, and none that is missing",
    arguments: [
      (Int?.some(500), [String: String](), [String]()), (nil, [:], []), (5, [:], ["--no-pager"]),
      (5, ["PAGER": "cat"], []), (5, ["PAGER": ""], []), (5, ["PAGER": "absent"], []),
      (5, ["TERM": "dumb"], []),
    ])
  func none(height: Int?, variables: [String: String], options: [String]) async {
    let kitchen = kitchen(height: height, variables)
    let outcome = await kitchen.run(["help", "list"] + options)
    #expect(kitchen.launcher.presented.isEmpty)
    #expect(outcome.output.hasPrefix("recipes list: "))
  }

  @Test("a pager that cannot be started leaves the page to the terminal")
  func broken() async {
    var kitchen = kitchen(height: 5)
    kitchen.launcher = RecordingLauncher(canPresent: false)
    #expect(await kitchen.run("help").output.hasPrefix("recipes: "))
  }
}
