import RecipeCore
import Synchronization

/// Remembers what programs were started instead of starting them.
final class RecordingLauncher: ProcessLauncher {
  private let started = Mutex<[[String]]>([])
  private let shown = Mutex<[(program: ProgramLaunch, page: String)]>([])
  private let status: Int32
  private let canPresent: Bool
  private let failure: ProcessFailure?

  /// Makes a launcher whose programs end with a status.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - canPresent: False if no program can have the terminal.
  ///   - failure: The reason why no program can be run, or `nil` if they can.
  init(status: Int32 = 0, canPresent: Bool = true, failure: ProcessFailure? = nil) {
    self.failure = failure
    self.status = status
    self.canPresent = canPresent
  }

  /// The pages that programs showed, in order.
  var presented: [(program: ProgramLaunch, page: String)] { shown.withLock(\.self) }

  func present(_ page: [UInt8], in program: ProgramLaunch) throws(ProcessFailure) {
    guard canPresent else { throw ProcessFailure("cannot start it") }
    shown.withLock { $0.append((program, String(decoding: page, as: UTF8.self))) }
  }

  /// The commands, in order.
  var commands: [[String]] { started.withLock(\.self) }

  func run(
    _ command: [String], timeout: Duration, maximumOutputSize: Int
  ) async throws(ProcessFailure) -> ProcessResult {
    started.withLock { $0.append(command) }
    if let failure { throw failure }
    return ProcessResult(status: status, output: [], errors: [])
  }
}
