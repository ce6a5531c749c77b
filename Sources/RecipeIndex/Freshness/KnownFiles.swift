import RecipeCore

/// The listed files of a source, compared with a snapshot.
struct KnownFiles: Sendable {
  /// The match of each file in the snapshot, or `nil` for a new one.
  let matches: [IndexSnapshot.FileMatch?]
  /// The indices of the files that must be read.
  let changed: [Int]

  private let index: IndexSnapshot?
  private let source: IndexedSource?

  /// Compares a listing with a snapshot.
  ///
  /// - Throws: An error if the snapshot is corrupt.
  init(
    _ listing: FileListing, of name: String, in index: IndexSnapshot?
  ) throws(IndexCorruption) {
    self.index = index
    source = index?.source(name)
    let matches =
      if let index, let source {
        try index.matches(listing, of: source)
      } else {
        [IndexSnapshot.FileMatch?](repeating: nil, count: listing.paths.count)
      }
    self.matches = matches
    changed = matches.indices.filter { matches[$0]?.isUnchanged != true }
  }

  /// True if the readings are equal to the snapshot, and no file of it is missing.
  func isSame(_ readings: [Int: FileReading]) throws(IndexCorruption) -> Bool {
    guard let index, let source, source.contentChecksum == nil,
      matches.count == source.files.count, areDistinct
    else { return false }
    guard !changed.isEmpty else { return true }
    let diagnostics = try index.fileDiagnostics()
    for place in changed {
      guard let number = matches[place]?.number, let reading = readings[place],
        reading.isWithoutRecipe == (try index.indexedFile(number).isWithoutRecipe),
        Self.bytes(of: reading.diagnostics) == Self.bytes(of: diagnostics[number] ?? []),
        try hasRecords(reading.records, ofFile: number, index)
      else { return false }
    }
    return true
  }

  /// True if the snapshot has all listed files, each once.
  private var areDistinct: Bool {
    let numbers = matches.compactMap { $0?.number }
    guard numbers.count == matches.count else { return false }
    // Both are usually in the order of their paths.
    return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
      || Set(numbers).count == numbers.count
  }

  /// True if a file of the snapshot has these records, byte for byte: canonically equivalent texts
  /// are equal as `String`, but print differently.
  private func hasRecords(
    _ records: [RecipeRecord], ofFile file: Int, _ index: IndexSnapshot
  ) throws(IndexCorruption) -> Bool {
    let numbers = try index.recordNumbers(ofFile: file)
    guard numbers.count == records.count else { return false }
    var writer = ByteWriter()
    for (number, record) in zip(numbers, records) {
      writer.removeAll()
      writer.write(record)
      guard try index.recordBytes(number) == writer.bytes else { return false }
    }
    return true
  }

  private static func bytes(of diagnostics: [Diagnostic]) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(diagnostics) { $0.write($1) }
    return writer.bytes
  }

  /// The diagnostics of the files that need not be read.
  func keptDiagnostics() throws(IndexCorruption) -> [Diagnostic] {
    guard let index, changed.count < matches.count else { return [] }
    let diagnostics = try index.fileDiagnostics()
    guard !diagnostics.isEmpty else { return [] }
    return kept.flatMap { diagnostics[$0] ?? [] }
  }

  /// The number of files that need not be read and hold no recipe.
  func keptWithoutRecipe() throws(IndexCorruption) -> Int {
    guard let index else { return 0 }
    var count = 0
    for number in kept where try index.indexedFile(number).isWithoutRecipe { count += 1 }
    return count
  }

  /// The number of records in files that need not be read.
  func keptCount() throws(IndexCorruption) -> Int {
    guard let index else { return 0 }
    var count = 0
    for file in kept { count += try index.recordCount(ofFile: file) }
    return count
  }

  /// The records of the files that need not be read.
  func keptRecords(_ parallelism: Int) async throws(IndexCorruption) -> [RecipeRecord] {
    guard let index else { return [] }
    var numbers: [Int] = []
    for file in kept { numbers += try index.recordNumbers(ofFile: file) }
    return try await index.records(numbers, parallelism)
  }

  /// The numbers of the files that need not be read.
  private var kept: [Int] {
    matches.compactMap { match in match.flatMap { $0.isUnchanged ? $0.number : nil } }
  }
}

extension IndexSnapshot {
  /// Returns records by their numbers.
  func records(
    _ numbers: [Int], _ parallelism: Int
  ) async throws(IndexCorruption) -> [RecipeRecord] {
    let corruption = CorruptionLatch()
    let records = await ParallelMap(parallelism: parallelism).flatMap(numbers.count) { range in
      numbers[range].compactMap { number in
        corruption.catching { () throws(IndexCorruption) in try packedRecord(number) }
      }
    }
    try corruption.check()
    return records
  }

  /// Returns all records of a source of any kind.
  func records(
    of name: String, parallelism: Int
  ) async throws(IndexCorruption) -> [RecipeRecord] {
    try await records(Array(recordRange(of: name)), parallelism)
  }
}
