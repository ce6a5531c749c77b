import RecipeCore
import Synchronization
import Text

/// The progress of an import, counted by those who do its parts.
final class ImportCount: Sendable {
  private struct State {
    var verb = ""
    var total = 0
    var done = 0
    var name = ""
  }

  private let state = Mutex(State())

  /// Creates a count.
  init() {}

  /// Starts counting anew.
  ///
  /// - Parameters:
  ///   - verb: The activity: "Reading".
  ///   - total: The total number.
  func begin(_ verb: String, total: Int) {
    state.withLock { $0 = State(verb: verb, total: total) }
  }

  /// Counts one thing that was started.
  func add(_ name: String) {
    state.withLock { state in
      state.done = min(state.done + 1, state.total)
      state.name = name
    }
  }

  /// Returns the progress line: `Reading ━━━━━━━━━━╌╌╌╌╌╌╌╌╌╌ 50/100 soups/leek.md`.
  ///
  /// - Parameters:
  ///   - width: The width of the terminal, of which the last column remains free.
  ///   - shownPath: Shortens a path.
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
  /// Returns the longest prefix that fits.
  fileprivate func cut(toColumns limit: Int) -> String {
    var width = 0
    return String(
      prefix { character in
        width += DisplayWidth.of(character)
        return width <= limit
      })
  }
}
