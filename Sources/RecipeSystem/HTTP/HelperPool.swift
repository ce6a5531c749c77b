import RecipeCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pool of running helpers of limited size; idle ones are reused.
final class HelperPool: Sendable {
  private let command: [String]
  private let spawner: ProcessSpawner
  private let idle = Mutex<[ChildProcess]>([])
  /// A semaphore as a pipe: one byte for each free helper, to be read before a request.
  private let turns: Pipe?

  /// Creates a pool without helpers.
  init(command: [String], size: Int, spawner: ProcessSpawner) {
    self.command = command
    self.spawner = spawner
    turns = Pipe()
    for _ in 0..<size { giveTurn() }
    if let turns { _ = fcntl(turns.reading.number, F_SETFL, O_NONBLOCK) }
  }

  /// Waits until a helper of the pool is free.
  ///
  /// - Returns: `.ready` if the caller may proceed; it must call `giveTurn` afterwards.
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

  /// Lets the next request proceed.
  func giveTurn() {
    guard let turns else { return }
    _ = [1].withUnsafeBytes { FileDescriptor.write($0, to: turns.writing.number) }
  }

  /// Returns an idle helper, or `nil` if there is none.
  func reuse() -> ChildProcess? {
    idle.withLock { $0.popLast() }
  }

  /// Starts a helper.
  func start() -> Result<ChildProcess, HTTPFailure> {
    spawner.spawn(command, input: .pipe, errors: .null).mapError { error in
      let reason = FileError(code: error.code, path: "").reasonText
      return HTTPFailure(.helper, "cannot start the network helper: \(reason)")
    }
  }

  /// Returns a helper to the pool.
  func keep(_ helper: ChildProcess) {
    idle.withLock { $0.append(helper) }
  }
}
