import RecipeCore

/// A command that waits for sources.
package struct WaitingCommand: Sendable {
  /// The context.
  let context: CommandContext
  /// The action of the command.
  let run: @Sendable (CommandContext) async throws(CommandFailure) -> ExitStatus

  /// Runs the command and its background work to their end.
  package func finish() async -> ExitStatus {
    let status = await status()
    await context.unfinished.finish()
    await context.world.processes.finish()
    return status
  }

  private func status() async -> ExitStatus {
    do throws(CommandFailure) {
      return try await run(context)
    } catch {
      return context.world.report(error)
    }
  }
}
