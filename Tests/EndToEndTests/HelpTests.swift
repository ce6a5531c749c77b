import Testing

/// `help`, `--help` and `--version`.
struct HelpTests {
  @Test("the version is one line")
  func version() async throws {
    let result = try await recipes("--version").result()
    #expect(result.status == 0)
    #expect(result.lines.count == 1)
    #expect(result.output.hasPrefix("recipes "))
  }

  /// The commands that completion offers.
  private func commands() async throws -> [String] {
    try await recipes("__words", "commands").result().lines
  }

  @Test("the help of a command starts with examples")
  func examples() async throws {
    let commands = try await commands()
    #expect(commands.count > 10)
    for command in commands {
      let help = try await recipes("help", command).result()
      let option = try await recipes(command, "--help").result()
      #expect(help.status == 0)
      #expect(help.output == option.output)
      let examples = try #require(help.output.firstRange(of: "recipes \(command)"))
      let options = help.output.firstRange(of: "--config")
      #expect(options.map { examples.lowerBound < $0.lowerBound } ?? true)
    }
  }

  @Test("help needs no configuration and writes nothing to standard error")
  func quiet() async throws {
    let result = try await recipes("help").result()
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    for command in try await commands() {
      #expect(result.output.contains(command))
    }
  }
}
