import ArgumentParsing
import RecipeCore
import RecipeFormatting

/// The context of every command: the world, the arguments, and the global options.
struct CommandContext: Sendable {
  /// Everything outside the program.
  private(set) var world: World
  /// The kinds of source and the output formats.
  let catalogs: Catalogs
  /// The arguments.
  let arguments: ParsedArguments
  /// The options that every command takes.
  private(set) var options: GlobalOptions
  /// The background work of the command.
  let unfinished = UnfinishedWork()
  /// The stage that the command is in.
  let progress = RunProgress()
  /// The texts already reported, so that a run that starts again does not repeat them.
  let said = SaidTexts()

  /// The distribution of work among the processors.
  var work: ParallelMap { ParallelMap(parallelism: world.processors) }

  /// Returns the context of the same command with other options.
  ///
  /// It is part of the same run: it shares the background work, the stage and the texts reported.
  func with(_ change: (inout GlobalOptions) -> Void) -> CommandContext {
    var context = self
    change(&context.options)
    return context
  }

  /// Returns the context of the same command with another configuration file.
  func using(configuration: String) -> CommandContext {
    with { $0.configuration = configuration }
  }

  /// Returns the context of the same command that shows sources that are not trusted as such.
  var showingUntrustedSources: CommandContext { with { $0.showsUntrustedSources = true } }

  /// Returns the context of the same command that asks for cached answers again.
  ///
  /// - Parameter source: The only source to ask, or `nil` for all.
  func refreshing(_ source: String?) -> CommandContext {
    with { options in
      options.answers = .refresh(of: source)
      // No other source is asked, not even for what is no longer fresh.
      if let source { options.sources = [source] }
    }
  }

  /// The context of the same command that asks servers only for what is not cached.
  var preferringCache: CommandContext { replacingUsualAnswers(by: .cached) }

  /// The context of the same command that tries servers once that are left alone after failures.
  var tryingServers: CommandContext { replacingUsualAnswers(by: .check) }

  /// Returns the context with another policy, unless an option chose one.
  private func replacingUsualAnswers(by policy: AnswerPolicy) -> CommandContext {
    with { options in
      if options.answers == .usual { options.answers = policy }
    }
  }

  /// Returns the context of the same command that uses no network.
  func offline() -> CommandContext { with { $0.answers = .offline } }

  /// Returns the context of the same command after it has asked the servers: with their answers, and
  /// with what it has cached.
  func usingCache() -> CommandContext {
    with { options in
      options.answers = .offline
      if options.cache == .refresh { options.cache = .use }
    }
  }

  /// Returns the context of the same command with another standard error.
  func writingErrors(to errors: any OutputStreamEdge) -> CommandContext {
    var context = self
    context.world.errors = errors
    return context
  }

  /// Returns the absolute path of one on the command line; a leading `~` is the home folder.
  ///
  /// An empty path remains empty, and so names nothing.
  func absolutePath(_ path: String) -> String {
    if path.isEmpty || path.hasPrefix("/") { return path }
    if path == "~" || path.hasPrefix("~/"), let home = world.homeFolder {
      return home + path.dropFirst()
    }
    return world.currentFolder + (world.currentFolder.hasSuffix("/") ? "" : "/") + path
  }

  /// Writes to standard output through a buffer, and on a screen that is too small through the pager.
  ///
  /// - Throws: An error if writing fails; a reader who has gone is not an error.
  func write(_ body: (inout OutputBuffer) -> Void) throws(CommandFailure) {
    if let pager = Pager(self) { return try write(body, to: pager) }
    let stream = world.output
    var buffer = OutputBuffer { bytes in stream.write(bytes) }
    body(&buffer)
    buffer.flush()
    if let failure = CommandFailure(buffer.outcome) { throw failure }
  }

  /// Writes a text to standard output, and on a screen that is too small through the pager.
  ///
  /// - Throws: An error if writing fails; a reader who has gone is not an error.
  func print(_ text: String) throws(CommandFailure) {
    guard let pager = Pager(self) else { return try world.print(text) }
    if let failure = CommandFailure(pager.write(Array(text.utf8))) { throw failure }
  }

  private func write(
    _ body: (inout OutputBuffer) -> Void, to pager: Pager
  ) throws(CommandFailure) {
    var page: [UInt8] = []
    var buffer = OutputBuffer { bytes in
      page += bytes
      return .written
    }
    body(&buffer)
    buffer.flush()
    if let failure = CommandFailure(pager.write(page)) { throw failure }
  }
}
