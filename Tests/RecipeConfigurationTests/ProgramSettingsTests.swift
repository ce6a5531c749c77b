import RecipeConfiguration
import RecipeCore
import Testing

@Suite("Programs, tables and secrets in a configuration")
struct ProgramSettingsTests {
  private static let kind = SourceKind(
    kind: "process", summary: "a program",
    options: [
      SourceOption("command", .program, "the program", isRequired: true),
      SourceOption("config", .object, "its table"),
      SourceOption("secrets", .secrets, "its secrets"),
    ], defaultTimeout: .seconds(10))

  private func read(_ options: String) throws -> SourceOptionValues {
    let reading = try reader.read(Sample.file("[sources.x]\nkind = \"process\"\n" + options))
    return try #require(reading.configuration.sources.first).values
  }

  private var reader: ConfigurationReader {
    ConfigurationReader(
      kinds: [Self.kind], outputs: ["table", "json"], sorts: ["rank"], units: ["original"],
      cautions: ["normal"], homeFolder: "/home/ana")
  }

  private func refusal(_ text: String) -> String {
    do {
      _ = try reader.read(Sample.file(text))
      return ""
    } catch {
      return error.description
    }
  }

  @Test(
    "a program is a name, or a path that is relative to the file",
    arguments: [
      ("recipes-source-x", ProgramName.name("recipes-source-x")),
      ("./x", .path("/home/ana/kitchen/x")), ("bin/x", .path("/home/ana/kitchen/bin/x")),
      ("~/x", .path("/home/ana/x")), ("/x", .path("/x")),
    ])
  func programs(text: String, program: ProgramName) throws {
    #expect(try read("command = \"\(text)\"").program("command") == program)
  }

  @Test("a program may have arguments, of which none is a path to resolve")
  func arguments() throws {
    let values = try read("command = [\"./x\", \"--flag\", \"./y\", \"\"]")
    #expect(values.program("command") == .path("/home/ana/kitchen/x"))
    #expect(values.arguments("command") == ["--flag", "./y", ""])
    #expect(try read("command = [\"x\"]").program("command") == .name("x"))
    #expect(try read("command = \"x --flag\"").arguments("command") == [])
    let table = "[sources.x]\nkind = \"process\"\ncommand = "
    for flawed in ["[]", "[\"\"]", "[1]", "[\"x\", \"\\u0000\"]", "3"] {
      #expect(refusal(table + flawed).contains("command"), "\(flawed)")
    }
  }

  @Test("a table becomes JSON as it is")
  func tables() throws {
    let values = try read(
      """
      command = "x"
      [sources.x.config]
      area = "no\\"rth"
      many = [1, 2.5, true, 1979-05-27]
      [sources.x.config.deep]
      er = { est = "x" }
      """)
    #expect(
      values.object("config")
        == #"{"area":"no\"rth","many":[1,2.5,true,"1979-05-27"],"deep":{"er":{"est":"x"}}}"#)
    #expect(values.folder == "/home/ana/kitchen")
  }

  @Test("a secret has a place, and an error never quotes what might be one")
  func secrets() throws {
    let values = try read(
      """
      command = "x"
      secrets = { A = { env = "B" }, C = { file = "d" }, E = { command = ["f", "g"] } }
      """)
    #expect(
      values.secrets("secrets") == [
        "A": .variable("B"), "C": .file("/home/ana/kitchen/d"), "E": .command(["f", "g"]),
      ])
    for table in ["\"s3cr3t\"", "{ A = \"s3cr3t\" }", "{ A = { env = 3, x = \"s3cr3t\" } }"] {
      let text = refusal("[sources.x]\nkind = \"process\"\ncommand = \"x\"\nsecrets = \(table)")
      #expect(text.contains("secrets") && !text.contains("s3cr3t"), "\(text)")
    }
    let below = refusal(
      "[sources.x]\nkind = \"process\"\ncommand = \"x\"\n[sources.x.secrets]\nPIN = \"s3cr3t\"")
    #expect(!below.isEmpty && !below.contains("s3cr3t"), "\(below)")
  }

  @Test("options that run a program or read a file for a secret are known as such")
  func trustedUses() throws {
    func uses(_ values: SourceOptionValues) -> [TrustedUse] {
      Self.kind.options.compactMap(values.trustedUse)
    }
    let values = "command = \"x\"\nconfig = { a = 1 }\nsecrets ="
    #expect(uses(try read("command = \"x\"\nconfig = { a = 1 }")) == [.runsProgram])
    #expect(uses(try read("\(values) { A = { env = \"B\" } }")) == [.runsProgram])
    #expect(uses(try read("\(values) { A = { file = \"B\" } }")) == [.runsProgram, .readsFile])
    #expect(
      uses(try read("\(values) { A = { command = [\"x\"] } }")) == [.runsProgram, .runsProgram])
  }

  @Test("formats and templates have names")
  func formats() throws {
    let configuration = try reader.read(
      Sample.file(
        """
        [defaults]
        template = "short"
        [templates]
        short = "{title}"
        [formats.xlsx]
        command = "recipes-format-xlsx"
        [formats.cards]
        command = "cards"
        extension = "txt"
        streaming = true
        timeout = "3s"
        max_bytes = 2048
        """)
    ).configuration
    #expect(
      configuration.formats.last
        == FormatSettings(
          name: "cards", program: .name("cards"), ending: "txt", isStreaming: true,
          timeout: .seconds(3), maximumByteCount: 2_048))
    #expect(configuration.formats.map(\.name) == ["xlsx", "cards"])
    #expect(configuration.formats.first?.program == .name("recipes-format-xlsx"))
    #expect(configuration.defaults.template == "short")
    #expect(configuration.defaults.templates == ["short": "{title}"])
  }

  @Test(
    "what a format or a template cannot be is refused",
    arguments: [
      ("[formats.json]\ncommand = \"x\"", "the format 'json' is built in"),
      ("[formats.x]", "'command' is missing in [formats.x]"),
      ("[formats]\nx = \"y\"", "the format 'x' must be a table"),
      ("[templates]\nx = 3", "a template must be a string"),
      ("[templates]\nshort = \"x\"\n[defaults]\ntemplate = \"shrt\"", "did you mean 'short'?"),
    ])
  func refusals(text: String, message: String) {
    #expect(refusal(text).contains(message), "\(refusal(text))")
  }
}
