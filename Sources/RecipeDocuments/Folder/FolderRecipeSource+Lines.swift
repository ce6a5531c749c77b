import RecipeCore
import Synchronization
import Text

extension FolderRecipeSource {
  /// Returns a file that is too large for memory, if its lines can be read one by one.
  func lineFile(_ path: String, in place: ResolvedFolder) -> LineFile? {
    let absolute = place.absolute(path)
    guard let status = try? files.status(of: absolute), status.size > Self.maximumFileSize,
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
    let slices = SliceDesk(of: file)
    await withDiscardingTaskGroup { group in
      for _ in 0..<min(request.parallelism, file.sliceCount) {
        group.addTask {
          while !Task.isCancelled, let place = slices.next() {
            let slice = Result { () throws(FileError) in
              try file.slice(place, request)
            }
            // Not under a lock: whoever takes the records may work on them.
            for next in slices.add(slice, at: place) {
              deliver([reading(of: next, file, at: index)])
            }
          }
        }
      }
    }
    let progress = slices.progress
    let isWhole = !progress.hasFailed && before == stamp(of: file.absolute)
    deliver([
      FileReading(
        place: index, part: file.sliceCount,
        diagnostics: progress.leftOut(file.absolute) + slices.repeatedIDs(in: file.absolute),
        stamp: isWhole ? before : nil)
    ])
  }

  /// Finds a record in a file, slice by slice.
  func record(_ id: String, in file: LineFile) -> RecipeRecord? {
    let slices = SliceDesk(of: file)
    var numbered: RecipeRecord?
    for index in 0..<file.sliceCount where !Task.isCancelled {
      let slice = Result { () throws(FileError) in try file.slice(index, SourceRequest()) }
      for next in slices.add(slice, at: index) {
        let records = reading(of: next, file, at: 0).records
        if let record = records.first(where: { $0.hasID(id) }) { return record }
        numbered = numbered ?? records.first { $0.hasFormerID(id) }
      }
    }
    return numbered
  }

  /// Returns the part of a file that is in a slice.
  private func reading(
    of next: SliceDesk.Next, _ file: LineFile, at index: Int
  ) -> FileReading {
    let progress = next.progress
    var reading = FileReading(place: index, part: progress.sliceCount)
    switch next.slice {
    case .failure(let error):
      // A file that disappears while it is read would be reported for each of thousands of slices.
      if !progress.hasFailed {
        reading.diagnostics =
          Self.document(of: error, file.absolute, at: index).reading.diagnostics
      }
    case .success(let slice):
      reading.records = zip(slice.entries, next.names).map { entry, name in
        record(entry, name, file.path, after: progress.lineCount)
      }
      reading.diagnostics = progress.placed(slice.diagnostics)
      reading.coverage = slice.coverage
    }
    return reading
  }
}

/// A work queue of the slices of a file, which counts them and names their records in their order.
private final class SliceDesk: Sendable {
  typealias Slice = Result<LineFile.Slice, FileError>

  /// A slice whose predecessors were all read.
  struct Next {
    let slice: Slice
    /// The names of its records.
    let names: [RecordNames.Name]
    /// The progress before it.
    let progress: LineProgress
  }

  private struct State {
    var progress = LineProgress()
    var names: RecordNames
    var waiting: [Int: Slice] = [:]
  }

  private let queue: WorkQueue
  private let state: Mutex<State>

  init(of file: LineFile) {
    queue = WorkQueue(count: file.sliceCount)
    state = Mutex(State(names: RecordNames(of: file.path)))
  }

  /// Takes the next slice, or returns `nil` if there is none.
  func next() -> Int? { queue.next() }

  /// The progress of reading the file.
  var progress: LineProgress { state.withLock(\.progress) }

  /// Returns a warning about recipes that state the id of another one, if there are any.
  func repeatedIDs(in path: String) -> [Diagnostic] {
    let count = state.withLock(\.names.repeatedCount)
    guard count > 0 else { return [] }
    return [
      Diagnostic(
        .warning, "recipes with the id of another one before them: \(count)",
        at: TextLocation(path: path),
        help: "they are named by their numbers, which change when lines are added before them")
    ]
  }

  /// Adds a slice, and returns all slices up to the first that is missing.
  func add(_ slice: Slice, at place: Int) -> [Next] {
    state.withLock { state in
      state.waiting[place] = slice
      var ready: [Next] = []
      while let next = state.waiting.removeValue(forKey: state.progress.sliceCount) {
        let content = try? next.get()
        let names = (content?.entries ?? []).map { state.names.next($0.statedID) }
        ready.append(Next(slice: next, names: names, progress: state.progress))
        state.progress.add(content)
      }
      return ready
    }
  }
}
