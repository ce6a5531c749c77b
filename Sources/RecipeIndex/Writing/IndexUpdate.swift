import RecipeCore
import RecipeMatching
import RecipeSearch

/// The records and files of a run, numbered for the next index.
struct IndexUpdate: Sendable {
  /// For each record of the run its number in the previous index if it is unchanged, else -1.
  var previous: [Int32] { numbering.previous }

  private let sources: [SourceContent]
  private let records: [RecipeRecord]
  private let index: IndexSnapshot?
  private let numbering: RecordNumbering
  private let moment: Int64

  /// Numbers the records and files of a run.
  ///
  /// - Parameters:
  ///   - sources: The content of each source, in the order of the configuration.
  ///   - records: All records, in the order of their references.
  ///   - index: The index that the run started from.
  ///   - moment: The start of the run, in nanoseconds since 1970, or an earlier time.
  /// - Returns: `nil` if the run cannot be kept, because a source gave one reference twice.
  /// - Throws: An error if the index that the run started from is corrupt.
  init?(
    _ sources: [SourceContent], records: [RecipeRecord], since index: IndexSnapshot?, moment: Int64
  ) throws(IndexCorruption) {
    guard records.count < Int(Int32.max),
      let numbering = try Self.numbering(of: records, from: sources, since: index)
    else { return nil }
    self.sources = sources
    self.records = records
    self.index = index
    self.numbering = numbering
    self.moment = moment
  }

  private static func numbering(
    of records: [RecipeRecord], from sources: [SourceContent], since index: IndexSnapshot?
  ) throws(IndexCorruption) -> RecordNumbering? {
    guard let index else {
      let count = sources.reduce(0) { $0 + $1.recordCount }
      return count == records.count ? RecordNumbering(newRecords: count) : nil
    }
    var changed: Set<RecordReference> = []
    var kept: [Int] = []
    for source in sources {
      for reference in source.changed(since: index.source(source.report.name)) {
        guard changed.insert(reference).inserted else { return nil }
      }
      kept += try source.kept(in: index)
    }
    return RecordNumbering(
      records, changed: changed, kept: kept.sorted(), indexed: index.recordCount)
  }

  /// True if so few records changed since an index that updating it is faster than a new one.
  func hasFewChanges(since index: IndexSnapshot) -> Bool {
    RecordChanges(previous: previous, of: index.recordCount)?.areFew ?? false
  }

  /// Returns the part of the previous word index that is still valid.
  ///
  /// - Returns: `nil` if there is no such index, or many recipes changed.
  /// - Throws: An error if it is corrupt.
  func earlierWords(
    of recipes: NumberedRecipes
  ) throws(IndexCorruption) -> EarlierWords? {
    guard let index else { return nil }
    return try IndexedRecipes(index, CorruptionLatch())
      .words(previous: recipes.previousPlaces(in: index, previous))
  }

  /// The findings of a run besides its records.
  struct Findings: Sendable {
    /// The state of matching, or `nil` if nothing was matched.
    let memory: MatchMemory?
    /// The request and the decisions.
    let facts: IndexFacts

    /// Creates findings from their parts.
    init(memory: MatchMemory?, facts: IndexFacts) {
      self.memory = memory
      self.facts = facts
    }
  }

  /// The findings that are computed while the index is written: each is awaited once, as late as
  /// possible.
  struct LateFindings: Sendable {
    /// Returns the recipes, in rank order, or `nil` if the writing is cancelled.
    let recipes: @Sendable () -> NumberedRecipes?
    /// Returns the bytes of their word index, or `nil` if the writing is cancelled.
    let words: @Sendable () -> [UInt8]?

    /// Creates findings from functions that wait for them.
    init(
      recipes: @escaping @Sendable () -> NumberedRecipes?,
      words: @escaping @Sendable () -> [UInt8]?
    ) {
      self.recipes = recipes
      self.words = words
    }
  }

  /// Writes the index to a draft, which then replaces the file, unless it is cancelled.
  ///
  /// - Parameters:
  ///   - findings: The findings of the run.
  ///   - late: The findings that are still being computed.
  ///   - fingerprint: The fingerprint of the run's inputs.
  ///   - path: The file, in a folder that exists.
  ///   - files: The file system.
  func write(
    _ findings: Findings, _ late: LateFindings, fingerprint: UInt64, to path: String,
    _ files: any WritingFileSystem
  ) throws(FileError) {
    guard let (table, known) = try? fileTable(placesOfRecords) else {
      throw FileError.corruptIndex(at: path)
    }
    var isCancelled = false
    do throws(FileError) {
      try files.place(at: path) { append throws(FileError) in
        var writer = try IndexFileWriter(append: append)
        try add(findings, table, known, to: &writer)
        isCancelled = try !add(late, to: &writer)
        // An error removes the draft.
        guard !isCancelled else { throw FileError(.other("cancelled"), path: path) }
        try writer.finish(fingerprint: fingerprint)
      }
    } catch {
      guard isCancelled else { throw error }
    }
  }

