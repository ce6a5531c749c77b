import RecipeCore
import Text

/// The files of a source as they were listed, beside what a snapshot has of them.
struct KnownFiles: Sendable {
  /// What the index has of each file; `nil` of one that it does not have.
  let matches: [IndexSnapshot.FileMatch?]
  /// The files that have to be read, by their indices.
  let changed: [Int]

  private let index: IndexSnapshot?
  private let source: IndexedSource?

  /// Compares a listing with a snapshot.
  ///
  /// - Throws: That the index is damaged.
  init(
    _ listing: FileListing, of name: String, in index: IndexSnapshot?
  ) throws(ByteReader.Damage) {
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

  /// Whether what was read anew is what the index has, and no file of it is gone.
  func isSame(_ readings: [Int: FileReading]) throws(ByteReader.Damage) -> Bool {
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

  /// Whether the index has all files that were listed, each once.
  private var areDistinct: Bool {
    let numbers = matches.compactMap { $0?.number }
    guard numbers.count == matches.count else { return false }
    // Both are in the order of their paths, as a rule.
    return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
      || Set(numbers).count == numbers.count
  }

  /// Whether a file of the index has these records, byte for byte: texts that are canonically
  /// equivalent are equal to `String`, and yet print otherwise.
  private func hasRecords(
    _ records: [RecipeRecord], ofFile file: Int, _ index: IndexSnapshot
  ) throws(ByteReader.Damage) -> Bool {
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

  /// What was odd in the files that need not be read.
  func keptDiagnostics() throws(ByteReader.Damage) -> [Diagnostic] {
    guard let index, changed.count < matches.count else { return [] }
    let diagnostics = try index.fileDiagnostics()
    guard !diagnostics.isEmpty else { return [] }
    return kept.flatMap { diagnostics[$0] ?? [] }
  }

  /// How many of the files that need not be read hold no recipe.
  func keptWithoutRecipe() throws(ByteReader.Damage) -> Int {
    guard let index else { return 0 }
    var count = 0
    for number in kept where try index.indexedFile(number).isWithoutRecipe { count += 1 }
    return count
  }

  /// How many records the files have that need not be read.
  func keptCount() throws(ByteReader.Damage) -> Int {
    guard let index else { return 0 }
    var count = 0
    for file in kept { count += try index.recordCount(ofFile: file) }
    return count
  }

  /// The records of the files that need not be read.
  func keptRecords(_ parallelism: Int) async throws(ByteReader.Damage) -> [RecipeRecord] {
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
  /// Some records, by their numbers.
  func records(
    _ numbers: [Int], _ parallelism: Int
  ) async throws(ByteReader.Damage) -> [RecipeRecord] {
    let records = await ParallelMap(parallelism: parallelism).flatMap(numbers.count) { range in
      numbers[range].compactMap { try? packedRecord($0) }
    }
    guard records.count == numbers.count else { throw ByteReader.Damage() }
    return records
  }

  /// All records of a source, whatever its kind.
  func records(
    of name: String, parallelism: Int
  ) async throws(ByteReader.Damage) -> [RecipeRecord] {
    try await records(Array(recordRange(of: name)), parallelism)
  }
}
