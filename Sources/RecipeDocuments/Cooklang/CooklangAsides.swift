import CooklangSyntax
import RecipeCore

/// The notes and the cookware of a recipe, which Cooklang has a syntax for.
struct CooklangAsides {
  /// The components of the cookware; empty if the syntax would not preserve the names.
  let cookware: [String]
  /// The paragraphs of the notes, each with a newline; empty if the syntax would not preserve them.
  let notes: [String]

  /// Marks up the notes and tools of a recipe.
  init(_ recipe: Recipe) {
    cookware = Self.cookware(recipe.tools)
    notes = Self.notes(recipe.notes)
  }

  private static func notes(_ notes: [String]) -> [String] {
    let paragraphs = notes.map { "> " + CooklangText.paragraph($0) + "\n" }
    let document = CooklangDocument(parsing: Array(paragraphs.joined(separator: "\n").utf8))
    return document.blocks.map { document.string($0.text) } == notes ? paragraphs : []
  }

  private static func cookware(_ names: [String]) -> [String] {
    let marks = names.map { "#\(CooklangText.name($0)){}" }
    let document = CooklangDocument(parsing: Array(marks.joined(separator: "\\\n").utf8))
    let read = document.blocks.flatMap { document.items(of: $0) }
      .filter { $0.kind == .cookware }.map { document.string($0.name) }
    return read == names ? marks : []
  }
}
