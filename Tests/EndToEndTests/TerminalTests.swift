import Foundation
import Testing

/// What a person at a terminal sees.
struct TerminalTests {
  @Test("the table fits the terminal", arguments: [UInt16(60), 100, 200])
  func width(columns: UInt16) async throws {
    let terminal = try PseudoTerminal(columns: columns)
    let result = try await fixtures("list", "--color", "never").on(terminal).result()
    #expect(result.status == 0)
    #expect(result.lines.count >= 20)
    for line in result.lines {
      #expect(line.count <= Int(columns), "\(line)")
    }
    try Golden.expect(
      Golden.normalised(result.output, folder: result.home), equals: "list.width-\(columns).txt")
  }

  @Test("duplicates fit the terminal", arguments: [UInt16(60), 80, 200], [[], ["--diff"]])
  func duplicates(columns: UInt16, options: [String]) async throws {
    let terminal = try PseudoTerminal(columns: columns)
    let run = CommandRun(
      RecipesBinary.path, ["duplicates", "-n", "2", "--color", "never"] + options
    ).inClone()
    let result = try await run.on(terminal).result()
    #expect(result.status == 0)
    for line in result.lines where line.allSatisfy(\.isASCII) {
      #expect(line.count <= Int(columns), "\(line)")
    }
    try Golden.expect(
      Golden.normalised(result.output, folder: result.home),
      equals: "duplicates\(options.joined().replacing("--", with: ".")).width-\(columns).txt")
  }

  @Test("differences have colours on a terminal, and in a pipe when asked for")
  func differenceColors() async throws {
    let terminal = try PseudoTerminal(columns: 80)
    let shown = try await fixtures("duplicates", "--diff").on(terminal).result()
    #expect(shown.output.contains("\u{1B}[33m~ "))
    let piped = try await fixtures("duplicates", "--diff").result()
    #expect(!piped.output.contains("\u{1B}"))
    let asked = try await fixtures("duplicates", "--diff", "--color", "always").result()
    #expect(asked.output.contains("\u{1B}[31m- "))
  }

  @Test("a pipe gets the same rows as a terminal, uncut")
  func pipe() async throws {
    let result = try await fixtures("list", "-n", "0").result()
    #expect(result.output.contains("Sunday Sourdough (Part 2): Baking Day"))
    #expect(!result.output.contains("…"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("nothing that a source says reaches a terminal as an escape")
  func escapes() async throws {
    let terminal = try PseudoTerminal(columns: 120)
    let run = fixtures("search", "title:midnight", "--color", "never")
    let result = try await run.on(terminal).result()
    #expect(result.output.contains("Oil"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("a control character in a title survives in JSON, escaped")
  func json() async throws {
    let result = try await fixtures("search", "title:midnight", "--json").result()
    let document: ListDocument = try result.json()
    #expect(document.recipes.map(\.title) == ["Midnight \u{1B}[31mChili\u{1B}[0m Oil"])
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("a line break in a title does not break the table")
  func lineBreaks() async throws {
    let result = try await fixtures("search", "\"fish pie\"").result()
    #expect(result.lines.count { $0.contains("Fish Pie") && $0.contains("for a Crowd") } == 1)
  }

  @Test("results go to standard output, and everything else to standard error")
  func streams() async throws {
    let result = try await fixtures("list", "--json").result()
    #expect(result.output.hasPrefix("{"))
    #expect(result.output.hasSuffix("}\n"))
    #expect(result.errors.contains("broken.json"))
  }

  @Test("--quiet says less and --verbose says more")
  func verbosity() async throws {
    let quiet = try await fixtures("list", "-q").result()
    let normal = try await fixtures("list").result()
    let verbose = try await fixtures("list", "-v").result()
    #expect(quiet.errorLines.count <= normal.errorLines.count)
    #expect(normal.errorLines.count <= verbose.errorLines.count)
    #expect(quiet.output == normal.output)
    #expect(verbose.output == normal.output)
  }
}
