import RecipeCLI
import RecipeCore
import RecipeSystem

extension World {
  /// Returns the world of this process.
  ///
  /// - Parameters:
  ///   - process: The process.
  ///   - network: Its network, whose helpers end before the process does.
  static func live(_ process: ProcessContext, _ network: HelperHTTPTransport) -> World {
    let files = PosixFileSystem()
    return World(
      arguments: process.arguments, variables: process.variables,
      currentFolder: process.currentFolder, homeFolder: process.homeFolder,
      programFile: process.executablePath.flatMap { try? files.status(of: $0) }.map(FileStamp.init),
      files: files, http: network,
      networkHelper: HelperHTTPTransport.helperPath(
        beside: process.executablePath, orOn: process.variables["PATH"], in: files)
        ?? HelperHTTPTransport.expectedPath(beside: process.executablePath),
      processes: PosixProcessLauncher(spawner: ProcessSpawner(variables: process.variables)),
      wallClock: SystemClock(), clock: ContinuousClock(),
      processors: ProcessLimits.processors(process.processorCount),
      output: StandardOutput(variables: process.variables),
      errors: StandardError(variables: process.variables), input: StandardInput(),
      terminal: PosixTerminal(),
      exit: { status in
        network.end()
        ProcessEnd.now(status.rawValue)
      })
  }
}

extension HelperHTTPTransport {
  /// Creates the network of a process, whose helper is beside its program or on `PATH`.
  init(_ process: ProcessContext) {
    self.init(
      helperPath: Self.helperPath(
        beside: process.executablePath, orOn: process.variables["PATH"], in: PosixFileSystem()),
      userAgent: "recipes/\(ProgramVersion.current)",
      spawner: ProcessSpawner(variables: process.variables))
  }
}
