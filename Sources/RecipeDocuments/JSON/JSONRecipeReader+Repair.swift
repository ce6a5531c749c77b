import JSONSyntax
import RecipeCore

extension JSONRecipeReader {
  /// Reads a document that is not valid JSON, if its faults are typical of programs.
  ///
  /// Other faults are left to a person: a file that ends too early, or lacks a comma, may mean
  /// anything.
  ///
  /// - Returns: `nil` if there are other faults.
  func repairedOutcome(
    of bytes: [UInt8], path: String, fields: RecipeFieldSet
  ) -> DocumentOutcome? {
    let repaired = JSONRepairedText(repairing: bytes, in: 0..<bytes.count)
    guard repaired.repairs.allSatisfy({ Self.harmless.contains($0.kind) }),
      let document = try? JSONDocument(parsing: repaired.bytes)
    else { return nil }
    var notes = DocumentNotes(path: path)
    for repair in repaired.repairs { notes.add(repair, in: bytes) }
    let outcome = outcome(
      of: document.root, size: bytes.count, path: path, fields: fields)
    return DocumentOutcome(
      entries: outcome.entries, diagnostics: notes.all + outcome.diagnostics,
      dialect: outcome.dialect)
  }

  /// The faults that can be repaired in one way only.
  private static let harmless: Set<JSONRepair.Kind> = [
    .controlCharacter, .badEscape, .comment, .strayComma, .innerQuote,
  ]
}

extension DocumentNotes {
  /// Adds a warning about a repair, located at its first occurrence.
  fileprivate mutating func add(_ repair: JSONRepair, in bytes: [UInt8]) {
    let place = JSONPosition(of: repair.offset, in: bytes)
    let times = repair.count > 1 ? " (\(repair.count) times)" : ""
    add(
      .warning, "not valid JSON: \(repair.kind.message)\(times)", line: place.line,
      column: place.column, help: "correct the file")
  }
}
