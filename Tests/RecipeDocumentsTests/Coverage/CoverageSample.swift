import RecipeCore
import Testing

@testable import RecipeDocuments

/// A document, the recipe that was read from it, and what a person would say was not read.
struct CoverageSample: Sendable, CustomTestStringConvertible {
  let about: String
  let path: String
  let text: String
  let recipes: [Recipe]
  /// The lines of the recipes.
  var lines: [Int] = [1]
  var unread: [String] = []
  /// The least and greatest share in percent.
  var share = 100...100

  var testDescription: String { about }

  /// The coverage of the document.
  func coverage(_ detail: ReadingCoverage.Detail = .names) -> ReadingCoverage? {
    let entries = zip(recipes, lines).map { DocumentOutcome.Entry(recipe: $0, line: $1) }
    let outcome = DocumentOutcome(entries: entries, diagnostics: [], dialect: "test")
    return AnyDocumentReader().coverage(of: outcome, in: Array(text.utf8), path: path, detail)
  }
}
