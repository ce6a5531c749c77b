import JSONSyntax
import RecipeCore
import RecipeDocuments

/// A reader of the records of an answer, by their shapes and by the paths that a person named.
struct RecordReader {
  private let reader: JSONRecipeReader
  private let fields: RecipeFieldSet
  private let address: String

  /// The maximum number of diagnostics of an answer.
  private static let maximumDiagnosticCount = 10

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - map: The places of fields.
  ///   - fields: The fields needed.
  ///   - address: The address of the answer, for the locations of diagnostics.
  init(map: RecipeFieldMap, fields: RecipeFieldSet, address: String) {
    reader = JSONRecipeReader(map: map)
    self.fields = fields
    self.address = address
  }

  /// Finds the recipes of an answer, wherever they are.
  func read(whole root: JSONValue) -> DocumentOutcome {
    let text = root.kind == .array ? Self.list(root.elements) : Array(root.text.utf8)
    return limited(reader.read(text, path: address, fields: fields))
  }

  /// Reads records, each of which should be a recipe.
  func read(_ records: some Collection<JSONValue>) -> DocumentOutcome {
    limited(reader.read(Self.list(records), path: address, fields: fields))
  }

  /// Returns the text of an object in which records are where only recipes are expected.
  private static func list(_ records: some Collection<JSONValue>) -> [UInt8] {
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    json.name("recipes")
    json.beginArray()
    for record in records { json.raw(record.text) }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  /// Returns the outcome as plain text and with few diagnostics, at the address as a whole: lines of an
  /// answer tell nobody anything.
  private func limited(_ outcome: DocumentOutcome) -> DocumentOutcome {
    let problems = outcome.diagnostics.filter { $0.severity > .note }
    var diagnostics = problems.prefix(Self.maximumDiagnosticCount).map { problem in
      Diagnostic(
        problem.severity == .error ? .warning : problem.severity, problem.message,
        at: TextLocation(path: address), help: problem.help)
    }
    if problems.count > Self.maximumDiagnosticCount {
      diagnostics.append(
        Diagnostic(
          .warning, "\(problems.count - Self.maximumDiagnosticCount) more problems in this answer",
          at: TextLocation(path: address)))
    }
    return DocumentOutcome(
      entries: outcome.entries.compactMap(\.plainText),
      diagnostics: skipped(in: outcome) + diagnostics, dialect: outcome.dialect)
  }

  /// Returns a warning about records that are not recipes among others that are.
  private func skipped(in outcome: DocumentOutcome) -> [Diagnostic] {
    guard outcome.skippedCount > 0, !outcome.entries.isEmpty else { return [] }
    return [
      Diagnostic(
        .loss,
        "records of an answer without a title, left out: \(outcome.skippedCount) of "
          + "\(outcome.skippedCount + outcome.entries.count)", at: TextLocation(path: address),
        help: "[sources.NAME.map] names the key of a title: title = \"KEY\"")
    ]
  }
}
