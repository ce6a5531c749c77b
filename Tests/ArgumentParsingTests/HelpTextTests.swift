import ArgumentParsing
import Testing

@Suite("Help")
struct HelpTextTests {
  private func help(_ names: [String], width: Int = 80) throws -> String {
    let path = try #require(SampleTree.root.path(to: names))
    return HelpText(path: path, width: width).text
  }

  @Test("examples come first, then usage, then options by section")
  func whole() throws {
    #expect(
      try help(["search"]) == """
        kitchen search: what fits

        Examples:
          kitchen search leek -onion  leek without onion

        Usage: kitchen search [options] QUERY...

        Arguments:
          QUERY  words

        Result options:
          -o, --format FORMAT  the format (table, json, csv)

        Options:
          -n, --limit N        how many
              --template TEXT  a line each

        Global options:
          -q, --quiet        say less
          -v, --verbose      say more
              --config FILE  settings
              --source NAME  only this one

        """)
  }

  @Test("hidden commands stay hidden")
  func hidden() throws {
    #expect(try !help([]).contains("__words"))
  }

  @Test("no line is wider than asked for, within 60 and 100 columns", arguments: [20, 60, 75, 300])
  func width(width: Int) throws {
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    let command = CommandSpecification(
      "long", words, discussion: [words], examples: [CommandExample("long", words)],
      options: [.flag("a-very-long-name-that-needs-its-own-line", words)])
    let text = HelpText(path: [command], width: width).text
    let widest = text.split(separator: "\n").map(\.count).max()
    #expect(try #require(widest) <= min(max(width, 60), 100))
    #expect(try #require(widest) > min(max(width, 60), 100) - 6)
  }
}
