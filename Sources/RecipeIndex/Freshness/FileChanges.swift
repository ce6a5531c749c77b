import RecipeCore
import Synchronization

/// The state of the files of one source, recorded once all of them were looked at.
final class FileChanges: Sendable {
  /// The files of a listing compared with a snapshot.
  struct Seen: Sendable {
    /// The files.
    let listing: FileListing
    /// The match of each file in the snapshot, or `nil` for a new one.
    let matches: [IndexSnapshot.FileMatch?]
    /// The files that were read, by their indices.
    let readings: [Int: ReadFile]
    /// True if nothing differs from the snapshot; the records of unread files are then not
    /// delivered.
    let isSame: Bool
    /// The number of records that were not delivered.
    let undelivered: Int
  }

  private let state = Mutex<Seen?>(nil)

  /// Creates the empty record of a source that has not been asked.
  init() {}

  /// The recorded state, or `nil` if not all files could be looked at.
  var seen: Seen? { state.withLock(\.self) }

  /// Records a state.
  func note(_ seen: Seen) {
    state.withLock { $0 = seen }
  }
}
