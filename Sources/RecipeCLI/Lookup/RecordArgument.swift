import ArgumentParsing
import RecipeCore
import RecipeFormatting

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
  /// - Parameter decided: Records that decisions name: these may be named, too, by `source:id`,
  ///   though no source has them now.
  /// - Throws: That none or several have a name; when sources failed, the record may be theirs, and
  ///   the exit status says so.
  func records(
    named names: [String], in batches: [SourceBatch], decided: Set<RecordReference> = []
  ) throws(CommandFailure) -> [RecordArgument] {
    let records = batches.flatMap(\.records)
    var found: [RecordArgument] = []
    for name in names {
      let argument = try record(named: name, in: records, of: batches, decided: decided)
      if let other = found.firstIndex(where: { $0.reference == argument.reference }) {
        throw CommandFailure(
          "'\(names[other])' and '\(name)' are the same record, \(argument.reference.words)",
          help: "name two records")
      }
      found.append(argument)
    }
    return found
  }

  private func record(
    named name: String, in records: [RecipeRecord], of batches: [SourceBatch],
    decided: Set<RecordReference>
  ) throws(CommandFailure) -> RecordArgument {
    do {
      let record = try RecordLookup.record(named: name, in: records)
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
