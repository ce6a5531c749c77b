import RecipeCore
import Synchronization

/// What a run saw of the files of one source, for whoever writes the next index.
package final class SurveyOutcome: Sendable {
  /// What was seen.
  struct Seen: Sendable {
    /// The files.
    let survey: FileSurvey
    /// What the index has of each; `nil` of one that it does not have.
    let matches: [RecipeIndex.FileMatch?]
    /// What was read, by the files' indices.
    let readings: [Int: ReadFile]
    /// Whether all is as the index has it, so that nothing was delivered.
    let isSame: Bool
  }

  private enum State {
    case unknown
    case seen(Seen)
    case damaged
  }

  private let state = Mutex(State.unknown)

  /// Makes the outcome of a source that was not asked yet.
  package init() {}

  /// What was seen; `nil` when the source could not be surveyed to its end.
  var seen: Seen? {
    state.withLock { if case .seen(let seen) = $0 { seen } else { nil } }
  }

  /// Whether the index turned out to be damaged, and so nothing that was delivered counts.
  package var isDamaged: Bool {
    state.withLock { if case .damaged = $0 { true } else { false } }
  }

  /// Whether all files are as the index has them, so that nothing was delivered.
  package var isSame: Bool { seen?.isSame ?? false }

  /// Notes what was seen.
  func note(_ seen: Seen) {
    state.withLock { $0 = .seen(seen) }
  }

  /// Notes that the index is damaged.
  func noteDamage() {
    state.withLock { $0 = .damaged }
  }
}
