import RecipeCore
import Synchronization

/// Remembers what programs were started instead of starting them.
final class RecordingLauncher: ProcessLauncher {
  private let started = Mutex<[[String]]>([])
  private let status: Int32

  /// Makes a launcher whose programs end with a status.
  init(status: Int32 = 0) {
    self.status = status
  }

  /// The commands, in order.
  var commands: [[String]] { started.withLock(\.self) }

  func run(
    _ command: [String], timeout: Duration, outputLimit: Int
  ) async throws(ProcessFailure) -> ProcessResult {
    started.withLock { $0.append(command) }
    return ProcessResult(status: status, output: [], errors: [])
  }
}
