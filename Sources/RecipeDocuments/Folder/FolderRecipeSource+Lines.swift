import RecipeCore
import Synchronization

extension FolderRecipeSource {
  /// A file that is too large to be held at once, when its lines can be read one by one.
  func lineFile(_ path: String, in place: FolderPlace) -> LineFile? {
    let absolute = place.absolute(path)
    guard let status = try? files.status(of: absolute), status.size > Self.fileSizeLimit,
      let start = try? files.read(absolute, from: 0, count: LineFile.startLength),
      let reader = documents.lineReader(ofStart: start, path: absolute)
    else { return nil }
    return LineFile(
      path: path, absolute: absolute, size: status.size, reader: reader, files: files)
  }

  /// Reads a file slice by slice, as many side by side as the request allows.
  ///
  /// - Parameters:
  ///   - index: The file's index among all.
  ///   - deliver: Called with what was read, in the order of the file.
  func read(
    _ file: LineFile, at index: Int, _ request: SourceRequest,
    deliver: @escaping @Sendable ([FileReading]) -> Void
  ) async {
    let before = stamp(of: file.absolute)
    let queue = ChunkQueue(Array(0..<file.sliceCount), chunkSize: 1)
    let arrived = ArrivedSlices()
    await withDiscardingTaskGroup { group in
      for _ in 0..<min(request.parallelism, file.sliceCount) {
        group.addTask {
          while !Task.isCancelled, let place = queue.next()?.first {
            let slice = Result { () throws(FileError) in
              try file.slice(place, fields: request.fields)
            }
            arrived.add(slice, at: place) { slice, progress in
              deliver([reading(of: slice, file, at: index, &progress)])
            }
          }
        }
      }
    }
    let after = stamp(of: file.absolute)
    deliver([
      FileReading(
        place: index, diagnostics: arrived.progress.leftOut(file.absolute),
        stamp: before == after ? before : nil)
    ])
  }

  /// Finds a record in a file, slice by slice.
  func record(_ id: String, in file: LineFile) -> RecipeRecord? {
    var progress = LineProgress()
    for index in 0..<file.sliceCount where !Task.isCancelled {
      let slice = Result { () throws(FileError) in try file.slice(index, fields: .all) }
      let found = reading(of: slice, file, at: 0, &progress).records
      if let record = found.first(where: { $0.reference.id == id }) { return record }
    }
    return nil
  }

  private func reading(
    of slice: Result<LineFile.Slice, FileError>, _ file: LineFile, at index: Int,
    _ progress: inout LineProgress
  ) -> FileReading {
    switch slice {
    case .failure(let error):
      progress.skipSlice()
      return Self.document(of: error, file.absolute, at: index).reading
    case .success(let slice):
      let records = slice.recipes.enumerated().map { index, entry in
        RecipeRecord(
          reference: RecordReference(
            source: source, id: "\(file.path)#\(progress.recordCount + index + 1)"),
          locator: .file(path: file.path, line: progress.lineCount + entry.line),
          packed: entry.recipe)
      }
      let diagnostics = progress.placed(slice.diagnostics)
      progress.add(slice)
      return FileReading(place: index, records: records, diagnostics: diagnostics)
    }
  }
}

/// Puts the slices of a file that arrive in any order into that of the file.
private final class ArrivedSlices: Sendable {
  typealias Slice = Result<LineFile.Slice, FileError>

  private struct State {
    var progress = LineProgress()
    var waiting: [Int: Slice] = [:]
  }

  private let state = Mutex(State())

  /// How far the file has been read.
  var progress: LineProgress { state.withLock(\.progress) }

  /// Takes a slice, and hands on those that none is missing before any more.
  func add(_ slice: Slice, at place: Int, handOn: (Slice, inout LineProgress) -> Void) {
    state.withLock { state in
      state.waiting[place] = slice
      while let next = state.waiting.removeValue(forKey: state.progress.sliceCount) {
        handOn(next, &state.progress)
      }
    }
  }
}
