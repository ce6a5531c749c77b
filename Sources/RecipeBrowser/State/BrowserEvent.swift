package import RecipeCore
package import RecipeMerging
package import RecipeSearch
package import TerminalScreen

/// An event of a browser.
package enum BrowserEvent: Sendable {
  /// A person did something.
  case input(InputEvent)
  /// The terminal has another size.
  case resized(ScreenSize)
  /// The recipes are being read; the text says how far.
  case progress(String)
  /// The recipes are there.
  case loaded(BrowserCollection)
  /// A search has ended.
  case found(BrowserAnswer)
  /// The tags and publishers are counted.
  case terms(SearchTerms)
  /// The sources and tags of the recipes that match are counted.
  case filters(FilterCounts)
  /// The marks of all recipes.
  case marks(RecipeMarks)
  /// The complete version of a recipe that was listed without ingredients.
  case completed(RankedRecipe)
  /// The recipes that are alike, but not the same as one.
  case variants(of: String, [RecipeVariant])
  /// Something was done, or could not be.
  case told(String)
}

/// The facts about the collection as a whole.
package struct BrowserCollection: Sendable {
  /// The standing of what is shown while the sources are read.
  package enum Standing: Sendable {
    /// All sources are read.
    case complete
    /// The recipes are those of an earlier run.
    case kept
    /// The records that have arrived are there, each as a recipe of its own.
    case arriving
  }

  /// The number of recipes.
  package let count: Int
  /// The names of the sources.
  package let sources: [String]
  /// The traits of the sources, by name.
  package let traits: [String: SourceTraits]
  /// The sources that are missing, in words for a person; empty if none is.
  package let troubles: [String]
  /// The standing of the recipes.
  package let standing: Standing

  /// Creates the facts.
  package init(
    count: Int, sources: [String], traits: [String: SourceTraits], troubles: [String],
    standing: Standing = .complete
  ) {
    self.count = count
    self.sources = sources
    self.traits = traits
    self.troubles = troubles
    self.standing = standing
  }
}

/// The part of a list that a browser asked for.
package struct BrowserAnswer: Sendable {
  /// The search that it answers.
  package let search: BrowserSearch
  /// The recipes from an offset on.
  package let rows: [RankedRecipe]
  /// The number of recipes before them.
  package let offset: Int
  /// The number of recipes that match.
  package let total: Int
  /// The flaw of the query, in words for a person; the rows are of no meaning then.
  package let problem: String?
  /// The position of the recipe that is to remain selected, or `nil`.
  package let selected: Int?

  /// Creates an answer from its parts.
  ///
  /// - Parameter offset: The number of recipes before the rows; `nil` for as many as were asked for.
  package init(
    _ search: BrowserSearch, rows: [RankedRecipe], offset: Int? = nil, total: Int,
    problem: String? = nil, selected: Int? = nil
  ) {
    self.search = search
    self.rows = rows
    self.offset = offset ?? search.offset
    self.total = total
    self.problem = problem
    self.selected = selected
  }
}

/// A recipe that is like another one.
package struct RecipeVariant: Sendable {
  /// The recipe.
  package let recipe: RankedRecipe
  /// The reasons for and against one recipe, in words.
  package let reasons: String

  /// Creates a variant.
  package init(_ recipe: RankedRecipe, reasons: String) {
    self.recipe = recipe
    self.reasons = reasons
  }
}
