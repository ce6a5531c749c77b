import RecipeConfiguration
import RecipeCore
import Testing

@Suite("Reading recipes.toml")
struct ConfigurationReaderTests {
  @Test("every table is read into its settings, sources in the order of the file")
  func wholeFile() throws {
    let configuration = try Sample.read(
      """
      [library]
      path = "~/Recipes/./mine"

      [defaults]
      output = "json"
      limit = 20
      sort = "title"
      search_sort = "relevance"
      units = "metric"
      color = "never"

      [sources.zoe]
      kind = "markdown"
      path = "../notes"
      exclude = ["drafts/**"]
      follows_links = true
      settle = "250ms"
      share = 1
      weight = 2
      default_rank = 80.5
      rank_from = "rating"
      unique = true

      [sources.api]
      kind = "food2fork"
      base_url = "https://example.org/api"
      daily_quota = 50
      dialect = "v2"
      timeout = "3s"
      enabled = false
      """
    ).configuration

    #expect(configuration.file == "/home/ana/kitchen/recipes.toml")
    #expect(configuration.folder == "/home/ana/kitchen")
    #expect(configuration.library.path == "/home/ana/Recipes/mine")
    #expect(
      configuration.defaults
        == DefaultSettings(
          output: "json", limit: 20, sort: "title", searchSort: "relevance", units: "metric",
          color: "never"))
    #expect(configuration.sources.map(\.name) == ["zoe", "api"])
    let zoe = try #require(configuration.sources.first)
    #expect(zoe.kind == "markdown" && zoe.isEnabled && zoe.timeout == .seconds(60))
    #expect(
      zoe.traits == SourceTraits(weight: 2, defaultRank: 80.5, rankOrigin: .rating, isUnique: true))
    #expect(zoe.location == TextLocation(path: "recipes.toml", line: 12, column: 10))
    #expect(zoe.values.path("path") == "/home/ana/kitchen/../notes")
    #expect(zoe.values.texts("exclude") == ["drafts/**"])
    #expect(zoe.values.boolean("follows_links", default: false))
    #expect(zoe.values.duration("settle") == .milliseconds(250))
    #expect(zoe.values.number("share") == 1)
    #expect(
      zoe.values.location(of: "exclude")
        == TextLocation(path: "recipes.toml", line: 15, column: 1))
    #expect(!zoe.values.has("weight"))
    let api = try #require(configuration.sources.last)
    #expect(!api.isEnabled && api.timeout == .seconds(3) && api.traits == SourceTraits())
    #expect(api.values.integer("daily_quota") == 50 && api.values.text("dialect") == "v2")
  }

  @Test("an empty file has all defaults and nothing to warn of: the library may be source enough")
  func emptyFile() throws {
    let reading = try Sample.read("")
    #expect(reading.configuration.defaults == .standard)
    #expect(reading.configuration.library.path == "/home/ana/kitchen/recipes")
    #expect(reading.configuration.sources.isEmpty)
    #expect(reading.warnings.isEmpty)
  }

  @Test("sources may be written as inline tables and dotted keys")
  func otherSpellings() throws {
    let configuration = try Sample.read(
      """
      sources.a = { kind = "markdown", path = "/a" }
      sources."żurek.2".kind = "markdown"
      sources."żurek.2".path = "b"
      """
    ).configuration
    #expect(configuration.sources.map(\.name) == ["a", "żurek.2"])
    #expect(configuration.sources.map { $0.values.path("path") } == ["/a", "/home/ana/kitchen/b"])
  }

  @Test(
    "times are read in every unit",
    arguments: [
      ("\"500ms\"", .milliseconds(500)), ("\"2m\"", .seconds(120)), ("\"1h\"", .seconds(3600)),
      ("\"1.5s\"", .milliseconds(1500)), ("4", .seconds(4)), ("0.25", .milliseconds(250)),
      ("1e1", .seconds(10)),
      ("\"s\"", nil), ("\"3 s\"", nil), ("\"3\"", nil), ("\"-3s\"", nil), ("-3", nil),
      ("\"1.2.3s\"", nil), ("inf", nil), ("nan", nil), ("0", nil), ("\"9000h\"", nil),
      ("\"3días\"", nil), ("true", nil),
    ] as [(String, Duration?)])
  func timeouts(text: String, expected: Duration?) {
    let reading = try? Sample.read(Sample.notes("timeout = \(text)"))
    #expect(reading?.configuration.sources.first?.timeout == expected)
  }

  @Test("a command in a hint can be pasted into a shell, whatever the file is called")
  func quotedHint() throws {
    let text = "[sources.api]\nkind = \"food2fork\"\nbase_url = \"x\"\nkey = \"s\"\n"
    let file = ConfigurationFile(
      path: "/home/a b;c.toml", shownPath: "a b;c.toml", origin: .search, bytes: Array(text.utf8),
      permissions: 0o644)
    let help = try Sample.reader().read(file).warnings.first?.help
    #expect(help?.hasPrefix("run `chmod 600 'a b;c.toml'`") == true)
  }

  @Test("a secret in a file that others can read is a warning without the secret")
  func readableSecret() throws {
    let text = """
      [sources.api]
      kind = "food2fork"
      base_url = "x"
      key = "s3cret"
      """
    #expect(try Sample.read(text, permissions: 0o600).warnings.isEmpty)
    #expect(
      try Sample.read(text, permissions: 0o640).warnings == [
        Diagnostic(
          .warning, "other users of this computer can read 'key' of [sources.api]",
          at: TextLocation(path: "recipes.toml", line: 4, column: 1),
          help: "run `chmod 600 recipes.toml`, or use key_env or key_file")
      ])
  }
}
