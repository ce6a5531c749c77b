package import RecipeCore
import Synchronization
import Text

/// A source of which only those files are read that changed since an index was written.
///
/// When nothing changed it delivers no records at all: those of the index are merged already.
package struct SurveyingSource: RecipeSource {
  private let base: any SurveyedSource
  private let name: String
  private let index: RecipeIndex?
  private let outcome: SurveyOutcome

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - base: The source itself.
  ///   - name: Its name in the configuration.
  ///   - index: What an earlier run kept; without it every file is read.
  ///   - outcome: Where it says what it saw.
  package init(
    _ base: any SurveyedSource, name: String, index: RecipeIndex?, outcome: SurveyOutcome
  ) {
    self.base = base
    self.name = name
    self.index = index
    self.outcome = outcome
  }

  package func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    try await base.fetch(id)
  }

  package func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    let survey = try await base.survey(request)
    collector.add(diagnostics: survey.diagnostics)
    do throws(ByteReader.Damage) {
      try await gather(survey, request, into: collector)
    } catch {
      outcome.noteDamage()
    }
  }

  private func gather(
    _ survey: FileSurvey, _ request: SourceRequest, into collector: SourceCollector
  ) async throws(ByteReader.Damage) {
    let known = try KnownFiles(survey, of: name, in: index)
    let readings = await read(known.changed, of: survey, request, into: collector)
    guard !Task.isCancelled, readings.count == known.changed.count else { return }
    let isSame = try known.isSame(readings)
    collector.add(diagnostics: try known.keptDiagnostics())
    let withoutRecipe =
      try known.keptWithoutRecipe() + readings.values.count(where: \.isWithoutRecipe)
    collector.add(diagnostics: base.remarks(on: survey, withoutRecipe: withoutRecipe))
    if isSame {
      collector.addKept(try known.keptCount())
    } else {
      collector.add(try await known.keptRecords(request.parallelism))
    }
    outcome.note(
      SurveyOutcome.Seen(
        survey: survey, matches: known.matches, readings: readings.mapValues { ReadFile($0) },
        isSame: isSame))
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
  private func read(
    _ places: [Int], of survey: FileSurvey, _ request: SourceRequest,
    into collector: SourceCollector
  ) async -> [Int: FileReading] {
    let all = Mutex<[Int: FileReading]>([:])
    await base.read(places, of: survey, request) { readings in
      let readings = Self.packed(readings)
      collector.add(
        readings.flatMap(\.records), diagnostics: readings.flatMap(\.diagnostics))
      all.withLock { all in
        for reading in readings { all[reading.place, default: reading.emptied].append(reading) }
      }
    }
    return all.withLock(\.self)
  }
}

extension FileReading {
  /// The same without what was read.
  fileprivate var emptied: FileReading {
    FileReading(place: place, isWithoutRecipe: isWithoutRecipe)
  }

  /// Takes in another part of the same file.
  fileprivate mutating func append(_ other: FileReading) {
    records += other.records
    diagnostics += other.diagnostics
    isWithoutRecipe = isWithoutRecipe && other.isWithoutRecipe
    stamp = other.stamp
  }
}
