import JSONSyntax
package import RecipeCore

/// A reader of YAML files with the objects that JSON may have, too.
///
/// ```
/// title: Leek soup
/// ingredients:
///   - 2 leeks
/// steps:
///   - Wash the leeks.
/// ```
package struct YAMLRecipeReader: RecipeDocumentReader {
  private static let dialect = "YAML"

  private let map: RecipeFieldMap

  /// Creates a reader.
  ///
  /// - Parameter map: The places of fields that a person named.
  package init(map: RecipeFieldMap = .none) { self.map = map }

  package func mapping(_ map: RecipeFieldMap) -> any RecipeDocumentReader {
    YAMLRecipeReader(map: map)
  }

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    let text = LegacyText(bytes)
    var list = RecipeList(documentSize: bytes.count)
    var notes = DocumentNotes(path: path)
    if let oddity = text.oddity { notes.add(.note, oddity) }
    for part in YAMLDocuments(text.utf8) {
      do {
        let read = try part.value()
        notes.add(read.problems, of: .yaml)
        let json = Array(LanguageChoice.chosen(read.value).json.utf8)
        let finder = JSONRecipeFinder(
          in: try JSONDocument(parsing: json).root, path: path, fields: fields, size: json.count,
          firstLine: part.line, map: map, isWhole: part.line == 1)
        for entry in finder.list.entries { list.append(entry) }
        notes.add(finder.notes.ofDocument(startingAt: part.line))
      } catch let fault as RepairedValue.Fault {
        notes.add(fault, of: .yaml)
      } catch {
        notes.add(.error, "its values are nested too deeply, or too many", line: part.line)
      }
    }
    notes.add(list)
    if list.entries.isEmpty, notes.diagnostics.isEmpty {
      notes.add(.note, "no recipe: the file has no object with ingredients or directions")
    }
    return DocumentOutcome(entries: list.entries, diagnostics: notes.all, dialect: Self.dialect)
  }

  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    for part in YAMLDocuments(LegacyText(bytes).utf8) {
      guard let value = try? part.value() else { continue }
      JSONRecipeReader().forEachValue(in: Array(value.value.json.utf8), path: path, body)
    }
  }
}
