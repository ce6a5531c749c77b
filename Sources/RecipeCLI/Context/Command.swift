import ArgumentParsing

/// A command: its specification and its action.
struct Command: Sendable {
  /// The actions of commands; one that needs no sources is synchronous.
  enum Action: Sendable {
    case immediate(@Sendable (CommandContext) throws(CommandFailure) -> ExitStatus)
    case waiting(@Sendable (CommandContext) async throws(CommandFailure) -> ExitStatus)
  }

  /// The specification.
  let specification: CommandSpecification
  /// The action.
  let action: Action

  /// Creates a synchronous command.
  static func immediate(
    _ specification: CommandSpecification,
    _ run: @escaping @Sendable (CommandContext) throws(CommandFailure) -> ExitStatus
  ) -> Command {
    Command(specification: specification, action: .immediate(run))
  }

  /// Creates a command that waits for sources.
  static func waiting(
    _ specification: CommandSpecification,
    _ run: @escaping @Sendable (CommandContext) async throws(CommandFailure) -> ExitStatus
  ) -> Command {
    Command(specification: specification, action: .waiting(run))
  }
}
