import HTMLSyntax
import JSONSyntax
package import RecipeCore

/// A reader of the recipes that web pages describe for search engines.
///
/// JSON-LD takes precedence, then microdata, RDFa and microformats, then the data of the page's
/// program, then what the page displays below headings; the head of the page supplies missing values.
package struct HTMLPageReader: RecipeDocumentReader {
  /// Creates a reader.
  package init() {}

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    let encoding = HTMLEncoding(of: bytes)
    let page = encoding.decoded(bytes)
    guard page.count <= HTMLLimits.standard.size else {
      return Self.outcome(without: "the page is larger than 64 MiB", .error, path)
    }
    // Content distinguishes the recipe of a page from those that it only names.
    let fields = fields.union(.directions)
    let facts = PageFacts(of: page, at: path)
    var places = HTMLPositionCounter(page)
    let blocks = facts.structuredData.compactMap { StructuredDataBlock($0, of: page, &places) }
    let found = StructuredDataRecipes(in: blocks, path: path, fields: fields)
    var recipes = found.recipes.different()
    guard recipes.count < 2 || recipes.contains(where: \.hasContent) else {
      return Self.outcome(without: "no recipe: the page only names \(recipes.count)", .note, path)
    }
    if recipes.count < 2 {
      recipes = Self.completed(recipes, from: page, facts, path: path, fields: fields)
    }
    var notes = Self.notes(of: encoding, of: bytes, path)
    notes.add(found.repairs)
    return Self.outcome(recipes, facts, notes, size: bytes.count)
      ?? Self.outcome(without: Self.whyNone(found.otherTypes), .note, path)
  }

  /// Returns the recipes of a page with little JSON-LD, completed from its elements.
  private static func completed(
    _ known: [PageRecipe], from page: [UInt8], _ facts: PageFacts, path: String,
    fields: RecipeFieldSet
  ) -> [PageRecipe] {
    let document = HTMLDocument(parsing: page)
    var recipes = known
    if known.first?.lacksContent ?? true {
      let others = MarkupRecipes.recipes(in: document, of: page, path: path, fields: fields)
      recipes = recipes.filled(from: others)
    }
    if recipes.isEmpty, !facts.programData.isEmpty {
      let titles = [PageTitle.title(of: document, facts), facts.openGraph["og:title"] ?? ""]
      recipes = PageProgramData.recipes(
        in: page, facts, path: path, fields: fields, titles: titles)
    }
    if recipes.isEmpty {
      recipes = PageDisplay.recipes(in: document, of: page, path: path, facts)
    }
    guard recipes.count == 1 else { return recipes }
    recipes[0].fillHoles(from: document, facts)
    recipes[0].draft.takeIngredients(from: PageRows(of: document))
    recipes[0].draft.takeRemarks(from: document)
    return recipes
  }

  /// Returns the notes of a page, with a warning if its encoding is guessed.
  private static func notes(
    of encoding: HTMLEncoding, of bytes: [UInt8], _ path: String
  ) -> DocumentNotes {
    var notes = DocumentNotes(path: path)
    if encoding == .windows1252, let label = HTMLEncoding.unknownLabel(in: bytes) {
      notes.add(
        .warning,
        "the page declares charset '\(label)', which is not supported; read as Windows-1252",
        help: "save the page as UTF-8 to preserve its characters")
    }
    return notes
  }

  /// Returns the outcome of a page with recipes, or `nil` if there are none.
  private static func outcome(
    _ recipes: [PageRecipe], _ facts: PageFacts, _ notes: DocumentNotes, size: Int
  ) -> DocumentOutcome? {
    guard let first = recipes.first else { return nil }
    var list = RecipeList(documentSize: size)
    var notes = notes
    for recipe in recipes {
      notes.add(recipe.notes)
      var draft = recipe.draft
      draft.tidyPageText()
      draft.fillHoles(from: facts)
      if let finished = draft.cleaned(keepsNumbers: recipe.displaysSteps) {
        list.append(
          DocumentOutcome.Entry(recipe: finished, line: recipe.line, statedID: recipe.statedID))
      } else {
        notes.add(.warning, "a recipe has no title and was skipped", line: recipe.line)
      }
    }
    notes.add(list)
    return DocumentOutcome(entries: list.entries, diagnostics: notes.all, dialect: first.dialect)
  }

  private static func outcome(
    without message: String, _ severity: Diagnostic.Severity, _ path: String
  ) -> DocumentOutcome {
    let diagnostic = Diagnostic(severity, message, at: TextLocation(path: path))
    return DocumentOutcome(entries: [], diagnostics: [diagnostic], dialect: "HTML")
  }

  /// Returns the reason why there is no recipe, with the types of what there is instead.
  private static func whyNone(_ types: [String]) -> String {
    let others = types.map { "'\($0.prefix(40))'" }.joined(separator: ", ")
    return "no recipe: the page has no schema.org/Recipe as JSON-LD, microdata or RDFa, no "
      + "h-recipe, and no lists below headings such as 'Ingredients' and 'Method'"
      + (others.isEmpty ? "" : "; its JSON-LD describes " + others)
  }
}

