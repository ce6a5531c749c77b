import HTMLSyntax
import JSONSyntax
import RecipeCore

/// The recipes in the elements of a page.
enum MarkupRecipes {
  /// Returns the recipes of the first syntax that has any, in the order of the page; otherwise a
  /// recipe that has only a name.
  static func recipes(
    in document: HTMLDocument, of page: [UInt8], path: String, fields: RecipeFieldSet
  ) -> [PageRecipe] {
    var named: PageRecipe?
    for markup in ItemMarkup.allCases {
      let items = MarkupItemReader.recipes(in: document, as: markup)
      var places = HTMLPositionCounter(page)
      let recipes = items.compactMap { item, offset in
        recipe(item, at: places.place(of: offset), markup, path, fields)
      }
      if recipes.contains(where: \.hasContent) { return recipes.different() }
      named = named ?? recipes.first { !$0.key.isEmpty }
    }
    return named.map { [$0] } ?? []
  }

  /// Reads an item as the equivalent node of JSON-LD.
  private static func recipe(
    _ item: MarkupItem, at place: HTMLPosition, _ markup: ItemMarkup, _ path: String,
    _ fields: RecipeFieldSet
  ) -> PageRecipe? {
    guard let document = try? JSONDocument(parsing: item.json) else { return nil }
    var notes = DocumentNotes(
      path: path, firstLine: place.line, firstColumn: place.column, hasPlaces: false)
    var graph = SchemaOrgGraph(of: document.root)
    let draft = SchemaOrgRecipe.draft(
      of: RecipeMembers(of: document.root, in: SchemaOrgMember.table), graph: &graph,
      fields: fields, notes: &notes)
    return PageRecipe(
      draft: draft, line: place.line, notes: notes, dialect: markup.dialect, isMainEntity: false,
      displaysSteps: true)
  }
}
