package import RecipeCore
import RecipeStorage

/// Everything outside the program, injected; the live one is created in `World+Live.swift` only.
package struct World: Sendable {
  /// The arguments, without the program's name.
  package let arguments: [String]
  /// The environment variables.
  package let variables: [String: String]
  /// The folder from which relative paths on the command line start, absolute.
  package let currentFolder: String
  /// The home folder `~`, absolute, or `nil` if it is unknown.
  package let homeFolder: String?
  /// The program's own file, or `nil` if it is unknown.
  package let programFile: FileStamp?
  /// The file system.
  package let files: any WritingFileSystem
  /// The network.
  package let http: any HTTPTransport
  /// The path of the program that `http` needs, or `nil` if it needs none.
  package let networkHelper: String?
  /// Other programs.
  package let processes: any ProcessLauncher
  /// The time of day.
  package let wallClock: any WallClock
  /// The clock of deadlines and delays.
  package let clock: any Clock<Duration>
  /// The number of concurrent tasks.
  package let processors: Int
  /// Standard output.
  package let output: any OutputStreamEdge
  /// Standard error.
  package internal(set) var errors: any OutputStreamEdge
  /// Standard input.
  package let input: any InputStreamEdge
  /// The terminal as a whole, for full-screen programs.
  package let terminal: any InteractiveTerminal
  /// Ends the process at once; it does nothing in a world that goes on.
  package let exit: @Sendable (ExitStatus) -> Void

  /// Creates a world from its parts.
  package init(
    arguments: [String], variables: [String: String], currentFolder: String,
    homeFolder: String?, programFile: FileStamp?, files: any WritingFileSystem,
    http: any HTTPTransport, networkHelper: String? = nil,
    processes: any ProcessLauncher,
    wallClock: any WallClock, clock: any Clock<Duration>, processors: Int,
    output: any OutputStreamEdge, errors: any OutputStreamEdge, input: any InputStreamEdge,
    terminal: any InteractiveTerminal = AbsentTerminal(),
    exit: @escaping @Sendable (ExitStatus) -> Void = { _ in }
  ) {
    self.arguments = arguments
    self.variables = variables
    self.currentFolder = currentFolder
    self.homeFolder = homeFolder
    self.programFile = programFile
    self.files = files
    self.http = http
    self.networkHelper = networkHelper
    self.processes = processes
    self.wallClock = wallClock
    self.clock = clock
    self.processors = max(1, processors)
    self.output = output
    self.errors = errors
    self.input = input
    self.terminal = terminal
    self.exit = exit
  }

  /// The search for plug-ins and other programs, with those that 'plugin add' was given by their paths.
  var programs: ProgramSearch {
    let trusted = (try? TrustStore(variables: variables, files: files).entries()) ?? []
    return ProgramSearch(variables: variables, added: trusted.map(\.path), files: files)
  }
}

extension World {
  /// Writes a text to standard output.
  ///
  /// - Throws: An error if writing fails; a reader who has gone is not an error.
  func print(_ text: String) throws(CommandFailure) {
    if let failure = CommandFailure(output.write(Array(text.utf8))) { throw failure }
  }
}

extension World {
  /// True if the terminal, if there is one, knows more than to write text line by line: it has a name
  /// (`TERM`), and not that of a dumb one.
  var terminalCanDraw: Bool {
    let type = variables["TERM"] ?? ""
    return !type.isEmpty && type != "dumb"
  }
}
