import RecipeCore
import RecipeMatching
import RecipeSearch
import Text

/// What a run leaves for the next one, before it is written.
struct IndexUpdate: Sendable {
  /// For each record of the run its number in the index before when it is unchanged, else -1.
  var previous: [Int32] { numbering.previous }

  private let sources: [SourceContent]
  private let records: [RecipeRecord]
  private let index: IndexSnapshot?
  private let numbering: RecordNumbering
  private let moment: Int64

  /// Puts together what was read.
  ///
  /// - Parameters:
  ///   - sources: What each source gave, in the order of the configuration.
  ///   - records: All records, in the order of their references.
  ///   - index: The index that the run began with.
  ///   - moment: When the run began, in nanoseconds since 1970, or before.
  /// - Returns: `nil` when the run is nothing to keep, as a source gave one reference twice.
  /// - Throws: That the index that the run began with is damaged.
  init?(
    _ sources: [SourceContent], records: [RecipeRecord], since index: IndexSnapshot?, moment: Int64
  ) throws(ByteReader.Damage) {
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
  ) throws(ByteReader.Damage) -> RecordNumbering? {
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

  /// Whether so few records changed since an index that what it has is better brought up to date
  /// than made anew.
  func hasFewChanges(since index: IndexSnapshot) -> Bool {
    RecordChanges(previous: previous, of: index.recordCount)?.areFew ?? false
  }

  /// What the word index that the run began with has of its recipes.
  ///
  /// - Returns: `nil` when there is no such index, or many recipes changed.
  /// - Throws: That it is damaged.
  func earlierWords(
    of recipes: NumberedRecipes
  ) throws(ByteReader.Damage) -> EarlierWords? {
    guard let index else { return nil }
    return try IndexedRecipes(index, DamageLatch())
      .words(previous: recipes.previousPlaces(in: index, previous))
  }

  /// What a run found out beside what it read.
  struct Findings: Sendable {
    /// What matching left behind; `nil` when nothing was matched.
    let memory: MatchMemory?
    /// What was decided.
    let facts: IndexFacts

    /// Makes findings of their parts.
    init(memory: MatchMemory?, facts: IndexFacts) {
      self.memory = memory
      self.facts = facts
    }
  }

  /// What may still be found out while an index is written: each asked for once, after all that it
  /// may be made beside.
  struct LateFindings: Sendable {
    /// The recipes, in rank order; `nil` when the index is given up.
    let recipes: @Sendable () -> NumberedRecipes?
    /// Which of them have which words; `nil` when the index is given up.
    let words: @Sendable () -> [UInt8]?

    /// Makes findings of what waits for them.
    init(
      recipes: @escaping @Sendable () -> NumberedRecipes?,
      words: @escaping @Sendable () -> [UInt8]?
    ) {
      self.recipes = recipes
      self.words = words
    }
  }

  /// Writes the index, aside and then in place; nothing when it is given up.
  ///
  /// - Parameters:
  ///   - findings: What was found out beside what was read.
  ///   - late: What is asked for as late as possible, and may be waited for.
  ///   - fingerprint: What the run is made of, as a number.
  ///   - path: The file, in a folder that exists.
  ///   - files: The files of the machine.
  func write(
    _ findings: Findings, _ late: LateFindings, fingerprint: UInt64, to path: String,
    _ files: any WritingFileSystem
  ) throws(FileError) {
    guard let (table, known) = try? fileTable(placesOfRecords) else {
      throw FileError(.other("what is there does not fit what was read"), path: path)
    }
    var isGivenUp = false
    do throws(FileError) {
      try files.place(at: path) { append throws(FileError) in
        var writer = try IndexFileWriter(append: append)
        try add(findings, table, known, to: &writer)
        isGivenUp = try !add(late, to: &writer)
        // What throws leaves nothing behind.
        guard !isGivenUp else { throw FileError(.other("it was given up"), path: path) }
        try writer.finish(fingerprint: fingerprint)
      }
    } catch {
      guard isGivenUp else { throw error }
    }
  }

  /// Adds what is known when the writing begins.
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

  /// Adds what is found out meanwhile.
  ///
  /// - Returns: Whether it was; `false` when the index is given up.
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

  /// For each record the place of its recipe.
  private func recordRecipes(_ members: RecipeMembers) -> [UInt8] {
    var places = Array(repeating: UInt32(0), count: records.count)
    for place in 0..<members.count {
      for number in members.of(place) {
        places[Int(number)] = UInt32(truncatingIfNeeded: place).littleEndian
      }
    }
    return places.withUnsafeBytes { Array($0) }
  }

  // MARK: Files

  /// The place of each record of the run by its reference.
  private var placesOfRecords: [RecordReference: Int32] {
    Dictionary(
      zip(records.lazy.map(\.reference), 0...), uniquingKeysWith: { _, last in last })
  }

  private func fileTable(
    _ places: [RecordReference: Int32]
  ) throws(ByteReader.Damage) -> (FileTable, [IndexedSource]) {
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
  ) throws(ByteReader.Damage) {
    for (place, path) in seen.listing.paths.enumerated() {
      if let reading = seen.readings[place] {
        table.add(
          path: path, stamp: reading.stamp.flatMap { $0.isSettled(at: moment) ? $0 : nil },
          records: try reading.references.map { reference throws(ByteReader.Damage) in
            guard let number = places[reference] else { throw ByteReader.Damage() }
            return Int(number)
          },
          isWithoutRecipe: reading.isWithoutRecipe, diagnostics: reading.diagnostics)
      } else if let index, let match = seen.matches[place] {
        table.add(
          path: path, stamp: seen.listing.stamps[place],
          records: try index.recordNumbers(ofFile: match.number).map {
            old throws(ByteReader.Damage) in
            guard old < numbering.current.count, numbering.current[old] >= 0 else {
              throw ByteReader.Damage()
            }
            return Int(numbering.current[old])
          },
          isWithoutRecipe: try index.indexedFile(match.number).isWithoutRecipe,
          diagnostics: diagnostics[match.number] ?? [])
      }
    }
  }
}
