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

  /// Reads a file slice by slice, as many side by side as the request allows; what is read goes to
  /// the collector in the order of the file.
  func read(
    _ file: LineFile, _ request: SourceRequest, into collector: SourceCollector
  ) async {
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
          let documents = self.documents(of: slice, file, &progress)
          collector.add(documents.records, diagnostics: documents.diagnostics)
        }
        startNext()
      }
      collector.add(diagnostics: progress.leftOut(file.absolute))
    }
  }

  /// Finds a record in a file, slice by slice.
  func record(_ id: String, in file: LineFile) -> RecipeRecord? {
    var progress = LineProgress()
    for index in 0..<file.sliceCount where !Task.isCancelled {
      let slice = Result { () throws(FileError) in try file.slice(index, fields: .all) }
      let found = documents(of: slice, file, &progress).records
      if let record = found.first(where: { $0.reference.id == id }) { return record }
    }
    return nil
  }

  private func documents(
    of slice: Result<LineFile.Slice, FileError>, _ file: LineFile, _ progress: inout LineProgress
  ) -> Documents {
    var documents = Documents()
    switch slice {
    case .failure(let error):
      Self.note(error, file.absolute, in: &documents)
      progress.skipSlice()
    case .success(let slice):
      for (index, entry) in slice.outcome.entries.enumerated() {
        documents.records.append(
          record(
            entry.recipe, id: "\(file.path)#\(progress.recordCount + index + 1)", file.path,
            line: progress.lineCount + entry.line))
      }
      documents.diagnostics = progress.placed(slice.outcome.diagnostics)
      progress.add(slice)
    }
    return documents
  }
}
