import Foundation

/// A program that has been started.
final class RunningCommand: Sendable {
  private let process: Process
  private let home: TemporaryFolder
  private let terminal: PseudoTerminal?
  private let endings: AsyncStream<Int32>

  /// After this time the program is killed and its status is 137.
  ///
  /// It only keeps a program that hangs from holding up the tests, so it is far more than a debug
  /// build needs on a slow machine where all tests run at once.
  private static let limit = Duration.seconds(300)

  /// Starts a process whose output goes to files in its home, so that no pipe can fill up.
  init(_ process: Process, home: TemporaryFolder, terminal: PseudoTerminal?) throws {
    self.process = process
    self.home = home
    self.terminal = terminal
    let (endings, ending) = AsyncStream.makeStream(of: Int32.self)
    self.endings = endings
    process.standardOutput = try terminal?.programSide ?? Self.file("standard-output", in: home)
    process.standardError = try Self.file("standard-error", in: home)
    process.terminationHandler = { process in
      let isSignal = process.terminationReason == .uncaughtSignal
      ending.yield(process.terminationStatus + (isSignal ? 128 : 0))
      ending.finish()
    }
    Self.letInterruptsIn()
    try process.run()
    // The program has files of its own now.
    let own =
      [process.standardInput, process.standardError]
      + (terminal == nil ? [process.standardOutput] : [])
    for case let file as FileHandle in own { try file.close() }
  }

  /// Undoes what a program would inherit from here: a test run in the background of a shell ignores
  /// Ctrl-C, and the threads that tests run on block it.
  private static func letInterruptsIn() {
    signal(SIGINT, SIG_DFL)
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
  }

  /// Sends what Ctrl-C sends.
  func interrupt() {
    _ = Foundation.kill(process.processIdentifier, SIGINT)
  }

  /// Ends it as a power cut would.
  func kill() {
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
  }

  /// The number of the process.
  var number: Int32 { process.processIdentifier }

  /// Whether it has not ended yet.
  var isRunning: Bool { process.isRunning }

  /// Waits for the end.
  func result() async throws -> CommandResult {
    let process = process
    let killer = Task {
      try await Task.sleep(for: Self.limit)
      _ = Foundation.kill(process.processIdentifier, SIGKILL)
    }
    defer { killer.cancel() }
    async let shown = terminal?.textShown()
    var status: Int32 = -1
    for await ending in endings { status = ending }
    terminal?.close()
    return CommandResult(
      status: status, output: try await shown ?? text(of: "standard-output"),
      errors: try text(of: "standard-error"), home: home.path)
  }

  private func text(of name: String) throws -> String {
    let data = try Data(contentsOf: URL(filePath: home.path + "/" + name))
    return String(decoding: data, as: UTF8.self)
  }

  private static func file(_ name: String, in home: TemporaryFolder) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(filePath: home.write("", to: name)))
  }
}
