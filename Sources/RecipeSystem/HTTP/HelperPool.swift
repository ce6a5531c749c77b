import RecipeCore
import Synchronization

/// The running helpers; idle ones are reused, as they may have a connection open.
final class HelperPool: Sendable {
  private struct State {
    /// The idle helpers and the host that each asked last, the one idle for longest first.
    var idle: [(host: String, helper: ChildProcess)] = []
    var busy: [ObjectIdentifier: ChildProcess] = [:]
    var isEnded = false
  }

  /// The maximum number of idle helpers.
  private static let maximumIdleCount = 8

  private let command: [String]
  private let spawner: ProcessSpawner
  private let state = Mutex(State())

  /// Creates a pool without helpers.
  init(command: [String], spawner: ProcessSpawner) {
    self.command = command
    self.spawner = spawner
  }

  /// Returns an idle helper, preferably one that asked the host before, or `nil` if there is none.
  func reuse(for host: String) -> ChildProcess? {
    state.withLock { state in
      guard !state.idle.isEmpty else { return nil }
      let index = state.idle.lastIndex { $0.host == host } ?? 0
      let helper = state.idle.remove(at: index).helper
      state.busy[ObjectIdentifier(helper)] = helper
      return helper
    }
  }

  /// Starts a helper.
  func start() -> Result<ChildProcess, HTTPFailure> {
    let started = spawner.spawn(.helper, command, input: .pipe, errors: .null)
    switch started {
    case .success(let helper):
      let isEnded = state.withLock { state in
        state.busy[ObjectIdentifier(helper)] = helper
        return state.isEnded
      }
      if isEnded { drop(helper) }
      return .success(helper)
    case .failure(let error):
      let reason = FileError(code: error.code, path: "").reasonText
      return .failure(HTTPFailure(.helper, "cannot start the network helper: \(reason)"))
    }
  }

  /// Returns a helper to the pool, which ends the one that was idle for longest if it has enough.
  func keep(_ helper: ChildProcess, for host: String) {
    let surplus = state.withLock { state -> ChildProcess? in
      state.busy[ObjectIdentifier(helper)] = nil
      if state.isEnded { return helper }
      state.idle.append((host, helper))
      return state.idle.count > Self.maximumIdleCount ? state.idle.removeFirst().helper : nil
    }
    if let surplus { _ = surplus.finish() }
  }

  /// Ends a helper that cannot be reused.
  func drop(_ helper: ChildProcess) {
    state.withLock { _ = $0.busy.removeValue(forKey: ObjectIdentifier(helper)) }
    _ = helper.finish()
  }

  /// Ends every helper, and waits until none is left.
  func end() {
    let helpers = state.withLock { state in
      state.isEnded = true
      return state.idle.map(\.helper) + state.busy.values
    }
    for helper in helpers { helper.kill() }
    for helper in helpers { _ = helper.finish() }
  }
}
