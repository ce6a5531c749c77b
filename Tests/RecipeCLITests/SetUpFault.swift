import RecipeCore
import TestSupport
import Testing

/// A fault of a set-up, and what `doctor` says about it.
struct SetUpFault: Sendable, CustomTestStringConvertible {
  /// The fault in a few words.
  let testDescription: String
  /// The part of the set-up.
  let area: String
  /// What is said to be wrong.
  let what: String
  /// Where it is said to be.
  let place: String
  /// Makes the fault in a healthy kitchen.
  let seed: @Sendable (inout Kitchen) -> Void

  init(
    _ name: String, in area: String, says what: String, at place: String,
    _ seed: @escaping @Sendable (inout Kitchen) -> Void
  ) {
    testDescription = name
    self.area = area
    self.what = what
    self.place = place
    self.seed = seed
  }

  /// A kitchen in which nothing is wrong.
  static var healthy: Kitchen {
    var kitchen = Kitchen()
    kitchen.variables = [
      "HOME": "/home", "TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/bin", "PAGER": "less",
    ]
    kitchen.width = 100
    kitchen.height = 500
    kitchen.files.put(.file([]), at: "/bin/less")
    kitchen.files.setPermissions(0o755, of: "/bin/less")
    kitchen.files.put(.file([]), at: "/usr/share/terminfo/x/xterm")
    kitchen.networkHelper = "/bin/recipes-http"
    kitchen.files.put(.file([]), at: "/bin/recipes-http")
    kitchen.files.put(
      .file(Array("# decisions\nunlink box:bread.json box:tea.json\n".utf8)),
      at: "/home/ana/library/.duplicates.txt")
    return kitchen
  }

  /// Writes a file of a kitchen.
  static func write(_ text: String, to path: String, in kitchen: Kitchen) {
    kitchen.files.put(.file(Array(text.utf8)), at: path)
  }

  /// Adds lines to the configuration of a kitchen.
  static func configure(_ more: String, _ kitchen: Kitchen) {
    write(Kitchen.configuration + "\n" + more, to: "/home/ana/recipes.toml", in: kitchen)
  }

  /// The folder of the library.
  static let library = "/home/ana/library"

  /// The faults, one line of the table each.
  static let all: [SetUpFault] = configurationFaults + sourceFaults + keptFaults + terminalFaults

  private static let configurationFaults = [
    SetUpFault("a line that is not TOML", in: "configuration", says: "", at: "recipes.toml:1") {
      write("sources = [", to: "/home/ana/recipes.toml", in: $0)
    },
    SetUpFault(
      "an unknown key", in: "configuration", says: "unknown key 'pth'", at: "recipes.toml:"
    ) { configure("pth = \"x\"\n", $0) },
    SetUpFault(
      "a named file that is not there", in: "configuration", says: "cannot read the configuration",
      at: "none.toml"
    ) { $0.variables["RECIPES_CONFIG"] = "none.toml" },
    SetUpFault(
      "a saved query that cannot be parsed", in: "configuration", says: "", at: "queries.quick"
    ) { configure("[queries]\nquick = \"time:<\"\n", $0) },
    SetUpFault("an empty aisle", in: "configuration", says: "no foods", at: "aisles.Market") {
      configure("[aisles]\nMarket = []\n", $0)
    },
    SetUpFault(
      "a food in two aisles", in: "configuration", says: "'Leek' is in the aisle 'A', too",
      at: "aisles.B"
    ) { configure("[aisles]\nA = [\"leek\"]\nB = [\"Leek\"]\n", $0) },
    SetUpFault(
      "a format whose program is not there", in: "configuration", says: "there is no program",
      at: "formats.xlsx"
    ) { configure("[formats.xlsx]\ncommand = \"recipes-format-xlsx\"\n", $0) },
  ]

