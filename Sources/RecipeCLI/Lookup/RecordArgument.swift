import ArgumentParsing
import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeSearch

/// A record that a person named.
struct RecordArgument {
  /// What names it.
  let reference: RecordReference
  /// The record; `nil` when no source has it now.
  let record: RecipeRecord?

  /// What help says about the name of a record.
  static let summary = "SOURCE:ID, a record's id or its beginning, address or title"
}

extension Pipeline {
  /// The records that a person names, no two of them the same.
  ///
  /// - Parameters:
  ///   - decided: Records that decisions name: these may be named, too, by `source:id`, though no
  ///     source has them now.
  ///   - merged: The recipes there are, where a name of several records of one recipe stands for
  ///     any of them; `nil` where every record must be named by itself.
  /// - Throws: That none or several have a name; when sources failed, the record may be theirs, and
  ///   the exit status says so.
  func records(
    named names: [String], in batches: [SourceBatch], decided: Set<RecordReference> = [],
    among merged: MatchedRecords? = nil
  ) throws(CommandFailure) -> [RecordArgument] {
    let records = batches.flatMap(\.records)
    var found: [RecordArgument] = []
    for name in names {
      let argument = try record(named: name, in: records, of: batches, decided: decided) {
        several in
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

  /// The first record that is not named yet, when all are one recipe.
  private static func any(
    of records: [RecipeRecord], in merged: MatchedRecords, beside named: [RecordArgument]
  ) -> RecipeRecord? {
    guard RecordRecipes(of: records.map(\.reference), in: merged).areOneRecipe else { return nil }
    return records.first { record in !named.contains { $0.reference == record.reference } }
  }

  private func record(
    named name: String, in records: [RecipeRecord], of batches: [SourceBatch],
    decided: Set<RecordReference>, choosing choose: ([RecipeRecord]) -> RecipeRecord?
  ) throws(CommandFailure) -> RecordArgument {
    do {
      let record = try RecordLookup.record(named: name, in: records, choosing: choose)
      return RecordArgument(reference: record.reference, record: record)
    } catch {
      guard error.status == .nothingFound else { throw error }
      if let reference = decided.first(where: { $0.words.utf8.elementsEqual(name.utf8) }) {
        return RecordArgument(reference: reference, record: nil)
      }
      throw error.with(conclude(batches, found: false))
    }
  }
}
