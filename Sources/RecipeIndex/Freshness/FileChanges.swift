import RecipeCore
import Synchronization

/// What a run saw of the files of one source, noted when all of them have been looked at.
final class FileChanges: Sendable {
  /// What was seen.
  struct Seen: Sendable {
    /// The files.
    let listing: FileListing
    /// What the snapshot has of each; `nil` of one that it does not have.
    let matches: [IndexSnapshot.FileMatch?]
    /// What was read, by the files' indices.
    let readings: [Int: ReadFile]
    /// True if all is as the snapshot has it; the records of files that were not read are then not
    /// delivered.
    let isSame: Bool
    /// The number of records that are not delivered.
    let undelivered: Int
  }

  private let state = Mutex<Seen?>(nil)

  /// Makes the notes of a source that was not asked yet.
  init() {}

  /// What was seen; `nil` when the files could not be looked at to the end.
  var seen: Seen? { state.withLock(\.self) }

  /// Notes what was seen.
  func note(_ seen: Seen) {
    state.withLock { $0 = seen }
  }
}
