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
    var places = HTMLPositionCounter(page)
    let cards = PageCards.recipes(of: structure)
    if cards.count > 1 {
      return cards.map { PageRecipe(of: $0.recipe, line: places.place(of: $0.offset).line, path) }
    }
    let parts = PageParts.parts(of: structure)
    if !parts.isEmpty, var draft = PageParts.recipe(of: parts, in: structure) {
      draft.title = PageTitle.title(of: document, facts)
      return [PageRecipe(of: draft, line: 1, path)]
    }
    let chapters = PageChapters.chapters(of: structure)
    if !chapters.isEmpty {
      return chapters.map { chapter in
        let outline = PageOutline(of: structure, in: chapter.lines)
        var draft = outline.draft
        draft.title = chapter.title
        draft.takeRemarks(in: outline.remarks, of: structure)
        return PageRecipe(of: draft, line: 1, path)
      }
    }
    let outline = PageOutline(of: structure, in: structure.lines.indices)
    guard outline.isRecipe else { return [] }
    var draft = outline.draft
    draft.title = PageTitle.title(of: document, facts)
    draft.takeRemarks(in: outline.remarks, of: structure)
    return [PageRecipe(of: draft, line: 1, path)]
  }

  /// Visits the lines of the recipes that are read below headings, without these.
  static func forEachValue(
    in document: HTMLDocument, of page: [UInt8], _ body: (DocumentValue) -> Void
  ) {
    let structure = PageStructure(of: document)
    guard PageCards.recipes(of: structure).count < 2 else { return }
    let parts = PageParts.parts(of: structure)
    let areParts = PageParts.recipe(of: parts, in: structure)?.ingredients.isEmpty == false
    let chapters = areParts ? parts.map(\.lines) : PageChapters.chapters(of: structure).map(\.lines)
    var places = HTMLPositionCounter(page)
    for (number, range) in (chapters.isEmpty ? [structure.lines.indices] : chapters).enumerated() {
      let outline = PageOutline(of: structure, in: range)
      guard outline.isRecipe || !chapters.isEmpty else { return }
      var section = "text"
      for line in structure.lines[outline.lines] where !line.isLink {
        if line.section != nil {
          section = line.text
        } else if RecipeKey(IngredientHeading.name(of: line.text).utf8) == nil,
          !IngredientTable.isNamed(by: line.cells.map(\.text))
        {
          let place = places.place(of: line.offset).line
          let value = DocumentValue(line: line.displayed, in: section, at: place)
          body(DocumentValue(value.name, value.text, line: place, item: areParts ? 0 : number))
        }
      }
    }
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