  /// Adds the sections that are known from the start.
  private func add(
    _ findings: Findings, _ table: FileTable, _ sources: [IndexedSource],
    to writer: inout IndexFileWriter
  ) throws(FileError) {
    try writer.add(.files, table.files.bytes)
    try writer.add(.paths, table.paths.bytes)
    try writer.add(.fileRecords, table.records.bytes)
    try writer.add(.sources, Self.bytes { $0.write(sources) { $1.write(to: &$0) } })
    try writer.add(.diagnostics, Self.bytes { Self.write(table.diagnostics, to: &$0) })
    try writer.add(.facts, Self.bytes { findings.facts.write(to: &$0) })
    try writer.add(.records, ends: .recordEnds, count: records.count) { number, writer in
      writer.write(records[number])
    }
    if let memory = findings.memory {
      try writer.add(.memory, parts: MatchMemory.Part.allCases) { memory.bytes(of: $0) }
    }
  }

  /// Adds the sections that are computed meanwhile.
  ///
  /// - Returns: False if the writing is cancelled.
  private func add(
    _ late: LateFindings, to writer: inout IndexFileWriter
  ) throws(FileError) -> Bool {
    guard let numbered = late.recipes() else { return false }
    let (recipes, members) = (numbered.recipes, numbered.members)
    try writer.add(.recipes, ends: .recipeEnds, count: members.count) { place, writer in
      writer.write(recipes[place], members: members.of(place))
    }
    try writer.add(.recordRecipes, recordRecipes(members))
    guard let words = late.words() else { return false }
    try writer.add(.words, words)
    return true
  }

  private static func bytes(_ write: (inout ByteWriter) -> Void) -> [UInt8] {
    var writer = ByteWriter()
    write(&writer)
    return writer.bytes
  }

  private static func write(
    _ diagnostics: [(file: Int, diagnostics: [Diagnostic])], to writer: inout ByteWriter
  ) {
    writer.write(diagnostics) { writer, entry in
      writer.write(entry.file)
      writer.write(entry.diagnostics) { $0.write($1) }
    }
  }

  /// Returns the position of each record's recipe.
  private func recordRecipes(_ members: MemberNumbers) -> [UInt8] {
    var places = Array(repeating: UInt32(0), count: records.count)
    for place in 0..<members.count {
      for number in members.of(place) {
        places[Int(number)] = UInt32(truncatingIfNeeded: place).littleEndian
      }
    }
    return places.withUnsafeBytes { Array($0) }
  }

  // MARK: Files

  /// The number of each record of the run by its reference.
  private var placesOfRecords: [RecordReference: Int32] {
    Dictionary(
      zip(records.lazy.map(\.reference), 0...), uniquingKeysWith: { _, last in last })
  }

  private func fileTable(
    _ places: [RecordReference: Int32]
  ) throws(IndexCorruption) -> (FileTable, [IndexedSource]) {
    var table = FileTable()
    var known: [IndexedSource] = []
    let diagnostics = try index?.fileDiagnostics() ?? [:]
    for source in sources {
      let first = table.count
      if let seen = source.seen { try add(seen, diagnostics, places, to: &table) }
      known.append(
        IndexedSource(
          report: source.report, files: first..<table.count,
          contentChecksum: source.seen == nil ? source.checksum : nil))
    }
    return (table, known)
  }

  private func add(
    _ seen: FileChanges.Seen, _ diagnostics: [Int: [Diagnostic]],
    _ places: [RecordReference: Int32],
    to table: inout FileTable
  ) throws(IndexCorruption) {
    for (place, path) in seen.listing.paths.enumerated() {
      if let reading = seen.readings[place] {
        table.add(
          path: path, stamp: reading.stamp.flatMap { $0.isSettled(at: moment) ? $0 : nil },
          records: try reading.references.map { reference throws(IndexCorruption) in
            guard let number = places[reference] else { throw IndexCorruption() }
            return Int(number)
          },
          isWithoutRecipe: reading.isWithoutRecipe, diagnostics: reading.diagnostics)
      } else if let index, let match = seen.matches[place] {
        table.add(
          path: path, stamp: seen.listing.stamps[place],
          records: try index.recordNumbers(ofFile: match.number).map {
            old throws(IndexCorruption) in
            guard old < numbering.current.count, numbering.current[old] >= 0 else {
              throw IndexCorruption()
            }
            return Int(numbering.current[old])
          },
          isWithoutRecipe: try index.indexedFile(match.number).isWithoutRecipe,
          diagnostics: diagnostics[match.number] ?? [])
      }
    }
  }
}