extension PageRecipe {
  /// True if the recipe lacks ingredients or directions.
  fileprivate var lacksContent: Bool { draft.ingredients.isEmpty || draft.directions.isEmpty }

  /// Fills missing values from the headings of the page and the lists below them.
  fileprivate mutating func fillHoles(from document: HTMLDocument, _ facts: PageFacts) {
    draft.title =
      key.isEmpty
      ? PageTitle.title(of: document, facts)
      : PageTitle.title(draft.title, withoutSiteIn: document, facts)
    let isSuspect = draft.ingredients.count == 1 || draft.directions.count <= Recipe.fewSteps
    guard lacksContent || isSuspect else { return }
    let page = PageStructure(of: document)
    let displayed = PageOutline(of: page, in: page.lines.indices).draft
    draft.divideIngredient(as: displayed)
    draft.takeWholeDirections(of: displayed)
    displaysSteps = displaysSteps || draft.directions.isEmpty
    draft.fillHoles(from: displayed)
  }
}

extension Recipe {
  /// Divides ingredients that are one text into the lines that the page displays, if these have the
  /// same letters.
  fileprivate mutating func divideIngredient(as displayed: Recipe) {
    guard ingredients.count == 1, displayed.ingredients.count > 1 else { return }
    let lines = IngredientWording(displayed.ingredients.joined(separator: " "))
    guard lines.hasLetters(of: IngredientWording(ingredients[0])) else { return }
    (ingredients, ingredientGroups) = (displayed.ingredients, displayed.ingredientGroups)
  }
}

extension Recipe {
  /// The number of steps that may be a part of those that the page displays.
  fileprivate static let fewSteps = 2

  /// Takes the directions that the page displays if the data has less than half of their text.
  fileprivate mutating func takeWholeDirections(of displayed: Recipe) {
    guard !directions.isEmpty, directions.count <= Self.fewSteps else { return }
    let own = directions.map { FoldedText.key($0.utf8) }
    let all = displayed.directions.map { FoldedText.key($0.utf8) }.joined()
    let sentences = displayed.directions.count(where: SentenceText.isSentence)
    guard sentences * 5 >= displayed.directions.count * 4,
      own.allSatisfy({ !$0.isEmpty && all.contains($0) }),
      all.utf8.count > 2 * own.joined().utf8.count
    else { return }
    (directions, directionGroups) = (displayed.directions, displayed.directionGroups)
  }
}

extension [PageRecipe] {
  /// Returns the only recipe, if any, completed from others of the page.
  fileprivate func filled(from others: [PageRecipe]) -> [PageRecipe] {
    guard var recipe = first,
      let other = others.first(where: { $0.key == recipe.key }) ?? others.first
    else { return isEmpty ? others : self }
    guard recipe.hasContent || others.count == 1 || other.key == recipe.key else { return others }
    recipe.displaysSteps = recipe.draft.directions.isEmpty
    recipe.draft.fillHoles(from: other.draft)
    return [recipe]
  }
}
