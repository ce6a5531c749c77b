import Foundation

/// A run of a program, described step by step; nothing happens before `result()` or `start()`.
///
/// The environment is clean: a home and a folder of its own, and no variable but those given.
struct CommandRun: Sendable {
  private let program: String
  private let arguments: [String]
  private var place = Place.home
  private var variables: [String: String] = [:]
  private var input = ""
  private var terminal: PseudoTerminal?

  /// The folder that a program runs in.
  private enum Place: Sendable {
    /// An empty one of its own.
    case home
    /// One of its own that looks like a fresh clone.
    case clone
    /// One that the test made.
    case folder(String)
  }

  /// A run of a program with arguments.
  init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// The same run in a folder.
  func inFolder(_ path: String) -> CommandRun {
    var copy = self
    copy.place = .folder(path)
    return copy
  }

  /// The same run in what looks like a fresh clone: the configuration and the fixtures.
  ///
  /// Not the repository itself, where a person may have imported recipes into the library.
  func inClone() -> CommandRun {
    var copy = self
    copy.place = .clone
    return copy
  }

  /// The same run with an environment variable.
  func with(_ variable: String, _ value: String) -> CommandRun {
    var copy = self
    copy.variables[variable] = value
    return copy
  }

  /// The same run with a text on standard input.
  func input(_ text: String) -> CommandRun {
    var copy = self
    copy.input = text
    return copy
  }

  /// The same run with standard output on a terminal.
  func on(_ terminal: PseudoTerminal) -> CommandRun {
    var copy = self
    copy.terminal = terminal
    return copy
  }

  /// Runs to the end, when few enough others run.
  func result() async throws -> CommandResult {
    await RunSlots.shared.take()
    do {
      let result = try await start().result()
      await RunSlots.shared.giveBack()
      return result
    } catch {
      await RunSlots.shared.giveBack()
      throw error
    }
  }

  /// Starts, for what is done to a program while it runs.
  func start() throws -> RunningCommand {
    let home = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: try folder(home: home))
    process.environment = environment(home: home.path)
    let standardInput = try home.write(input, to: "standard-input")
    process.standardInput = FileHandle(forReadingAtPath: standardInput)
    return try RunningCommand(process, home: home, terminal: terminal)
  }

  private func folder(home: TemporaryFolder) throws -> String {
    switch place {
    case .home: return home.path
    case .folder(let path): return path
    case .clone:
      try home.link("Fixtures", to: Repository.root + "/Fixtures")
      try home.write(Repository.text(of: "recipes.toml"), to: "recipes.toml")
      return home.path
    }
  }

  private func environment(home: String) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let clean = [
      "HOME": home, "LANG": "C.UTF-8", "PAGER": "cat", "PATH": path, "TERM": "xterm",
      "TMPDIR": home,
    ]
    return clean.merging(variables) { _, given in given }
  }
}

/// A run of `recipes` with arguments.
func recipes(_ arguments: String...) -> CommandRun {
  CommandRun(RecipesBinary.path, arguments)
}

/// A run of `recipes` over the fixtures, as in the top folder of a fresh clone.
func fixtures(_ arguments: String...) -> CommandRun {
  CommandRun(RecipesBinary.path, arguments).inClone()
}

/// A run of a shell script in which `recipes` is the program under test.
func shell(_ script: String) -> CommandRun {
  let function = "recipes() { command '\(RecipesBinary.path)' \"$@\"; }\n"
  return CommandRun("/bin/bash", ["-c", "set -euo pipefail\n" + function + script])
}
