import ArgumentParsing

/// A command: how it is called, and what it does.
struct Command: Sendable {
  /// What a command does; one that needs no source does not wait for anything.
  enum Action: Sendable {
    case immediate(@Sendable (CommandContext) throws(CommandFailure) -> ExitStatus)
    case waiting(@Sendable (CommandContext) async throws(CommandFailure) -> ExitStatus)
  }

  /// How it is called.
  let specification: CommandSpecification
  /// What it does.
  let action: Action

  /// Makes a command that is done at once.
  static func immediate(
    _ specification: CommandSpecification,
    _ run: @escaping @Sendable (CommandContext) throws(CommandFailure) -> ExitStatus
  ) -> Command {
    Command(specification: specification, action: .immediate(run))
  }

  /// Makes a command that waits for sources.
  static func waiting(
    _ specification: CommandSpecification,
    _ run: @escaping @Sendable (CommandContext) async throws(CommandFailure) -> ExitStatus
  ) -> Command {
    Command(specification: specification, action: .waiting(run))
  }
}
