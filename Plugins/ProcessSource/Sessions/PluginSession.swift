import RecipeCore
import Synchronization

/// The process of a plug-in that stays open from one task of a run to the next.
///
/// A list is one task, after which the process has nothing left to do. A command that looks several
/// recipes up, and then fetches them, gives one process several.
final class PluginSession: Sendable {
  /// An open process.
  struct Open: Sendable {
    /// The work of the process.
    let work: PluginWork
    /// The secrets that it was given.
    let secrets: PluginSecrets
  }

  private struct State {
    var open: Open?
    var waiting: [(task: PluginTask, result: PluginResult)] = []
  }

  /// The interval at which an open process looks for the next task.
  private static let pause = Duration.milliseconds(5)
  /// The time after which a process without a task is closed.
  private static let patience = Duration.seconds(30)

  private let state = Mutex(State())

  /// The open process, or `nil` if there is none.
  var current: Open? { state.withLock(\.open) }

  /// Gives a task to the open process.
  ///
  /// - Returns: The future result, or `nil` if no process is open.
  func submit(_ task: PluginTask) -> PluginResult? {
    state.withLock { state in
      guard state.open != nil else { return nil }
      let result = PluginResult()
      state.waiting.append((task, result))
      return result
    }
  }

  /// Opens the session with the process of a conversation, unless another process has it.
  func open(_ work: PluginWork, with secrets: PluginSecrets) -> Bool {
    state.withLock { state in
      guard state.open == nil else { return false }
      state.open = Open(work: work, secrets: secrets)
      return true
    }
  }

  /// Does one task after another, on the thread of the conversation, until one fails, the process ends or
  /// nothing is asked for some time.
  func serve(_ conversation: inout PluginConversation) {
    while let (task, result) = next(conversation.reader) {
      let run = conversation.hold(task)
      if run.failure != nil { close() }
      result.fulfill(.success(run))
      if run.failure != nil { return }
    }
    close()
  }

  private func next(_ reader: PluginReader) -> (task: PluginTask, result: PluginResult)? {
    let end = ContinuousClock.now.advanced(by: Self.patience)
    while ContinuousClock.now < end {
      let first = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
      if let first { return first }
      guard reader.isIdle(until: .now.advanced(by: Self.pause)) else { return nil }
    }
    return nil
  }

  /// Closes the session: what still waits needs another process.
  private func close() {
    let waiting = state.withLock { state in
      defer { state = State() }
      return state.waiting
    }
    for (_, result) in waiting { result.fulfill(.success(nil)) }
  }
}
