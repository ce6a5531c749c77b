package import JSONSyntax
package import RecipeCore

extension JSONRecipeReader {
  /// Reads an object that must be a recipe, though it may have nothing but a title.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - path: The words for its place in diagnostics.
  ///   - fields: The fields needed; others may be omitted.
  /// - Returns: No entry if it has no title, and the problems.
  package static func read(
    _ object: JSONValue, path: String, fields: RecipeFieldSet
  ) -> DocumentOutcome {
    let finder = JSONRecipeFinder(
      in: object, path: path, fields: fields, size: object.bytes.count, isListed: true)
    return DocumentOutcome(
      entries: finder.list.entries, diagnostics: finder.notes.all, dialect: finder.dialect ?? "")
  }
}
