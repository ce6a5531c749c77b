package import RecipeCore

/// What a document could not carry of one recipe: what was written, compared with what a reader
/// makes of it.
package struct RecipeLoss: Sendable, Hashable {
  /// A field that came back different, or not at all.
  package struct Part: Sendable, Hashable {
    /// The field.
    package let field: RecipeField
    /// What of it was lost when not all was: `count` of a rating, "2 of 14" tags.
    package let detail: String?

    /// The field and what of it was lost.
    package var description: String { field.rawValue + (detail.map { " (\($0))" } ?? "") }
  }

  /// The fields, in the order of the contract; empty when nothing was lost.
  package let parts: [Part]

  /// Compares a recipe with what was read back; `nil` if no recipe was.
  package init(of recipe: Recipe, readBackAs copy: Recipe?) {
    guard recipe != copy else {
      parts = []
      return
    }
    parts = RecipeField.allCases.compactMap { field in
      let values = FieldValues(of: field, in: recipe)
      return values.difference(from: copy.map { FieldValues(of: field, in: $0) }).map {
        Part(field: field, detail: $0.isEmpty ? nil : $0)
      }
    }
  }

  /// Compares a recipe with what a reader makes of its document.
  ///
  /// - Parameters:
  ///   - recipe: What was written.
  ///   - document: The document, which holds no other recipe.
  ///   - reader: Reads the format.
  ///   - path: The document's path, of which a reader may take the ending for a sign.
  package init(
    of recipe: Recipe, in document: [UInt8], readBy reader: any RecipeDocumentReader, path: String
  ) {
    let outcome = reader.read(document, path: path, fields: .all)
    let copy = outcome.entries.count == 1 ? outcome.entries.first?.recipe : nil
    self.init(of: recipe, readBackAs: copy)
  }
}
