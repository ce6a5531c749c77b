package import RecipeCore

/// Everything outside the program, injected; it becomes live in `Recipes.swift` only.
package struct World: Sendable {
  /// The arguments, without the program's name.
  package let arguments: [String]
  /// The environment variables.
  package let variables: [String: String]
  /// The folder that relative paths on the command line start from, absolute.
  package let currentFolder: String
  /// What `~` stands for, absolute; `nil` when it is not known.
  package let homeFolder: String?
  /// The program's own file; `nil` when the system does not tell.
  package let programFile: FileStamp?
  /// The file system.
  package let files: any WritingFileSystem
  /// The network.
  package let http: any HTTPTransport
  /// Other programs.
  package let processes: any ProcessLauncher
  /// The time of day.
  package let wallClock: any WallClock
  /// The clock of deadlines and delays.
  package let clock: any Clock<Duration>
  /// How many things may be done at the same time.
  package let processors: Int
  /// Standard output.
  package let output: any OutputStreamEdge
  /// Standard error.
  package let errors: any OutputStreamEdge
  /// Standard input.
  package let input: any InputStreamEdge

  /// Makes a world of its parts.
  package init(
    arguments: [String], variables: [String: String], currentFolder: String,
    homeFolder: String?, programFile: FileStamp?, files: any WritingFileSystem,
    http: any HTTPTransport,
    processes: any ProcessLauncher,
    wallClock: any WallClock, clock: any Clock<Duration>, processors: Int,
    output: any OutputStreamEdge, errors: any OutputStreamEdge, input: any InputStreamEdge
  ) {
    self.arguments = arguments
    self.variables = variables
    self.currentFolder = currentFolder
    self.homeFolder = homeFolder
    self.programFile = programFile
    self.files = files
    self.http = http
    self.processes = processes
    self.wallClock = wallClock
    self.clock = clock
    self.processors = max(1, processors)
    self.output = output
    self.errors = errors
    self.input = input
  }
}

extension World {
  /// Writes a text to standard output.
  ///
  /// - Throws: That it cannot be written; a reader who has gone is no failure.
  func print(_ text: String) throws(CommandFailure) {
    if let failure = CommandFailure(output.write(Array(text.utf8))) { throw failure }
  }
}
