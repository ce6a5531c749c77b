import ArgumentParsing
import Testing

@Suite("Reading arguments")
struct ArgumentParserTests {
  private func parse(_ line: String) throws -> ParsedArguments {
    let words = line.split(separator: " ").map(String.init)
    return try ArgumentParser(root: SampleTree.root).parse(words)
  }

  @Test(
    "a value may be attached, follow, or be bundled",
    arguments: ["--limit 5", "--limit=5", "-n 5", "-n5", "-n=5", "-qn5", "-qvn 5", "-n 3 -n 5"])
  func values(options: String) throws {
    let parsed = try parse("list " + options)
    #expect(parsed.value("limit") == "5")
    #expect(parsed.commandNames == ["list"])
  }

  @Test(
    "an option has its value under each of its names",
    arguments: ["-o csv", "--format csv", "--output csv", "--output=csv", "--format json -o csv"])
  func otherNames(options: String) throws {
    #expect(try parse("list " + options).value("format") == "csv")
  }

  @Test(
    "global options stand before or after the command",
    arguments: ["-q --config=a list", "list -q --config a", "-q list --config a"])
  func globalOptions(line: String) throws {
    let parsed = try parse(line)
    #expect(parsed.has("quiet"))
    #expect(!parsed.has("verbose"))
    #expect(parsed.value("config") == "a")
  }

  @Test("a repeatable option keeps every value in order")
  func repeatable() throws {
    #expect(try parse("--source b list --source=a").values("source") == ["b", "a"])
  }

  @Test("bundled flags are each read")
  func bundledFlags() throws {
    let parsed = try parse("list -qv")
    #expect(parsed.has("quiet") && parsed.has("verbose"))
  }

  @Test(
    "a dash word that is no option is a word where the command says so",
    arguments: [
      ("search leek -onion", ["leek", "-onion"]),
      ("search -nuts leek", ["-nuts", "leek"]),
      ("search -hummus", ["-hummus"]),
      ("search leek -ojson -n3 -vanilla", ["leek", "-vanilla"]),
      ("search -- -q --limit", ["-q", "--limit"]),
      ("search a - b", ["a", "-", "b"]),
    ])
  func dashWords(line: String, words: [String]) throws {
    #expect(try parse(line).words == words)
  }

  @Test("'--' ends the options")
  func endOfOptions() throws {
    let parsed = try parse("show -- --help")
    #expect(parsed.words == ["--help"])
    #expect(!parsed.wantsHelp)
  }

  @Test("a subcommand is found below its command")
  func subcommand() throws {
    #expect(try parse("config check").commandNames == ["config", "check"])
    #expect(try parse("config").commandNames == ["config"])
  }

  @Test("a subcommand takes the options of its command, but not those that are its command's own")
  func inheritedOptions() throws {
    #expect(try parse("config --all --exact").has("all"))
    #expect(try parse("config check --exact").has("exact"))
    #expect(
      throws: ArgumentError(
        "unknown option '--all' of 'kitchen config check'",
        help: "'kitchen config check --help' shows the options")
    ) { try parse("config check --all") }
  }

  @Test(
    "help is found anywhere, whatever else is wrong",
    arguments: ["--help", "-h list", "list --help", "show -h", "list --nonsense -qh", "lst --help"])
  func help(line: String) throws {
    #expect(try parse(line).wantsHelp)
  }

  @Test(
    "a mistake is named with what to type instead",
    arguments: [
      ("lst", "unknown command 'lst'", "did you mean 'list'?"),
      ("zzz", "unknown command 'zzz'", "the commands are: list, search, show, config, shell"),
      ("config chek", "unknown subcommand of 'kitchen config' 'chek'", "did you mean 'check'?"),
      ("list --limt 3", "unknown option '--limt' of 'kitchen list'", "did you mean '--limit'?"),
      (
        "search --limt 3 x", "unknown option '--limt' of 'kitchen search'",
        "did you mean '--limit'?"
      ),
      (
        "list -x", "unknown option '-x' of 'kitchen list'",
        "'kitchen list --help' shows the options"
      ),
      (
        "--limit 3 list", "unknown option '--limit'",
        "write it after a command: 'kitchen list --limit'"
      ),
      ("list --limit", "'--limit' needs a value", "write '--limit=N'"),
      (
        "list --output --quiet", "'--output' needs a value",
        "write '--output=FORMAT': table, json, csv"
      ),
      ("list -o", "'-o' needs a value", "write '-o FORMAT': table, json, csv"),
      (
        "list --limit many", "'--limit' needs a whole number, not 'many'",
        "write a number such as 20"
      ),
      ("list --limit -5", "'--limit' needs a whole number, not '-5'", "write a number such as 20"),
      ("list --output jsn", "'jsn' is not a value of '--output'", "did you mean 'json'?"),
      ("list -o all.csv", "'all.csv' is not a value of '-o'", "did you mean '--file all.csv'?"),
      ("list -o out/", "'out/' is not a value of '-o'", "did you mean '--file out/'?"),
      ("list -o pdfs", "'pdfs' is not a value of '-o'", "the values are: table, json, csv"),
      ("list --quiet=yes", "'--quiet' takes no value", "write '--quiet' alone"),
      ("show", "'kitchen show' needs ID: its id", "usage: kitchen show [options] ID"),
      ("show a b", "'kitchen show' does not take 'b'", "usage: kitchen show [options] ID"),
      ("shell bsh", "'bsh' is not a value of 'SHELL'", "did you mean 'bash'?"),
      ("search", "'kitchen search' needs QUERY: words", "usage: kitchen search [options] QUERY..."),
    ])
  func mistakes(line: String, message: String, help: String) {
    #expect(throws: ArgumentError(message, help: help)) { try parse(line) }
  }

  @Test("the first of two mistakes is told")
  func firstMistake() {
    #expect(throws: ArgumentError("'--quiet' takes no value", help: "write '--quiet' alone")) {
      try parse("list --quiet=1 --nonsense")
    }
  }

  @Test("an empty word is a word")
  func emptyWord() throws {
    #expect(try ArgumentParser(root: SampleTree.root).parse(["show", ""]).words == [""])
  }
}
