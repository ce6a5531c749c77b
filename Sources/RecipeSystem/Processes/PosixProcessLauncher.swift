package import RecipeCore

/// A launcher of other programs.
package struct PosixProcessLauncher: ProcessLauncher {
  private let spawner: ProcessSpawner

  /// Creates a launcher.
  package init(spawner: ProcessSpawner) {
    self.spawner = spawner
  }

  package func run(
    _ command: [String], timeout: Duration, outputLimit: Int
  ) async throws(ProcessFailure) -> ProcessResult {
    guard let program = command.first, !program.isEmpty else {
      throw ProcessFailure("no program was named")
    }
    let spawner = spawner
    let outcome = await BlockingWork.run("recipes.process", timeout: timeout) { limits in
      switch spawner.spawn(command, input: .null, errors: .pipe) {
      case .success(let child):
        var run = ProcessRun(child, of: program, limits: limits, outputLimit: outputLimit)
        return run.finish(timeout: timeout)
      case .failure(let error):
        let reason = FileError(code: error.code, path: program).reasonText
        return .failure(ProcessFailure("cannot start \(program): \(reason)"))
      }
    }
    return try outcome.get()
  }
}
