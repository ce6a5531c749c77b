import RecipeCore
import Synchronization

/// A source that reads only the files that changed since a snapshot.
///
/// If nothing changed, it does not deliver the records of the snapshot, which are merged already.
struct IncrementalSource: RecipeSource {
  private let base: any RecipeSource
  private let reading: any IncrementalReading
  private let name: String
  private let snapshot: IndexSnapshot?
  private let changes: FileChanges
  private let corruption: CorruptionLatch

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - base: The wrapped source.
  ///   - name: Its name in the configuration.
  ///   - snapshot: The snapshot of an earlier run; without it, every file is read.
  ///   - changes: Receives the state of the files.
  ///   - corruption: Receives the corruption of the snapshot.
  /// - Returns: `nil` if the source cannot be read file by file.
  init?(
    _ base: any RecipeSource, name: String, since snapshot: IndexSnapshot?, _ changes: FileChanges,
    _ corruption: CorruptionLatch
  ) {
    guard let reading = base.incremental else { return nil }
    self.base = base
    self.reading = reading
    self.name = name
    self.snapshot = snapshot
    self.changes = changes
    self.corruption = corruption
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    try await base.fetch(id)
  }

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    let listing = try await reading.listFiles(request)
    collector.add(diagnostics: listing.diagnostics)
    let seen = await corruption.catching { () async throws(IndexCorruption) in
      try await gather(listing, request, into: collector)
    }
    if let seen { changes.note(seen) }
  }

  /// Reads the files that changed, and delivers all records if any did.
  ///
  /// - Returns: The state of the files, or `nil` if the run was cancelled.
  private func gather(
    _ listing: FileListing, _ request: SourceRequest, into collector: SourceCollector
  ) async throws(IndexCorruption) -> FileChanges.Seen? {
    let known = try KnownFiles(listing, of: name, in: snapshot)
    let readings = await read(known.changed, of: listing, request, into: collector)
    guard !Task.isCancelled, readings.count == known.changed.count else { return nil }
    let isSame = try known.isSame(readings)
    collector.add(diagnostics: try known.keptDiagnostics())
    let withoutRecipe =
      try known.keptWithoutRecipe() + readings.values.count(where: \.isWithoutRecipe)
    collector.add(diagnostics: reading.remarks(on: listing, withoutRecipe: withoutRecipe))
    if !isSame { collector.add(try await known.keptRecords(request.parallelism)) }
    return FileChanges.Seen(
      listing: listing, matches: known.matches, readings: readings.mapValues { ReadFile($0) },
      isSame: isSame, undelivered: isSame ? try known.keptCount() : 0)
  }

  /// The same with packed recipes: all records are held at once.
  private static func packed(_ readings: [FileReading]) -> [FileReading] {
    var records = RecordPacker.pack(readings.flatMap(\.records))[...]
    return readings.map { reading in
      var packed = reading
      packed.records = Array(records.prefix(reading.records.count))
      records = records.dropFirst(reading.records.count)
      return packed
    }
  }

  /// Reads files, and joins the parts of each.
  ///
  /// Each part is packed as it arrives, by the task that read it.
  private func read(
    _ places: [Int], of listing: FileListing, _ request: SourceRequest,
    into collector: SourceCollector
  ) async -> [Int: FileReading] {
    let parts = Mutex<[Int: [FileReading]]>([:])
    await reading.read(places, of: listing, request) { readings in
      let readings = Self.packed(readings)
      collector.add(
        readings.flatMap(\.records), diagnostics: readings.flatMap(\.diagnostics))
      parts.withLock { parts in
        for reading in readings { parts[reading.place, default: []].append(reading) }
      }
    }
    return parts.withLock(\.self).compactMapValues(FileReading.init(joining:))
  }
}

extension FileReading {
  /// Creates a reading from all parts of a file, in any order, or `nil` if there are none.
  fileprivate init?(joining parts: [FileReading]) {
    let parts = parts.sorted { $0.part < $1.part }
    guard let last = parts.last else { return nil }
    self.init(
      place: last.place, records: parts.flatMap(\.records),
      diagnostics: parts.flatMap(\.diagnostics),
      isWithoutRecipe: parts.allSatisfy(\.isWithoutRecipe), stamp: last.stamp)
  }
}