  private static let sourceFaults = [
    SetUpFault("no sources", in: "sources", says: "no source", at: "recipes.toml") {
      write("[library]\npath = \"none\"\n", to: "/home/ana/recipes.toml", in: $0)
    },
    SetUpFault(
      "a folder that is not there", in: "sources", says: "attic", at: "sources.attic"
    ) { configure("[sources.attic]\nkind = \"json\"\npath = \"attic\"\n", $0) },
    SetUpFault(
      "a folder of another kind", in: "sources", says: "", at: "box"
    ) { configure("[sources.notes]\nkind = \"markdown\"\npath = \"box\"\n", $0) },
    SetUpFault(
      "a folder without files", in: "sources", says: "no files", at: "bare"
    ) {
      configure("[sources.bare]\nkind = \"json\"\npath = \"bare\"\n", $0)
      $0.files.put(.folder, at: "/home/ana/bare")
    },
    SetUpFault(
      "a folder of which 'exclude' leaves nothing", in: "sources",
      says: "'exclude' leaves no file", at: "part"
    ) {
      configure(
        "[sources.part]\nkind = \"json\"\npath = \"part\"\nexclude = [\"*.json\"]\n", $0)
      write("{\"title\": \"Rye\"}", to: "/home/ana/part/rye.json", in: $0)
    },
    SetUpFault("a damaged document", in: "sources", says: "", at: "box/rye.json:1") {
      write("{\"title\": \"Rye\", \"ingredients\": [", to: "/home/ana/box/rye.json", in: $0)
    },
    SetUpFault(
      "a document that cannot be read", in: "sources", says: "cannot be read", at: "box/rye.json"
    ) { $0.files.put(.unreadableFile, at: "/home/ana/box/rye.json") },
    SetUpFault("a damaged document of the library", in: "sources", says: "", at: "library/rye.json")
    {
      write("{\"title\": ", to: library + "/rye.json", in: $0)
    },
    SetUpFault(
      "a program that is not there", in: "sources", says: "", at: "sources.plug"
    ) {
      configure("[sources.plug]\nkind = \"process\"\ncommand = \"recipes-source-plug\"\n", $0)
      $0.variables["RECIPES_CONFIG"] = "/home/ana/recipes.toml"
    },
    SetUpFault(
      "a configuration that is not trusted", in: "sources", says: "not trusted", at: "sources.plug"
    ) {
      configure("[sources.plug]\nkind = \"process\"\ncommand = \"recipes-source-plug\"\n", $0)
      $0.files.put(.file([]), at: "/bin/recipes-source-plug")
      $0.files.setPermissions(0o755, of: "/bin/recipes-source-plug")
    },
    SetUpFault(
      "a recording that is not there", in: "sources", says: "the recording nosuch does not exist",
      at: "sources.api"
    ) { configure("[sources.api]\nkind = \"food2fork\"\nrecording = \"nosuch\"\n", $0) },
    SetUpFault(
      "a key that is not set", in: "sources", says: "API_KEY of key_env", at: "sources.api"
    ) {
      configure(
        "[sources.api]\nkind = \"food2fork\"\nbase_url = \"https://x.example\"\n"
          + "key_env = \"API_KEY\"\n", $0)
    },
    SetUpFault(
      "a key file that is empty", in: "sources", says: "key_file is empty", at: "sources.api"
    ) {
      configure(
        "[sources.api]\nkind = \"food2fork\"\nbase_url = \"https://x.example\"\n"
          + "key_file = \"key\"\n", $0)
      write("\n", to: "/home/ana/key", in: $0)
    },
    SetUpFault(
      "a key file that others can read", in: "sources", says: "other users can read the key file",
      at: "key"
    ) {
      configure(
        "[sources.api]\nkind = \"food2fork\"\nbase_url = \"https://x.example\"\n"
          + "key_file = \"key\"\n", $0)
      write("abc\n", to: "/home/ana/key", in: $0)
      $0.files.setPermissions(0o644, of: "/home/ana/key")
    },
    SetUpFault(
      "a folder that is read twice", in: "sources", says: "sources.box reads the same place",
      at: "sources.again"
    ) { configure("[sources.again]\nkind = \"folder\"\npath = \"box\"\n", $0) },
    SetUpFault(
      "a folder inside one that is read", in: "sources", says: "sources.box reads files of it, too",
      at: "sources.part"
    ) {
      configure("[sources.part]\nkind = \"json\"\npath = \"box/part\"\n", $0)
      write("{\"title\": \"Rye\", \"ingredients\": []}", to: "/home/ana/box/part/rye.json", in: $0)
    },
    SetUpFault(
      "no program for HTTP", in: "sources", says: "recipes-http is missing",
      at: "/none/recipes-http"
    ) {
      configure("[sources.page]\nkind = \"page\"\nurl = \"https://x.example/\"\n", $0)
      $0.networkHelper = "/none/recipes-http"
    },
    SetUpFault(
      "a program for HTTP that cannot be started", in: "sources",
      says: "recipes-http cannot be run: permission denied", at: "/bin/recipes-http"
    ) {
      configure("[sources.page]\nkind = \"page\"\nurl = \"https://x.example/\"\n", $0)
      $0.launcher = RecordingLauncher(failure: ProcessFailure("permission denied"))
    },
  ]

  private static let terminalFaults = [
    SetUpFault("a dumb terminal", in: "terminal", says: "nothing but text", at: "TERM=dumb") {
      $0.variables["TERM"] = "dumb"
    },
    SetUpFault(
      "a terminal that nobody knows", in: "terminal", says: "not known here", at: "TERM=nonsense"
    ) { $0.variables["TERM"] = "nonsense" },
    SetUpFault("a narrow terminal", in: "terminal", says: "40 columns", at: "the terminal") {
      $0.width = 40
    },
    SetUpFault("another character set", in: "terminal", says: "not UTF-8", at: "LC_ALL=C") {
      $0.variables["LC_ALL"] = "C"
    },
    SetUpFault("no locale at all", in: "terminal", says: "not UTF-8", at: "LANG=") {
      $0.variables["LANG"] = nil
    },
    SetUpFault("a pager that is missing", in: "terminal", says: "not installed", at: "PAGER=most") {
      $0.variables["PAGER"] = "most"
    },
    SetUpFault(
      "a browser that is missing", in: "terminal", says: "not installed", at: "BROWSER=lynx"
    ) { $0.variables["BROWSER"] = "lynx" },
    SetUpFault("a relative folder", in: "terminal", says: "relative", at: "XDG_STATE_HOME=state") {
      $0.variables["XDG_STATE_HOME"] = "state"
    },
    SetUpFault(
      "a number that is none", in: "terminal", says: "not a number", at: "RECIPES_PROCESSORS=all"
    ) { $0.variables["RECIPES_PROCESSORS"] = "all" },
  ]
}
