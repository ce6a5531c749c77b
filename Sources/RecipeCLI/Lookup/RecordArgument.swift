import ArgumentParsing
import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeSearch

/// A record named by a person.
struct RecordArgument {
  /// The reference.
  let reference: RecordReference
  /// The record, or `nil` if no source has it.
  let record: RecipeRecord?

  /// The names of records for help.
  static let summary = "SOURCE:ID, a record's id or its start, address or title"
}

extension CommandContext {
  /// Returns the distinct records that a person names.
  ///
  /// - Parameters:
  ///   - decided: Records named by decisions, which may be named by `source:id` even if no source
  ///     has them.
  ///   - merged: The recipes, if a name of several records of one recipe may stand for any of them;
  ///     `nil` if every record must be named individually.
  ///   - needsWholeTitle: True if the beginning of a title is not enough, as something is changed.
  /// - Throws: An error if none or several have a name; if sources failed, the record may be
  ///   theirs, and the exit status tells.
  func records(
    named names: [String], in batches: [SourceBatch], decided: Set<RecordReference> = [],
    among merged: MatchedRecords? = nil, needsWholeTitle: Bool = false
  ) throws(CommandFailure) -> [RecordArgument] {
    let records = batches.flatMap(\.records)
    var found: [RecordArgument] = []
    for name in names {
      let argument = try record(
        named: name, in: records, of: batches, decided: decided, needsWholeTitle: needsWholeTitle
      ) { several in
        merged.flatMap { Self.any(of: several, in: $0, beside: found) }
      }
      if let other = found.firstIndex(where: { $0.reference == argument.reference }) {
        throw CommandFailure(
          "'\(names[other])' and '\(name)' are the same record, \(argument.reference.words)",
          help: "name two records")
      }
      found.append(argument)
    }
    return found
  }

  /// Returns the first record that is not named yet, if all are one recipe.
  private static func any(
    of records: [RecipeRecord], in merged: MatchedRecords, beside named: [RecordArgument]
  ) -> RecipeRecord? {
    guard RecordRecipes(of: records.map(\.reference), in: merged).areOneRecipe else { return nil }
    return records.first { record in !named.contains { $0.reference == record.reference } }
  }

  private func record(
    named name: String, in records: [RecipeRecord], of batches: [SourceBatch],
    decided: Set<RecordReference>, needsWholeTitle: Bool,
    choosing choose: ([RecipeRecord]) -> RecipeRecord?
  ) throws(CommandFailure) -> RecordArgument {
    do {
      let record = try RecordLookup.record(
        named: name, in: records, needsWholeTitle: needsWholeTitle, choosing: choose)
      return RecordArgument(reference: record.reference, record: record)
    } catch {
      guard error.status == .nothingFound else { throw error }
      if let reference = decided.first(where: { $0.words.utf8.elementsEqual(name.utf8) }) {
        return RecordArgument(reference: reference, record: nil)
      }
      throw error.with(report(GatheringReport(batches), found: false))
    }
  }
}
