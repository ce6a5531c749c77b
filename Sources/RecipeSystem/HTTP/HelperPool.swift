import RecipeCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The helpers that run: at most so many at a time, idle ones kept for the next request.
final class HelperPool: Sendable {
  private let command: [String]
  private let spawner: ProcessSpawner
  private let idle = Mutex<[ChildProcess]>([])
  /// One byte for each helper that may be busy: whoever reads one may go on.
  private let turns: Pipe?

  /// Makes a pool without helpers.
  init(command: [String], size: Int, spawner: ProcessSpawner) {
    self.command = command
    self.spawner = spawner
    turns = Pipe()
    for _ in 0..<size { giveTurn() }
    if let turns { _ = fcntl(turns.reading.number, F_SETFL, O_NONBLOCK) }
  }

  /// Waits until fewer helpers than the pool's size are busy.
  ///
  /// - Returns: `.ready` when the caller may go on and must call `giveTurn` afterwards.
  func takeTurn(_ limits: WaitLimits) -> WaitLimits.Wakeup {
    guard let turns else { return .ready([]) }
    while true {
      let wakeup = limits.wait(for: [turns.reading.number])
      guard case .ready = wakeup else { return wakeup }
      var byte: UInt8 = 0
      let count = withUnsafeMutableBytes(of: &byte) {
        FileDescriptor.read(turns.reading.number, into: $0)
      }
      // Another thread may have been faster.
      if count == 1 { return .ready([]) }
    }
  }

  /// Lets the next request go on.
  func giveTurn() {
    guard let turns else { return }
    _ = [1].withUnsafeBytes { FileDescriptor.write($0, to: turns.writing.number) }
  }

  /// An idle helper; `nil` when there is none.
  func reuse() -> ChildProcess? {
    idle.withLock { $0.popLast() }
  }

  /// A helper that has just been started.
  func start() -> Result<ChildProcess, HTTPFailure> {
    spawner.spawn(command, input: .pipe, errors: .null).mapError { error in
      let reason = FileError(code: error.code, path: "").reasonText
      return HTTPFailure(.helper, "cannot start the network helper: \(reason)")
    }
  }

  /// Keeps a helper for the next request.
  func keep(_ helper: ChildProcess) {
    idle.withLock { $0.append(helper) }
  }
}
