import Testing

/// What is printed, said and returned when sources fail.
struct SourceFailureTests {
  private static let healthy = """
    [sources.good]
    kind = "json"
    path = "\(Repository.root)/Fixtures/json/food2fork"

    """
  private static let dead = """
    [sources.dead]
    kind = "markdown"
    path = "not/there"

    """
  private static let broken = """
    [sources.broken]
    kind = "json"
    path = "\(Repository.root)/Fixtures/json/broken.json"

    """

  private static func slow(port: UInt16) -> String {
    """
    [sources.slow]
    kind = "food2fork"
    base_url = "http://127.0.0.1:\(port)/api"
    key = "k"
    timeout = "300ms"

    """
  }

  /// A folder with a configuration.
  private func folder(_ tables: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(tables.joined(separator: "\n"), to: "recipes.toml")
    return folder
  }

  @Test("one dead, one slow, one broken: the healthy one is printed, with exit status 3")
  func partial() async throws {
    let server = try SilentServer()
    let folder = try folder(Self.dead, Self.slow(port: server.port), Self.broken, Self.healthy)
    let run = recipes("list", "-o", "json").inFolder(folder.path)
    let result = try await run.result()
    let document: ListDocument = try result.json()
    let states = Dictionary(uniqueKeysWithValues: document.sources.map { ($0.name, $0.status) })
    #expect(result.status == 3)
    #expect(
      states == ["good": "ok", "dead": "unreachable", "slow": "timeout", "broken": "invalid"])
    #expect(document.complete == false)
    #expect(document.total == 9)
    for source in ["dead", "slow", "broken"] {
      #expect(result.errorLines.count { $0.contains("recipes: \(source): ") } == 1, "\(source)")
    }
    #expect(!result.errors.contains("recipes: good"))
  }

  @Test("--strict makes a failed source fail the run")
  func strict() async throws {
    let folder = try folder(Self.dead, Self.healthy)
    let result = try await recipes("list", "--strict").inFolder(folder.path).result()
    #expect(result.status == 4)
    #expect(!result.output.isEmpty)
  }

  @Test("the exit status is 4 when every source failed")
  func allDead() async throws {
    let folder = try folder(Self.dead, Self.broken)
    let result = try await recipes("list").inFolder(folder.path).result()
    #expect(result.status == 4)
    #expect(result.errors.contains("dead"))
    #expect(result.errors.contains("broken"))
  }

  @Test("the exit status is 5 when offline and nothing is stored")
  func offline() async throws {
    let server = try SilentServer()
    let folder = try folder(Self.slow(port: server.port))
    let result = try await recipes("list", "--offline").inFolder(folder.path).result()
    #expect(result.status == 5)
  }

  @Test("folders are read offline as ever")
  func offlineFolders() async throws {
    let result = try await fixtures("list", "--offline").result()
    #expect(result.status == 0)
    #expect(result.lines.count > 10)
  }

  @Test("an interrupted run exits with 130, at once")
  func interrupted() async throws {
    let server = try SilentServer()
    let patient = Self.slow(port: server.port).replacing("300ms", with: "50s")
    let folder = try folder(patient)
    let command = try recipes("list").inFolder(folder.path).start()
    await server.connection { command.interrupt() }
    let result = try await command.result()
    #expect(result.status == 130, "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test("sources says how each fares, and what to do")
  func sources() async throws {
    let folder = try folder(Self.dead, Self.healthy)
    let listed = try await recipes("sources", "-o", "csv").inFolder(folder.path).result()
    let table = try #require(CSVTable(listed.output))
    #expect(Set(table.column("name")) == ["good", "dead"])
    #expect(Set(table.column("status")) == ["ok", "unreachable"])
    let checked = try await recipes("sources", "check").inFolder(folder.path).result()
    #expect(checked.status == 3)
    #expect(checked.output.contains("unreachable"))
  }

  @Test("--source asks only the sources named")
  func onlyNamed() async throws {
    let folder = try folder(Self.dead, Self.healthy)
    let run = recipes("list", "--source", "good", "-o", "json").inFolder(folder.path)
    let result = try await run.result()
    let document: ListDocument = try result.json()
    #expect(result.status == 0)
    #expect(document.sources.map(\.name) == ["good"])
  }

  @Test("a key never appears in any output")
  func secret() async throws {
    let server = try SilentServer()
    let secret = "s3cr3t-0b5"
    let table = Self.slow(port: server.port).replacing("\"k\"", with: "\"\(secret)\"")
    let folder = try folder(table, Self.healthy)
    let commands: [[String]] = [
      ["list", "-v"], ["sources", "-o", "json"], ["config", "show"], ["config", "check"],
    ]
    for arguments in commands {
      let run = CommandRun(RecipesBinary.path, arguments).inFolder(folder.path)
      let result = try await run.result()
      #expect(!result.output.contains(secret), "\(arguments)")
      #expect(!result.errors.contains(secret), "\(arguments)")
    }
  }
}
