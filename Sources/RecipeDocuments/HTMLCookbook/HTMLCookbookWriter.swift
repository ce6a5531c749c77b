package import RecipeCore

/// A writer of cookbooks: a self-contained page, for the screen or for print.
///
/// Each recipe is an article with its JSON-LD, from which the page is read back. Images are links,
/// because a page that loads them would need a network and reveal its reader.
package struct HTMLCookbookWriter: RecipeDocumentWriter {
  package let carriedFields = Set(RecipeField.allCases)
  package let holdsSeveral = true

  /// Creates a writer.
  package init() {}

  package func write(_ recipes: some Collection<Recipe>, to sink: (consuming [UInt8]) -> Void) {
    let isBook = recipes.count != 1
    sink(Array(head(of: recipes).utf8))
    if isBook { writeContents(of: recipes, to: sink) }
    sink(Array("<main id=\"recipes\">\n".utf8))
    for (index, recipe) in recipes.enumerated() {
      let article = HTMLRecipeArticle(
        recipe, anchor: Self.anchor(index), headingLevel: isBook ? 2 : 1)
      sink(Array(article.text.utf8))
    }
    sink(Array("</main>\n</body>\n</html>\n".utf8))
  }

  private static func anchor(_ index: Int) -> String { "recipe-\(index + 1)" }

  private func head(of recipes: some Collection<Recipe>) -> String {
    let only = recipes.count == 1 ? recipes.first : nil
    return """
      <!DOCTYPE html>
      <html lang="\(Self.language(of: recipes))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="\(Self.generator)">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(HTMLEscaping.text(only?.title ?? "Cookbook"))</title>
      <style>
      \(CookbookStyle.sheet)
      </style>
      </head>
      <body>

      """
  }

  /// The generator that the page declares, by which readers recognise our pages.
  static let generator = "recipes cookbook"

  /// A policy that permits no requests and no scripts, whatever a recipe contains.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'"

  /// Returns the common language of all recipes, or English, the language of the labels, if there
  /// is none.
  private static func language(of recipes: some Collection<Recipe>) -> String {
    guard let language = recipes.first?.language, HTMLEscaping.isLanguage(language),
      recipes.allSatisfy({ $0.language == language })
    else { return "en" }
    return language
  }

  private func writeContents(
    of recipes: some Collection<Recipe>, to sink: (consuming [UInt8]) -> Void
  ) {
    let start = """
      <a class="skip" href="#recipes">Skip to the recipes</a>
      <header class="cover">
      <h1>Cookbook</h1>
      <p>\(recipes.count) recipes</p>
      </header>
      <nav aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ol>

      """
    sink(Array(start.utf8))
    for (index, recipe) in recipes.enumerated() {
      let title = HTMLEscaping.text(recipe.title)
      sink(Array("<li dir=\"auto\"><a href=\"#\(Self.anchor(index))\">\(title)</a></li>\n".utf8))
    }
    sink(Array("</ol>\n</nav>\n".utf8))
  }
}
