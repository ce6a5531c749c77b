import Synchronization

/// A work queue of the files of a folder, which workers take in chunks.
///
/// A task per file takes three times as long as a worker per core.
final class ChunkQueue: Sendable {
  private let places: [Int]
  private let taken = Atomic<Int>(0)

  /// Large enough that taking a chunk costs nothing, small enough that workers finish together.
  private static let chunkSize = 64

  /// Creates a queue of files by their indices.
  init(_ places: [Int]) {
    self.places = places
  }

  /// The total number of chunks.
  var chunkCount: Int { (places.count + Self.chunkSize - 1) / Self.chunkSize }

  /// Takes the next chunk, or returns `nil` if there is none.
  func next() -> ArraySlice<Int>? {
    let (chunk, _) = taken.add(1, ordering: .relaxed)
    let start = chunk * Self.chunkSize
    guard start < places.count else { return nil }
    return places[start..<min(start + Self.chunkSize, places.count)]
  }
}
