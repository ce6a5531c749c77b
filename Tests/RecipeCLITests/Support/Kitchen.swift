import RecipeCLI
import RecipeCore
import TestSupport

/// A small world with recipes in it, in which commands are run.
struct Kitchen {
  /// How a run ended, and what it wrote.
  struct Outcome {
    let status: ExitStatus
    let output: String
    let errors: String
  }

  var files: InMemoryFileSystem
  var variables = ["HOME": "/home", "TERM": "xterm"]
  var homeFolder: String? = "/home"
  var width: Int?
  /// The time of day, in seconds since 1970.
  var now = 1_700_000_000
  var height: Int?
  var errorWidth: Int?
  var answers: [String]?
  var isPipe = false
  var terminal: any InteractiveTerminal = AbsentTerminal()
  var networkHelper: String?
  var outputOutcome = WriteOutcome.written
  var catalogs = Catalogs.builtIn
  var launcher = RecordingLauncher()
  var http = StubTransport { _ throws(HTTPFailure) in
    throw HTTPFailure(.unreachable, "no network")
  }

  /// Makes a kitchen with a configuration, by default one folder of three recipes.
  init(_ configuration: String? = Self.configuration) {
    files = InMemoryFileSystem(Self.recipes)
    if let configuration {
      files.put(.file(Array(configuration.utf8)), at: "/home/ana/recipes.toml")
    }
  }

  /// Runs a command to its end.
  func run(_ arguments: String...) async -> Outcome {
    await run(arguments)
  }

  /// Runs a command to its end.
  func run(_ arguments: [String]) async -> Outcome {
    let output = RecordingStream(width: width, height: height, outcome: outputOutcome)
    let errors = RecordingStream(width: errorWidth)
    let status = await Program(
      world: world(arguments, output, errors), catalogs: catalogs
    ).run()
    return Outcome(status: status, output: output.text, errors: errors.text)
  }

  /// The world of a run.
  func world(
    _ arguments: [String], _ output: RecordingStream, _ errors: RecordingStream
  ) -> World {
    World(
      arguments: arguments, variables: variables, currentFolder: "/home/ana",
      homeFolder: homeFolder, programFile: nil, files: files,
      http: http, networkHelper: networkHelper,
      processes: launcher, wallClock: FixedClock(now: now), clock: ContinuousClock(), processors: 2,
      output: output, errors: errors, input: ScriptedInput(answers, isPipe: isPipe),
      terminal: terminal)
  }

  /// One good source.
  static let configuration = """
    [library]
    path = "library"
    [sources.box]
    kind = "json"
    path = "box"
    """

  /// A good source and one that is not there.
  static let halfDead = configuration + "\n[sources.attic]\nkind = \"json\"\npath = \"attic\"\n"

  /// Only a source that is not there.
  static let dead = "[sources.attic]\nkind = \"json\"\npath = \"attic\"\n"

  private static let recipes = [
    "/home/ana/box/leek.json": """
    {"title": "Leek soup", "publisher": "Stove", "social_rank": 99.99999999999974,
     "source_url": "https://www.example.org/leek/?utm_source=x", "ingredients": ["2 leeks", "1 onion"],
     "directions": ["Wash the leeks.", "Cook them."]}
    """,
    "/home/ana/box/bread.json": """
    {"title": "Bread", "social_rank": 40, "ingredients": ["flour", "water", "salt"],
     "source_url": "javascript:alert(1)"}
    """,
    "/home/ana/box/tea.json": #"{"title": "Tea", "ingredients": ["tea", "water"]}"#,
  ]
}
