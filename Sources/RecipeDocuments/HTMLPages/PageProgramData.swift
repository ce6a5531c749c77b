import HTMLSyntax
import JSONSyntax
import RecipeCore

/// The recipe in the data that the program of a page works on: `__NEXT_DATA__` and the like.
///
/// Such data also has what else the page shows, such as other recipes: the one with the page's title
/// counts, or the only one with ingredients and directions.
enum PageProgramData {
  /// Returns the recipe of a page, if there is one.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - facts: Its facts, with the places of the data.
  ///   - titles: Texts that have the title of the page.
  static func recipes(
    in page: [UInt8], _ facts: PageFacts, path: String, fields: RecipeFieldSet, titles: [String]
  ) -> [PageRecipe] {
    var places = HTMLPositionCounter(page)
    let found = facts.programData.flatMap { range in
      recipes(in: page, range, line: places.place(of: range.lowerBound).line, path, fields)
    }
    let whole = found.filter {
      !$0.recipe.ingredients.isEmpty && !$0.recipe.directions.isEmpty
    }
    let named = whole.filter { entry in
      titles.contains { $0.lowercased().contains(entry.recipe.title.lowercased()) }
    }
    guard let entry = named.first ?? (whole.count == 1 ? whole.first : nil) else { return [] }
    return [
      PageRecipe(
        draft: entry.recipe, line: entry.line, notes: DocumentNotes(path: path),
        dialect: "data of the page's program", isMainEntity: true)
    ]
  }

  private static func recipes(
    in page: [UInt8], _ range: Range<Int>, line: Int, _ path: String, _ fields: RecipeFieldSet
  ) -> [DocumentOutcome.Entry] {
    guard let document = try? JSONDocument(parsing: page, in: range) else { return [] }
    return JSONRecipeFinder(
      in: document.root, path: path, fields: fields, size: range.count, firstLine: line
    ).list.entries
  }
}
