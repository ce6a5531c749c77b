import Synchronization

/// Hands out the files of a folder, some at a time, to several workers.
///
/// A task for each file costs three times what a worker for each core does.
final class ChunkQueue: Sendable {
  private let places: [Int]
  private let taken = Atomic<Int>(0)

  /// Enough that taking a chunk costs nothing, few enough that workers end together.
  private static let chunkSize = 64

  /// Creates a queue of files by their indices.
  init(_ places: [Int]) {
    self.places = places
  }

  /// The number of chunks in all.
  var chunkCount: Int { (places.count + Self.chunkSize - 1) / Self.chunkSize }

  /// The next chunk; `nil` once all are taken.
  func next() -> ArraySlice<Int>? {
    let (chunk, _) = taken.add(1, ordering: .relaxed)
    let start = chunk * Self.chunkSize
    guard start < places.count else { return nil }
    return places[start..<min(start + Self.chunkSize, places.count)]
  }
}
