import RecipeCore

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
    deliver: @Sendable ([FileReading]) -> Void
  ) async {
    let place = index
    let before = stamp(of: file.absolute)
    await withTaskGroup(of: (index: Int, slice: Result<LineFile.Slice, FileError>).self) { group in
      var started = 0
      func startNext() {
        guard started < file.sliceCount, !Task.isCancelled else { return }
        let index = started
        started += 1
        group.addTask {
          (
            index,
            Result { () throws(FileError) in
              try file.slice(index, fields: request.fields)
            }
          )
        }
      }
      for _ in 0..<max(1, request.parallelism) { startNext() }
      var waiting: [Int: Result<LineFile.Slice, FileError>] = [:]
      var progress = LineProgress()
      while let read = await group.next() {
        waiting[read.index] = read.slice
        while let slice = waiting.removeValue(forKey: progress.sliceCount) {
          deliver([reading(of: slice, file, at: place, &progress)])
        }
        startNext()
      }
      let after = stamp(of: file.absolute)
      deliver([
        FileReading(
          place: place, diagnostics: progress.leftOut(file.absolute),
          stamp: before == after ? before : nil)
      ])
    }
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
