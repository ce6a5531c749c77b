package import RecipeCore

extension FolderRecipeSource {
  /// The number of files that a worker takes at a time: large enough that taking them costs nothing,
  /// small enough that workers finish together.
  ///
  /// A task per file takes three times as long as a worker per core.
  private static let chunkSize = 64

  package func read(
    _ places: [Int], of listing: FileListing, _ request: SourceRequest,
    deliver: @escaping @Sendable ([FileReading]) -> Void
  ) async {
    guard let place = try? place() else {
      let failed = FileError(.notFound, path: root)
      return deliver(places.map { Self.document(of: failed, root, at: $0).reading })
    }
    await read(places, of: listing, in: place, request, deliver: deliver)
  }

  /// Reads files of a place, as many concurrently as the request allows.
  func read(
    _ places: [Int], of listing: FileListing, in place: ResolvedFolder, _ request: SourceRequest,
    deliver: @escaping @Sendable ([FileReading]) -> Void
  ) async {
    let chunks = stride(from: 0, to: places.count, by: Self.chunkSize).map {
      places[$0..<min($0 + Self.chunkSize, places.count)]
    }
    let queue = WorkQueue(count: chunks.count)
    let lineFiles = await withTaskGroup(of: [(index: Int, file: LineFile)].self) { group in
      for _ in 0..<min(request.parallelism, chunks.count) {
        group.addTask { read(chunks, queue, of: listing, in: place, request, deliver) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    for (index, file) in lineFiles { await read(file, at: index, request, deliver: deliver) }
  }

  /// Reads files until the queue is empty.
  ///
  /// - Returns: The files to be read line by line, by all workers together.
  private func read(
    _ chunks: [ArraySlice<Int>], _ queue: WorkQueue, of listing: FileListing,
    in place: ResolvedFolder,
    _ request: SourceRequest, _ deliver: ([FileReading]) -> Void
  ) -> [(index: Int, file: LineFile)] {
    var lineFiles: [(index: Int, file: LineFile)] = []
    while let next = queue.next() {
      let chunk = chunks[next]
      var readings: [FileReading] = []
      readings.reserveCapacity(chunk.count)
      for index in chunk {
        guard !Task.isCancelled else { break }
        let document = document(listing.paths[index], at: index, in: place, request)
        readings.append(document.reading)
        if let file = document.lineFile { lineFiles.append((index, file)) }
      }
      deliver(readings)
      guard !Task.isCancelled else { break }
    }
    return lineFiles
  }
}
