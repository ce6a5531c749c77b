package import RecipeCore

/// The loss of a document of one recipe: the difference between the recipe and what a reader makes
/// of the document.
package struct RecipeLoss: Sendable, Hashable {
  /// A field that came back different, or not at all.
  package struct Part: Sendable, Hashable {
    /// The field.
    package let field: RecipeField
    /// The part of it that was lost, if not all: `count` of a rating, "2 of 14" tags.
    package let detail: String?

    /// The field with the part that was lost.
    package var description: String { field.rawValue + (detail.map { " (\($0))" } ?? "") }
  }

  /// The fields, in the order of `RecipeField`; empty if nothing was lost.
  package let parts: [Part]

  /// Compares a recipe with what was read back, which is `nil` if there was no recipe.
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
  ///   - recipe: The recipe that was written.
  ///   - document: The document, which contains no other recipe.
  ///   - reader: The reader of the format.
  ///   - path: The document's path, whose extension may determine the format.
  package init(
    of recipe: Recipe, in document: [UInt8], readBy reader: any RecipeDocumentReader, path: String
  ) {
    let outcome = reader.read(document, path: path, fields: .all)
    let copy = outcome.entries.count == 1 ? outcome.entries.first?.recipe : nil
    self.init(of: recipe, readBackAs: copy)
  }
}
