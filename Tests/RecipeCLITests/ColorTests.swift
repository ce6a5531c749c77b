import Testing

@Suite("Colours")
struct ColorTests {
  @Test(
    "colours follow the option, the variables and the terminal",
    arguments: [
      (80, [:], [], true),
      (nil, [:], [], false),
      (80, ["NO_COLOR": "1"], [], false),
      (80, ["NO_COLOR": ""], [], true),
      (80, ["TERM": "dumb"], [], false),
      (80, ["TERM": ""], [], false),
      (nil, ["CLICOLOR_FORCE": "1"], [], true),
      (nil, ["CLICOLOR_FORCE": "0"], [], false),
      (nil, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], [], false),
      (nil, ["NO_COLOR": "1"], ["--color", "always"], true),
      (80, [:], ["--color=never"], false),
    ] as [(Int?, [String: String], [String], Bool)])
  func colors(width: Int?, variables: [String: String], options: [String], isColored: Bool) async {
    var kitchen = Kitchen()
    kitchen.width = width
    kitchen.variables.merge(variables) { $1 }
    let outcome = await kitchen.run(["show", "Leek soup"] + options)
    #expect(outcome.output.contains("\u{1B}[") == isColored)
  }

  @Test("the configuration's colour counts when the option is not given")
  func configuration() async {
    let kitchen = Kitchen(Kitchen.configuration + "\n[defaults]\ncolor = \"always\"\n")
    #expect(await kitchen.run("show", "Tea").output.contains("\u{1B}["))
    #expect(await !kitchen.run("show", "Tea", "--color", "never").output.contains("\u{1B}["))
  }
}
