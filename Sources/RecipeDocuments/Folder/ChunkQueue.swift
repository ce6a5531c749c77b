import Synchronization

/// Hands out the files of a folder, some at a time, to several workers.
///
/// A task for each file costs three times what a worker for each core does.
final class ChunkQueue: Sendable {
  private let paths: [String]
  private let taken = Atomic<Int>(0)

  /// Enough that taking a chunk costs nothing, few enough that workers end together.
  private static let chunkSize = 64

  /// Makes a queue of relative paths.
  init(_ paths: [String]) {
    self.paths = paths
  }

  /// How many chunks there are in all.
  var chunkCount: Int { (paths.count + Self.chunkSize - 1) / Self.chunkSize }

  /// The next chunk; `nil` once all are taken.
  func next() -> ArraySlice<String>? {
    let (chunk, _) = taken.add(1, ordering: .relaxed)
    let start = chunk * Self.chunkSize
    guard start < paths.count else { return nil }
    return paths[start..<min(start + Self.chunkSize, paths.count)]
  }
}
