import HTMLSyntax
import RecipeCore

/// The recipes that a page without structured data displays.
enum PageDisplay {
  /// The name of the syntax in reports.
  static let dialect = "HTML lists"

  /// Returns the recipes: several in elements of their own or below headings of their own, else one.
  static func recipes(
    in document: HTMLDocument, of page: [UInt8], path: String, _ facts: PageFacts
  ) -> [PageRecipe] {
    let structure = PageStructure(of: document)
    var places = HTMLPlaceCounter(page)
    let cards = PageCards.recipes(of: structure)
    if cards.count > 1 {
      return cards.map { PageRecipe(of: $0.recipe, line: places.place(of: $0.offset).line, path) }
    }
    let chapters = PageChapters.chapters(of: structure)
    if !chapters.isEmpty {
      return chapters.map { chapter in
        var draft = PageOutline(of: structure, in: chapter.lines).draft
        draft.title = chapter.title
        return PageRecipe(of: draft, line: 1, path)
      }
    }
    let outline = PageOutline(of: structure, in: structure.lines.indices)
    guard outline.isRecipe else { return [] }
    var draft = outline.draft
    draft.title = PageTitle.title(of: document, facts)
    return [PageRecipe(of: draft, line: 1, path)]
  }
}

extension PageRecipe {
  /// Creates the recipe of a page without data.
  fileprivate init(of draft: Recipe, line: Int, _ path: String) {
    self.init(
      draft: draft, line: line, notes: DocumentNotes(path: path), dialect: PageDisplay.dialect,
      isMainEntity: false, displaysSteps: true)
  }
}
