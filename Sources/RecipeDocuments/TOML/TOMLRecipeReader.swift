import JSONSyntax
package import RecipeCore

/// A reader of TOML files with the objects that JSON may have, too.
///
/// ```
/// title = "Leek soup"
///
/// [[ingredients]]
/// amount = 2
/// name = "leeks"
///
/// [[steps]]
/// text = "Wash the leeks."
/// ```
package struct TOMLRecipeReader: RecipeDocumentReader {
  private static let dialect = "TOML"

  private let map: RecipeFieldMap

  /// Creates a reader.
  ///
  /// - Parameter map: The places of fields that a person named.
  package init(map: RecipeFieldMap = .none) { self.map = map }

  package func mapping(_ map: RecipeFieldMap) -> any RecipeDocumentReader {
    TOMLRecipeReader(map: map)
  }

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    let text = LegacyText(bytes)
    var notes = DocumentNotes(path: path)
    if let oddity = text.oddity { notes.add(.note, oddity) }
    var entries: [DocumentOutcome.Entry] = []
    do {
      let read = try Self.value(text.utf8)
      notes.add(read.problems, of: .toml)
      let json = Array(LanguageChoice.chosen(read.value).json.utf8)
      let finder = JSONRecipeFinder(
        in: try JSONDocument(parsing: json).root, path: path, fields: fields, size: json.count,
        firstLine: 1, map: map, isWhole: true)
      notes.add(finder.notes.ofDocument(startingAt: 1))
      notes.add(finder.list)
      entries = finder.list.entries
    } catch let fault as RepairedValue.Fault {
      notes.add(fault, of: .toml)
    } catch {
      notes.add(.error, "its values are nested too deeply, or too many", line: 1)
    }
    if entries.isEmpty, notes.diagnostics.isEmpty {
      notes.add(.note, "no recipe: the file has no table with ingredients or directions")
    }
    return DocumentOutcome(entries: entries, diagnostics: notes.all, dialect: Self.dialect)
  }

  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    guard let value = try? Self.value(LegacyText(bytes).utf8) else { return }
    JSONRecipeReader().forEachValue(in: Array(value.value.json.utf8), path: path, body)
  }

  /// Returns the values of a document.
  private static func value(_ bytes: [UInt8]) throws(RepairedValue.Fault) -> RepairedValue {
    try RepairedValue(parsing: bytes, in: bytes.indices, line: 1, .toml)
  }
}
