import RecipeCLI
import RecipeCore
import RecipeSystem

extension World {
  /// The world of this process.
  static var live: World {
    let process = ProcessContext.current()
    let files = PosixFileSystem()
    let spawner = ProcessSpawner(variables: process.variables)
    let helper = HelperHTTPTransport.helperPath(beside: process.executablePath, in: files)
    return World(
      arguments: process.arguments, variables: process.variables,
      currentFolder: process.currentFolder, homeFolder: process.homeFolder,
      programFile: process.executablePath.flatMap { try? files.status(of: $0) }.map(FileStamp.init),
      files: files,
      http: HelperHTTPTransport(
        helperPath: helper, userAgent: "recipes/\(ProgramVersion.current)", spawner: spawner),
      processes: PosixProcessLauncher(spawner: spawner), wallClock: SystemClock(),
      clock: ContinuousClock(), processors: ProcessLimits.processors(process.processorCount),
      output: StandardOutput(variables: process.variables),
      errors: StandardError(variables: process.variables), input: StandardInput(),
      exit: { ProcessEnd.now($0.rawValue) })
  }
}
