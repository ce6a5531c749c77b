import Synchronization

/// Hands out the files of a folder, or the slices of one, some at a time, to several workers.
///
/// A task for each file costs three times what a worker for each core does.
final class ChunkQueue: Sendable {
  private let places: [Int]
  private let chunkSize: Int
  private let taken = Atomic<Int>(0)

  /// Makes a queue of files by their indices.
  ///
  /// - Parameter chunkSize: By default enough that taking a chunk costs nothing, few enough that
  ///   workers end together.
  init(_ places: [Int], chunkSize: Int = 64) {
    self.places = places
    self.chunkSize = max(1, chunkSize)
  }

  /// How many chunks there are in all.
  var chunkCount: Int { (places.count + chunkSize - 1) / chunkSize }

  /// The next chunk; `nil` once all are taken.
  func next() -> ArraySlice<Int>? {
    let (chunk, _) = taken.add(1, ordering: .relaxed)
    let start = chunk * chunkSize
    guard start < places.count else { return nil }
    return places[start..<min(start + chunkSize, places.count)]
  }
}
