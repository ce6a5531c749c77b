import RecipeCore
import Synchronization
import Text

extension FolderRecipeSource {
  /// Returns a file that is too large for memory, if its lines can be read one by one.
  func lineFile(_ path: String, in place: FolderPlace) -> LineFile? {
    let absolute = place.absolute(path)
    guard let status = try? files.status(of: absolute), status.size > Self.fileSizeLimit,
      let start = try? files.read(absolute, from: 0, count: LineFile.startLength),
      let reader = documents.lineReader(ofStart: start, path: absolute)
    else { return nil }
    return LineFile(
      path: path, absolute: absolute, size: status.size, reader: reader, files: files)
  }

  /// Reads a file slice by slice, as many concurrently as the request allows.
  ///
  /// - Parameters:
  ///   - index: The file's index among all.
  ///   - deliver: Called with the parts of the file from several tasks, and at last with the problems
  ///     that were left out.
  func read(
    _ file: LineFile, at index: Int, _ request: SourceRequest,
    deliver: @escaping @Sendable ([FileReading]) -> Void
  ) async {
    let before = stamp(of: file.absolute)
    let slices = SliceDesk(count: file.sliceCount)
    await withDiscardingTaskGroup { group in
      for _ in 0..<min(request.parallelism, file.sliceCount) {
        group.addTask {
          while !Task.isCancelled, let place = slices.next() {
            let slice = Result { () throws(FileError) in
              try file.slice(place, request)
            }
            // Not under a lock: whoever takes the records may work on them.
            for next in slices.add(slice, at: place) {
              deliver([reading(of: next.slice, file, at: index, after: next.progress)])
            }
          }
        }
      }
    }
    let progress = slices.progress
    let isWhole = !progress.hasFailed && before == stamp(of: file.absolute)
    deliver([
      FileReading(
        place: index, part: file.sliceCount, diagnostics: progress.leftOut(file.absolute),
        stamp: isWhole ? before : nil)
    ])
  }

  /// Finds a record in a file, slice by slice.
  func record(_ id: String, in file: LineFile) -> RecipeRecord? {
    var progress = LineProgress()
    for index in 0..<file.sliceCount where !Task.isCancelled {
      let slice = Result { () throws(FileError) in try file.slice(index, SourceRequest()) }
      let found = reading(of: slice, file, at: 0, after: progress).records
      if let record = found.first(where: { ByteKey($0.reference.id) == ByteKey(id) }) {
        return record
      }
      progress.add(try? slice.get())
    }
    return nil
  }

  /// Returns the part of a file that is in a slice.
  ///
  /// - Parameter progress: What was read before the slice.
  private func reading(
    of slice: Result<LineFile.Slice, FileError>, _ file: LineFile, at index: Int,
    after progress: LineProgress
  ) -> FileReading {
    var reading = FileReading(place: index, part: progress.sliceCount)
    switch slice {
    case .failure(let error):
      // A file that disappears while it is read would be reported for each of thousands of slices.
      if !progress.hasFailed {
        reading.diagnostics =
          Self.document(of: error, file.absolute, at: index).reading.diagnostics
      }
    case .success(let slice):
      reading.records = slice.entries.enumerated().map { index, entry in
        record(
          entry.recipe, id: "\(file.path)#\(progress.recordCount + index + 1)", file.path,
          line: progress.lineCount + entry.line)
      }
      reading.diagnostics = progress.placed(slice.diagnostics)
      reading.coverage = slice.coverage
    }
    return reading
  }
}

/// A work queue of the slices of a file, which counts them in their order.
private final class SliceDesk: Sendable {
  typealias Slice = Result<LineFile.Slice, FileError>

  private struct State {
    var progress = LineProgress()
    var waiting: [Int: Slice] = [:]
  }

  private let queue: WorkQueue
  private let state = Mutex(State())

  init(count: Int) {
    queue = WorkQueue(count: count)
  }

  /// Takes the next slice, or returns `nil` if there is none.
  func next() -> Int? { queue.next() }

  /// The progress of reading the file.
  var progress: LineProgress { state.withLock(\.progress) }

  /// Adds a slice, and returns all slices up to the first that is missing, each with the progress
  /// before it.
  func add(_ slice: Slice, at place: Int) -> [(slice: Slice, progress: LineProgress)] {
    state.withLock { state in
      state.waiting[place] = slice
      var ready: [(slice: Slice, progress: LineProgress)] = []
      while let next = state.waiting.removeValue(forKey: state.progress.sliceCount) {
        ready.append((next, state.progress))
        state.progress.add(try? next.get())
      }
      return ready
    }
  }
}
