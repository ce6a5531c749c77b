import RecipeCore
import Synchronization

/// A source that does what a test says.
struct ScriptedSource: RecipeSource {
  let script: @Sendable (SourceCollector) async throws(SourceFailure) -> Void

  init(_ script: @escaping @Sendable (SourceCollector) async throws(SourceFailure) -> Void) {
    self.script = script
  }

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    try await script(collector)
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? { nil }
}

extension ConfiguredSource {
  /// A source that does what `script` says.
  static func scripted(
    _ name: String, within timeout: Duration = .seconds(3),
    _ script: @escaping @Sendable (SourceCollector) async throws(SourceFailure) -> Void
  ) -> ConfiguredSource {
    ConfiguredSource(
      name: name, kind: "scripted", traits: SourceTraits(), timeout: timeout,
      source: ScriptedSource(script))
  }
}

/// A door that stays shut until a test opens it; those who wait ignore cancellation.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func wait() async {
    await withCheckedContinuation { waiter in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiters.append(waiter) }
        return state.isOpen
      }
      if isOpen { waiter.resume() }
    }
  }

  func open() {
    let waiters = state.withLock { state in
      state.isOpen = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
