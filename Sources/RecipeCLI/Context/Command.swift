import ArgumentParsing

/// A command: its specification and its action.
struct Command: Sendable {
  /// The actions of commands; one that needs no sources is synchronous.
  enum Action: Sendable {
    case immediate(@Sendable (CommandContext) throws(CommandFailure) -> ExitStatus)
    case waiting(@Sendable (CommandContext) async throws(CommandFailure) -> ExitStatus)
  }

  /// The specification, with those of its subcommands.
  let specification: CommandSpecification
  /// The subcommands.
  let subcommands: [Command]
  /// The action.
  let action: Action

  private init(
    _ specification: CommandSpecification, _ subcommands: [Command], _ action: Action
  ) {
    self.specification = specification.with(subcommands: subcommands.map(\.specification))
    self.subcommands = subcommands
    self.action = action
  }

  /// Creates a synchronous command.
  static func immediate(
    _ specification: CommandSpecification, subcommands: [Command] = [],
    _ run: @escaping @Sendable (CommandContext) throws(CommandFailure) -> ExitStatus
  ) -> Command {
    Command(specification, subcommands, .immediate(run))
  }

  /// Creates a command that waits for sources.
  static func waiting(
    _ specification: CommandSpecification, subcommands: [Command] = [],
    _ run: @escaping @Sendable (CommandContext) async throws(CommandFailure) -> ExitStatus
  ) -> Command {
    Command(specification, subcommands, .waiting(run))
  }
}
