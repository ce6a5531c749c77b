import RecipeCore
import Synchronization
import Text

/// How far an import has come, counted by whoever does a part of it.
final class ImportCount: Sendable {
  private struct State {
    var verb = ""
    var total = 0
    var done = 0
    var name = ""
  }

  private let state = Mutex(State())

  /// Makes a count of nothing.
  init() {}

  /// Begins to count anew.
  ///
  /// - Parameters:
  ///   - verb: What is done: "Reading".
  ///   - total: How often.
  func begin(_ verb: String, total: Int) {
    state.withLock { $0 = State(verb: verb, total: total) }
  }

  /// Counts one thing that was begun.
  func add(_ name: String) {
    state.withLock { state in
      state.done = min(state.done + 1, state.total)
      state.name = name
    }
  }

  /// The line about it: `Reading ━━━━━━━━━━╌╌╌╌╌╌╌╌╌╌ 50/100 soups/leek.md`.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; the last one stays free.
  ///   - shownPath: Makes a path short.
  func line(width: Int, shownPath: (String) -> String) -> String {
    let state = state.withLock(\.self)
    let filled = state.total > 0 ? Self.barWidth * state.done / state.total : 0
    let bar =
      String(repeating: "━", count: filled)
      + String(repeating: "╌", count: Self.barWidth - filled)
    let text = "\(state.verb) \(bar) \(state.done)/\(state.total) \(shownPath(state.name))"
    return text.terminalSafe.cut(toColumns: width - 1)
  }

  private static let barWidth = 20
}

extension String {
  /// As much of the start as fits.
  fileprivate func cut(toColumns limit: Int) -> String {
    var width = 0
    return String(
      prefix { character in
        width += DisplayWidth.of(character)
        return width <= limit
      })
  }
}
