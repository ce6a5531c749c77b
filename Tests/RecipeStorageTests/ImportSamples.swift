import RecipeCore
import RecipeDocuments
import RecipeStorage
import TestSupport

/// The library folder of these tests.
let libraryRoot = "/home/ann/recipes"

/// The record of imports in that folder.
let manifestPath = "/home/ann/recipes/.imports.ndjson"

extension ImportItem {
  /// A document with these recipes.
  init(_ origin: String, _ recipes: Recipe..., diagnostics: [Diagnostic] = []) {
    let entries = recipes.map { DocumentOutcome.Entry(recipe: $0, line: 1) }
    self.init(
      origin: origin, progress: .read(format: "test"),
      outcome: DocumentOutcome(entries: entries, diagnostics: diagnostics, dialect: "test"))
  }
}

extension ImportItem {
  /// What came through a pipe.
  init(stream: String, _ recipe: Recipe) {
    self.init(
      origin: stream, isLasting: false, progress: .read(format: "test"),
      outcome: DocumentOutcome(
        entries: [.init(recipe: recipe, line: 1)], diagnostics: [], dialect: "test"))
  }
}

extension Recipe {
  /// A recipe that is told apart by one ingredient.
  static func soup(_ title: String = "Leek Soup", _ ingredient: String = "2 leeks") -> Recipe {
    Recipe(title: title, ingredients: [ingredient, "1 l stock"])
  }
}

extension WritingFileSystem {
  /// Imports into the library of these tests.
  func importing(_ items: ImportItem..., options: ImportOptions = ImportOptions()) -> ImportReport {
    LibraryImporter(root: libraryRoot, files: self).run(items, options: options)
  }
}

extension ImportReport {
  /// Each entry in short: `imported leek-soup.json`, `skipped - reason`.
  var summary: [String] {
    entries.map { entry in
      let reason = entry.reason.map { ": \($0)" } ?? ""
      return "\(entry.status.rawValue) \(entry.file ?? "-")\(reason)"
    }
  }
}
