import RecipeCore
import RecipeFormatting
import RecipeSearch

extension RecordLookup {
  /// Returns the record with a name.
  ///
  /// - Parameters:
  ///   - needsWholeTitle: True if the beginning of a title is not enough, as something is changed.
  ///   - choose: Chooses one of several records with the name, if any will do.
  /// - Throws: An error if none or several have the name, with suggestions.
  static func record(
    named name: String, in records: [RecipeRecord], needsWholeTitle: Bool,
    choosing choose: ([RecipeRecord]) -> RecipeRecord?
  ) throws(CommandFailure) -> RecipeRecord {
    switch find(name, in: records) {
    case .one(let record): return record
    case .beginning(let record) where needsWholeTitle: throw begun(name, record)
    case .beginning(let record): return record
    case .many(let records):
      guard let record = choose(records) else { throw ambiguous(name, records) }
      return record
    case .none(let nearest): throw unknown(name, nearest)
    }
  }

  private static func begun(_ name: String, _ record: RecipeRecord) -> CommandFailure {
    CommandFailure(
      "no record has the whole title '\(name)'",
      help: "did you mean '\(record.recipe.title)'? it is \(record.reference.words)",
      status: .nothingFound)
  }

  private static func ambiguous(_ name: String, _ records: [RecipeRecord]) -> CommandFailure {
    let shown = records.prefix(10).map { "  \($0.reference.words)  \($0.recipe.title)" }
    let rest = records.count > 10 ? ["  and \(records.count - 10) more"] : []
    return CommandFailure(
      "'\(name)' could be \(records.count) records", help: "name one of them as SOURCE:ID",
      details: shown + rest)
  }

  private static func unknown(_ name: String, _ nearest: [String]) -> CommandFailure {
    let titles = nearest.map { "'\($0)'" }.joined(separator: " or ")
    let help =
      titles.isEmpty
      ? "'recipes list --no-merge --fields sources,title' shows every record"
      : "did you mean \(titles)?"
    return CommandFailure("there is no record '\(name)'", help: help, status: .nothingFound)
  }
}
