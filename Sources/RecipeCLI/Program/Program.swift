import ArgumentParsing
import RecipeCore
import Text

/// A run of the program, from arguments to exit status.
package struct Program: Sendable {
  private let world: World
  private let catalogs: Catalogs
  private let commands: CommandCatalog

  /// Creates a run in a world.
  ///
  /// - Parameter catalogs: The kinds of source and the formats that it knows.
  package init(world: World, catalogs: Catalogs = .builtIn) {
    self.world = world
    self.catalogs = catalogs
    commands = CommandCatalog(catalogs)
  }

  /// Runs a synchronous command, or prepares one that waits for sources.
  package func start() -> ProgramStart {
    do throws(CommandFailure) {
      return try startCommand()
    } catch {
      return .ended(world.report(error))
    }
  }

  /// Runs the command to its end.
  package func run() async -> ExitStatus {
    switch start() {
    case .ended(let status): status
    case .waiting(let command): await command.finish()
    }
  }

  private func startCommand() throws(CommandFailure) -> ProgramStart {
    let parsed = try parse()
    if parsed.wantsHelp || parsed.path.count == 1 && !parsed.has("version") {
      let context = CommandContext(
        world: world, catalogs: catalogs, arguments: parsed, options: try GlobalOptions(parsed))
      try context.print(HelpText(path: parsed.path, width: world.helpWidth).text)
      return .ended(.done)
    }
    if parsed.has("version") {
      try world.print("recipes \(ProgramVersion.current)\n")
      return .ended(.done)
    }
    return try start(parsed)
  }

  private func start(_ parsed: ParsedArguments) throws(CommandFailure) -> ProgramStart {
    let names = parsed.commandNames
    guard let command = commands.command(at: names) else {
      throw CommandFailure(
        "there is no command '\(names.joined(separator: " "))'",
        help: "'recipes help' lists the commands")
    }
    let context = CommandContext(
      world: world, catalogs: catalogs, arguments: parsed, options: try GlobalOptions(parsed))
    try ProgramFormats(context: context).check()
    switch command.action {
    case .immediate(let run): return .ended(try run(context))
    case .waiting(let run): return .waiting(WaitingCommand(context: context, run: run))
    }
  }

  private func parse() throws(CommandFailure) -> ParsedArguments {
    do {
      return try ArgumentParser(root: commands.root).parse(world.arguments)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension World {
  /// Reports the failure of a command on standard error: the only place where an error becomes an
  /// exit status.
  func report(_ failure: CommandFailure) -> ExitStatus {
    say([failure.sentence] + failure.details)
    return failure.status
  }

  /// The width of the help: that of the terminal, else `COLUMNS`, else 80.
  var helpWidth: Int {
    output.terminal?.width ?? variables["COLUMNS"].flatMap { Int($0) } ?? 80
  }
}
