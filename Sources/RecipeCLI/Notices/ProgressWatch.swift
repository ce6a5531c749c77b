import RecipeCore

/// A progress line on a terminal, shown once an operation takes longer than people like to wait.
struct ProgressWatch: Sendable {
  /// Standard error.
  let stream: any OutputStreamEdge
  /// The clock of the delay.
  let clock: any Clock<Duration>

  private static let delay = Duration.milliseconds(300)
  private static let interval = Duration.milliseconds(100)

  /// Runs an operation, and shows a line meanwhile.
  ///
  /// The line is drawn on a thread of its own, as the operation may keep all others busy.
  ///
  /// - Parameter line: Returns the current line.
  /// - Returns: The result of `body`, once the line is cleared.
  func watch<Result: Sendable>(
    _ line: @escaping @Sendable () -> String, while body: () async -> Result
  ) async -> Result {
    await withTaskGroup(of: Void.self) { group in
      group.addTask(executorPreference: ThreadExecutor()) { await draw(line) }
      let result = await body()
      group.cancelAll()
      await group.waitForAll()
      return result
    }
  }

  private func draw(_ line: @Sendable () -> String) async {
    var isDrawn = false
    var pause = Self.delay
    while (try? await clock.sleep(for: pause)) != nil, !Task.isCancelled {
      stream.replaceLine(with: line())
      isDrawn = true
      pause = Self.interval
    }
    if isDrawn { stream.replaceLine(with: "") }
  }
}

extension CommandContext {
  /// Runs an operation, and shows a line meanwhile if standard error is a terminal.
  func showingProgress<Result: Sendable>(
    _ line: @escaping @Sendable () -> String, while body: () async -> Result
  ) async -> Result {
    guard world.errors.terminal != nil, options.verbosity != .quiet else { return await body() }
    return await ProgressWatch(stream: world.errors, clock: world.clock).watch(line, while: body)
  }
}
