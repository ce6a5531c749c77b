import ArgumentParsing

/// A command: its specification and its action.
struct Command: Sendable {
  /// The actions of commands; one that needs no sources is synchronous.
  enum Action: Sendable {
    case immediate(@Sendable (CommandContext) throws(CommandFailure) -> ExitStatus)
    case waiting(@Sendable (CommandContext) async throws(CommandFailure) -> ExitStatus)
  }

  /// How it is called, with the commands below it.
  let specification: CommandSpecification
  /// The commands below it.
  let subcommands: [Command]
  /// What it does itself.
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
